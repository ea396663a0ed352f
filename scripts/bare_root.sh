#!/usr/bin/env bash
# Run a command in a bare Debian: git, make, Python and nothing else, with a clone of this checkout.
#
#   scripts/bare_root.sh COMMAND…       in the clone; the exit status is the command's
#
# Needs root on Debian. What is installed, started or written there is gone with it. Exit status 125:
# no such root could be made; stderr says why.
set -euo pipefail

no_root() {
    echo "No bare root: $*" >&2
    exit 125
}

here=$(realpath "$(dirname "$0")/..")
[ "$(id -u)" = 0 ] || no_root "only root can make one"
release=$(. /etc/os-release && echo "${VERSION_CODENAME:-}") || no_root "what system is this?"
command -v apt-get >/dev/null && [ -n "$release" ] || no_root "this is no Debian"
if ! command -v mmdebstrap >/dev/null; then
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
        --no-install-recommends mmdebstrap; } >/dev/null || no_root "mmdebstrap cannot be installed"
fi
unshare --mount --pid --fork true 2>/dev/null || no_root "namespaces are not allowed here"

root=$(mktemp -d)
trap 'rm -rf --one-file-system "$root"' EXIT
# The packages come from where this machine has its own from.
{ cat /etc/apt/sources.list /etc/apt/sources.list.d/*.sources 2>/dev/null || true; } |
    mmdebstrap --quiet --variant=minbase --mode=root \
        --include=ca-certificates,git,make,python3,python3-venv "$release" "$root" - >/dev/null ||
    no_root "mmdebstrap failed"
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
certificates=/etc/ssl/certs/ca-certificates.crt
cp -L "$certificates" "$root$certificates"
git clone --quiet "$here" "$root/srv/sixrow" || no_root "the checkout cannot be cloned"

# What the machine says about proxies and package indexes holds in there as well.
passed=()
while IFS= read -r -d '' each; do
    case $each in
        *_proxy=* | *_PROXY=* | PIP_*URL=* | npm_config_registry=* | NPM_CONFIG_REGISTRY=*) passed+=("$each") ;;
    esac
done < <(env -0)

# Mounts and processes live in namespaces of their own, and end with the command.
export root
unshare --mount --pid --fork --kill-child bash -c '
    set -e
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --make-rslave "$root/dev"
    mount -t tmpfs tmpfs "$root/dev/shm"
    mount -t devpts devpts "$root/dev/pts" -o newinstance,ptmxmode=0666
    mount --bind "$root/dev/pts/ptmx" "$root/dev/ptmx"
    exec chroot "$root" "$@"' bash \
    /usr/bin/env -i HOME=/root LANG=C.UTF-8 TERM=dumb CI=true \
    PIP_CERT="$certificates" SSL_CERT_FILE="$certificates" NODE_EXTRA_CA_CERTS="$certificates" \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin ${passed[@]+"${passed[@]}"} \
    sh -c 'cd /srv/sixrow && "$@"' sh "$@"
