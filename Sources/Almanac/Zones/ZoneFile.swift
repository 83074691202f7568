/// The time zone that a file of the system describes, such as /usr/share/zoneinfo/Europe/Berlin (RFC 8536).
package struct ZoneFile: ZoneRules, Sendable {
    /// The instants at which the offset changes, sorted.
    private let changes: [Int]
    /// The offset before the first change, then the offset after each change.
    private let offsets: [Int]
    /// The rule for instants after the last change.
    private let rule: ZoneRule?

    /// Returns `nil` if the bytes are not a valid file.
    package init?(_ bytes: [UInt8]) {
        guard let first = Header(bytes[...]) else { return nil }
        if first.version == 0 {
            self.init(bytes[...], first, timeSize: 4)
        } else {
            // The first block is for old programs; the second has times of eight bytes.
            let rest = bytes.dropFirst(Header.size + first.blockSize(timeSize: 4))
            guard let second = Header(rest) else { return nil }
            self.init(rest, second, timeSize: 8)
        }
    }

    private init?(_ bytes: ArraySlice<UInt8>, _ header: Header, timeSize: Int) {
        let block = bytes.dropFirst(Header.size)
        guard header.typeCount > 0, block.count >= header.blockSize(timeSize: timeSize) else { return nil }
        let indices = block.dropFirst(header.changeCount * timeSize)
        let types = indices.dropFirst(header.changeCount)
        let typeOffsets = (0..<header.typeCount).map { types.dropFirst($0 * 6).bigEndian(4) }
        let typeIndices = indices.prefix(header.changeCount).map { Int($0) }
        guard typeIndices.allSatisfy(typeOffsets.indices.contains) else { return nil }
        changes = (0..<header.changeCount).map { block.dropFirst($0 * timeSize).bigEndian(timeSize) }
        offsets = [typeOffsets[0]] + typeIndices.map { typeOffsets[$0] }
        let footer = block.dropFirst(header.blockSize(timeSize: timeSize)).dropFirst().prefix { $0 != 0x0A }
        rule = timeSize == 8 ? ZoneRule(footer) : nil
    }

    package func offset(at instant: Instant) -> Int {
        if let rule, changes.last.map({ instant.seconds >= $0 }) ?? true { return rule.offset(at: instant) }
        // Finds the number of changes up to the instant.
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle] <= instant.seconds { low = middle + 1 } else { high = middle }
        }
        return offsets[low]
    }
}

/// The header of a block, which counts its parts.
private struct Header {
    static let size = 44

    let version: UInt8
    let changeCount: Int
    let typeCount: Int
    private let otherSize: (Int) -> Int

    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count >= Header.size, bytes.starts(with: "TZif".utf8) else { return nil }
        version = bytes[bytes.startIndex + 4]
        let counts = (0..<6).map { bytes.dropFirst(20 + $0 * 4).bigEndian(4) }
        guard counts.allSatisfy({ (0...1_000_000).contains($0) }) else { return nil }
        (changeCount, typeCount) = (counts[3], counts[4])
        otherSize = { timeSize in counts[5] + counts[2] * (timeSize + 4) + counts[1] + counts[0] }
    }

    /// Returns the size of the data after the header.
    func blockSize(timeSize: Int) -> Int {
        changeCount * (timeSize + 1) + typeCount * 6 + otherSize(timeSize)
    }
}

extension ArraySlice<UInt8> {
    /// Returns the signed number in the first `size` bytes.
    fileprivate func bigEndian(_ size: Int) -> Int {
        let number = prefix(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 4 ? Int(Int32(truncatingIfNeeded: number)) : Int(truncatingIfNeeded: number)
    }
}
