/// The hash function of version 5 UUIDs. https://www.rfc-editor.org/rfc/rfc3174
package enum SHA1 {
    package static func hash(_ message: [UInt8]) -> [UInt32] {
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        let bits = UInt64(message.count) * 8
        padded += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> UInt64($0 * 8)) }
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var words = [UInt32](repeating: 0, count: 80)
        padded.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 64) {
                for index in 0..<16 {
                    let word = bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)
                    words[index] = UInt32(bigEndian: word)
                }
                mix(&words, into: &state)
            }
        }
        return state
    }

    /// - Parameter words: The block in the first 16 words.
    private static func mix(_ words: inout [UInt32], into state: inout [UInt32]) {
        for index in 16..<80 {
            words[index] = rotated(
                words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16],
                by: 1
            )
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        func round(_ index: Int, _ choice: UInt32, _ constant: UInt32) {
            let sum = rotated(a, by: 5) &+ choice &+ e &+ constant &+ words[index]
            (a, b, c, d, e) = (sum, a, rotated(b, by: 30), c, d)
        }
        for index in 0..<20 { round(index, b & c | ~b & d, 0x5A82_7999) }
        for index in 20..<40 { round(index, b ^ c ^ d, 0x6ED9_EBA1) }
        for index in 40..<60 { round(index, b & c | b & d | c & d, 0x8F1B_BCDC) }
        for index in 60..<80 { round(index, b ^ c ^ d, 0xCA62_C1D6) }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
    }

    private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
        word << count | word >> (32 - count)
    }
}
