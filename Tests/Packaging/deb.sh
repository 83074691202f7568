#!/bin/sh
# Installs, upgrades, tries, removes and purges the packages of `make deb` in a bare Debian, and checks that they leave
# nothing behind but the user's list. Needs root and debootstrap.
set -eu
folder=$(cd "${1:-.build/deb}" && pwd)
smoke=$(cd "$(dirname "$0")/../../debian/tests" && pwd)/smoke
root=$(mktemp -d)
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf "$root"' EXIT

inside() {
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root AUTOPKGTEST_TMP=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

# Shows the output of a command only if it fails.
quietly() {
    "$@" >"$root/tmp/log" 2>&1 || { cat "$root/tmp/log"; exit 1; }
}

# The system's files, without those that the package manager itself keeps.
files() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./var/cache \
        -o -path ./var/log -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./root \) -prune -o -print | sort)
}

. /etc/os-release
debootstrap --variant=minbase --include=python3,libbsd0,libedit2,libexpat1,libsqlite3-0,libutf8proc2 \
    "$VERSION_CODENAME" "$root" >/dev/null
mount -t proc proc "$root/proc"
files >"$root/tmp/before"
mkdir "$root/tmp/old" "$root/tmp/new"
for name in adder viper-gen; do
    cp "$folder/$name"_*.deb "$root/tmp/new"
    # The same package with an older version.
    dpkg-deb -R "$folder/$name"_*.deb "$root/tmp/unpacked"
    sed -i 's/^Version:.*/Version: 0.0.1-1/' "$root/tmp/unpacked/DEBIAN/control"
    dpkg-deb -b "$root/tmp/unpacked" "$root/tmp/old/$name.deb" >/dev/null
    rm -rf "$root/tmp/unpacked"
done
cp "$smoke" "$root/tmp"

echo "Installing an older version."
quietly inside sh -c 'apt-get install -y --no-install-recommends /tmp/old/*.deb'
quietly inside adder add 'Older item'
echo "Upgrading."
quietly inside sh -c 'apt-get install -y --no-install-recommends /tmp/new/*.deb'
inside dpkg-query -W adder viper-gen
inside adder list | grep -q 'Older item'
inside rm -r /root/.local
quietly inside sh -x /tmp/smoke
echo "Removing."
quietly inside apt-get remove -y adder viper-gen
quietly inside dpkg --purge adder viper-gen
files >"$root/tmp/after"
diff "$root/tmp/before" "$root/tmp/after"
[ -s "$root/root/.local/share/adder/adder.db" ]
echo "The packages leave nothing behind but the list."
