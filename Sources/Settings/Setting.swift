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
        var name = "ADDER_"
        for letter in key.utf8 {
            name.unicodeScalars.append(Unicode.Scalar(letter == 0x2D || letter == 0x2E ? 0x5F : letter & ~0x20))
        }
        return name
    }

    package static func called(_ key: String) throws(SettingsTrouble) -> Setting {
        if let setting = all.first(where: { $0.key == key }) { return setting }
        throw SettingsTrouble(.unknownKey(key, suggestion: Suggestion.nearest(to: key, among: all.map(\.key))))
    }
}
