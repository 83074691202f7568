import Entities
import Vocabulary

/// The links in a text.
enum OpenLinksEntity: Entity {
    /// Other kinds of addresses could start programs.
    private static let beginnings = ["https://", "http://", "mailto:"].map { Array($0.utf8) }

    /// Returns the addresses in a text, each once. Punctuation at the end of one belongs to the sentence, and so does a bracket
    /// that was opened before it.
    static func addresses(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        var addresses: [String] = []
        var index = 0
        while index < bytes.count {
            guard let beginning = beginning(of: bytes[index...]), index == 0 || !bytes[index - 1].isLetterOrDigit else {
                index += 1
                continue
            }
            var end = bytes[index...].firstIndex { $0.endsAddress } ?? bytes.count
            while end > index, isOutside(bytes[end - 1], bytes[index..<end]) { end -= 1 }
            let address = String(decoding: bytes[index..<end], as: UTF8.self)
            if end > index + beginning.count, !addresses.contains(address) { addresses.append(address) }
            index = max(end, index + 1)
        }
        return addresses
    }

    private static func beginning(of bytes: ArraySlice<UInt8>) -> [UInt8]? {
        beginnings.first { beginning in
            bytes.count > beginning.count && zip(bytes, beginning).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
    }

    private static func isOutside(_ last: UInt8, _ address: ArraySlice<UInt8>) -> Bool {
        switch last {
        case UInt8(ascii: ")"): address.count { $0 == UInt8(ascii: "(") } < address.count { $0 == last }
        case UInt8(ascii: "]"): address.count { $0 == UInt8(ascii: "[") } < address.count { $0 == last }
        default: Array(".,;:!?'*_".utf8).contains(last)
        }
    }
}

extension UInt8 {
    /// Spaces, control characters, and characters that stand around addresses.
    fileprivate var endsAddress: Bool { self <= 0x20 || self == 0x7F || Array("<>\"`{}|\\^".utf8).contains(self) }

    fileprivate var isLetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
    }
}
