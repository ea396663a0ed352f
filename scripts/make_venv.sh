#!/bin/sh
# Make an empty virtual environment: make_venv.sh FOLDER [PYTHON]
# Uses the first Python of at least 3.11 it finds; says what to do if something is missing.
set -eu

folder=$1
wanted=${2-}

recent() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for name in ${wanted:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if recent "$name"; then
            echo "$name"
            return
        fi
    done
    if [ -n "$wanted" ]; then
        echo "$wanted is not a Python of version 3.11 or newer." >&2
    else
        echo "Sixrow needs Python 3.11 or newer, and none was found on the PATH." >&2
        echo "Install one, or name it: make setup PYTHON=<path of the interpreter>" >&2
    fi
    return 1
}

# Debian and Ubuntu ship Python without the part that venv needs.
add_ensurepip() {
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing $package, which this system keeps apart from Python"
        { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install \
            --no-install-recommends "$package"; } >/dev/null || return 1
    fi
    "$python" -c 'import ensurepip, venv' 2>/dev/null
}

python=$(find_python)
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null && ! add_ensurepip; then
    echo "$python cannot make virtual environments: its modules venv and ensurepip are missing." >&2
    echo "On Debian and Ubuntu they are in a package: sudo apt-get install $package" >&2
    exit 1
fi
echo "Making $folder with $("$python" --version)"
"$python" -m venv --clear "$folder"
