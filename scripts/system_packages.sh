#!/bin/sh
# Say what the tests are going to install and why, and install what comes from the system: only a
# Chromium, which the tests of the web client drive. Root on Debian gets it; others get one command.
set -eu

has_chromium() {
    command -v chromium || command -v chromium-browser || command -v google-chrome
} >/dev/null 2>&1

if [ ! -d .venv/lib ]; then
    echo "The tests install the packages pinned in locks/dev.lock into .venv (1.6 GB) and the web"
    echo "client's into web/node_modules (90 MB). Both are in this folder; make clean removes them."
fi
if has_chromium; then
    exit 0
fi
install="apt-get install --no-install-recommends chromium"
if ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests of the web client drive a real browser: install Chromium with this system's" >&2
    echo "package manager, so that chromium or google-chrome is on the PATH. Then: make test" >&2
    exit 1
elif [ "$(id -u)" != 0 ]; then
    echo "The tests of the web client drive a real browser, and only root can install it. Run" >&2
    echo "    sudo $install && make test" >&2
    exit 1
fi
echo "The tests drive a real browser: installing Debian's package chromium into this system"
apt-get update -qq
DEBIAN_FRONTEND=noninteractive $install -y -qq >/dev/null
