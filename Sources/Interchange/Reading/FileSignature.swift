import Vocabulary

/// Recognizes files that are not text in UTF-8 by their first bytes.
enum FileSignature {
    /// In bytes. The rest of a large file is not looked at.
    static let sampleSize = 4_096
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Returns `nil` if the file may be text in UTF-8.
    static func refusal(of file: [UInt8]) -> ForeignFileError.Reason? {
        let start = Array(file.prefix(sampleSize))
        if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) {
            return .encoding("UTF-32")
        }
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return .encoding("UTF-16") }
        if start.contains(0) { return looksLikeUTF16(start) ? .encoding("UTF-16") : .binary }
        return looksLikeHTML(start) ? .html : nil
    }

    /// ASCII text in UTF-16 has zeros at every second byte.
    private static func looksLikeUTF16(_ start: [UInt8]) -> Bool {
        let zeros = start.indices.filter { start[$0] == 0 }
        return zeros.count * 3 > start.count && Set(zeros.map { $0 & 1 }).count == 1
    }

    private static func looksLikeHTML(_ start: [UInt8]) -> Bool {
        let text = start.drop { $0 <= 0x20 || byteOrderMark.contains($0) }.prefix(16)
        let lowered = String(decoding: text, as: UTF8.self).lowercased()
        return lowered.hasPrefix("<!doctype html") || lowered.hasPrefix("<html")
    }
}
