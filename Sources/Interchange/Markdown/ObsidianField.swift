/// The fields of the Tasks plugin for Obsidian, which begin with an emoji.
enum ObsidianField {
    case due, scheduled, start, created, done, cancelled, repeats, id, needs, onCompletion
    case highest, high, medium, low, lowest

    static let variationSelector: Unicode.Scalar = "\u{FE0F}"

    init?(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "📅", "📆", "🗓": self = .due
        case "⏳", "⌛": self = .scheduled
        case "🛫": self = .start
        case "➕": self = .created
        case "✅": self = .done
        case "❌": self = .cancelled
        case "🔁": self = .repeats
        case "🆔": self = .id
        case "⛔": self = .needs
        case "🏁": self = .onCompletion
        case "🔺": self = .highest
        case "⏫": self = .high
        case "🔼": self = .medium
        case "🔽": self = .low
        case "⏬": self = .lowest
        default: return nil
        }
    }

    /// The names of the fields in brackets, as the Dataview plugin writes them.
    init?(name: Substring) {
        switch name {
        case "due": self = .due
        case "scheduled": self = .scheduled
        case "start": self = .start
        case "created": self = .created
        case "completion": self = .done
        case "cancelled": self = .cancelled
        case "repeat": self = .repeats
        case "id": self = .id
        case "dependsOn": self = .needs
        case "onCompletion": self = .onCompletion
        default: return nil
        }
    }

    /// Returns `true` for `^name`, which other notes link to. The plugin removes it before it reads the fields.
    static func isBlockID(_ word: Substring) -> Bool {
        word.utf8.count > 1 && word.utf8.first == UInt8(ascii: "^")
            && word.utf8.dropFirst().allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D
            }
    }

    var isDate: Bool {
        switch self {
        case .due, .scheduled, .start, .created, .done, .cancelled: true
        default: false
        }
    }

    /// `true` for a date in the future.
    var isPlan: Bool { self == .due || self == .scheduled || self == .start }

    /// `true` for the fields without a value.
    var isPriority: Bool {
        switch self {
        case .highest, .high, .medium, .low, .lowest: true
        default: false
        }
    }
}
