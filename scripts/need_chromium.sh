#!/bin/sh
# The tests of the web client drive a real Chromium. On Debian root gets it; others are told how.
set -eu

for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the tests of the web client"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
else
    echo "The tests of the web client need Chromium: install your system's package (Debian:" >&2
    echo "apt-get install chromium), so that chromium or google-chrome is found, and try again." >&2
    exit 1
fi
