package import Boundary
import Grammar

/// Something that a person can choose once instead of typing it each time.
package struct Setting: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case choice([String])
        /// Colour and traits of text.
        case look
        /// What could be typed behind `adder`, or `none`.
        case commandLine
    }

    package let key: String
    package let kind: Kind
    /// What holds where nobody chose.
    package let standard: String
    package let meaning: String

    init(_ key: String, _ kind: Kind, standard: String, meaning: String) {
        self.key = key
        self.kind = kind
        self.standard = standard
        self.meaning = meaning
    }

    /// The variable of the environment that sets it: `ADDER_WEEK_START`.
    package var variable: String {
        let prefix = "ADDER_"
        // Asked for all of them whenever the program starts.
        return String(unsafeUninitializedCapacity: prefix.utf8.count + key.utf8.count) { name in
            let letters = key.utf8.lazy.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") ? 0x5F : $0 & ~0x20 }
            let end = name.update(fromContentsOf: prefix.utf8)
            return name[end...].update(fromContentsOf: letters)
        }
    }

    package static func called(_ key: String) throws(SettingsTrouble) -> Setting {
        if let setting = all.first(where: { $0.key == key }) { return setting }
        throw SettingsTrouble(.unknownKey(key, suggestion: Suggestion.nearest(to: key, among: all.map(\.key))))
    }
}
