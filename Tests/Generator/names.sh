#!/bin/sh
# Writes down what this toolchain's libraries have names for, so that no module is called the same:
#
#     make generator-names
set -eu

libraries="Swift _Concurrency _StringProcessing Synchronization Observation FoundationEssentials Foundation Testing
    Glibc SwiftGlibc"
extract=$(command -v swift-symbolgraph-extract)
# /opt/swift/usr/bin/swift-symbolgraph-extract → /opt/swift/usr/lib/swift/linux
modules=$(dirname "$(dirname "$(readlink -f "$extract")")")/lib/swift/linux
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for library in $libraries; do
    "$extract" -module-name "$library" -target "$(uname -m)-unknown-linux-gnu" -sdk / -minimum-access-level public \
        -skip-synthesized-members -output-dir "$work" >&2
done

version=$(swiftc --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
cat <<SWIFT
/// What the libraries of Swift $version call types and modules of their own; Tests/Generator/names.sh writes it down.
enum StandardNames {
    static let types = words(
        """
SWIFT
# One symbol a line; those at the top have a path of one part.
cat "$work"/*.json | sed 's/{"kind":{"identifier":"/\n/g' |
    grep -E '^swift\.(actor|class|enum|macro|protocol|struct|typealias)"' |
    sed -nE 's/.*"pathComponents":\["([A-Z][A-Za-z0-9]*)(\([^"]*)?"\].*/\1/p' |
    LC_ALL=C sort -u | tr '\n' ' ' | fold -s -w 108 | sed 's/ *$//; s/^/        /'
cat <<'SWIFT'

        """
    )

    static let modules = words(
        """
SWIFT
for module in "$modules"/[A-Z]*.swiftmodule; do basename "$module" .swiftmodule; done |
    LC_ALL=C sort -u | tr '\n' ' ' | fold -s -w 108 | sed 's/ *$//; s/^/        /'
cat <<'SWIFT'

        """
    )

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
SWIFT
