#!/bin/sh
# Say what the tests are going to install and why, and install what comes from the system: a Chromium,
# which the tests of the web client drive (one without windows: it needs a quarter less time than one
# that hides them), and a Firefox, in which some of them are run once more, because people use both.
# Root on Debian gets them; others get one command.
set -eu

has_any() {
    for name in "$@"; do command -v "$name" && return; done
    return 1
} >/dev/null 2>&1

if [ ! -d .venv/lib ]; then
    echo "The tests install the packages pinned in locks/dev.lock into .venv (1.6 GB) and the web"
    echo "client's into web/node_modules (90 MB). Both are in this folder; make clean removes them."
fi
missing=""
has_any chromium-headless-shell chromium chromium-browser google-chrome || missing="chromium-headless-shell"
has_any firefox-esr firefox || missing="${missing:+$missing }firefox-esr"
if [ -z "$missing" ]; then
    exit 0
fi
install="apt-get install --no-install-recommends $missing"
if ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests of the web client drive real browsers: install Chromium and Firefox with this" >&2
    echo "system's package manager, so that chromium or google-chrome, and firefox-esr or firefox are" >&2
    echo "on the PATH. Then: make test" >&2
    exit 1
elif [ "$(id -u)" != 0 ]; then
    echo "The tests of the web client drive real browsers, and only root can install them. Run" >&2
    echo "    sudo $install && make test" >&2
    exit 1
fi
echo "The tests drive real browsers: installing from Debian into this system: $missing"
apt-get update -qq
DEBIAN_FRONTEND=noninteractive $install -y -qq >/dev/null
