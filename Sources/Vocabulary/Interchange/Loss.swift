/// A part of an item that was dropped or changed because a format, or adder, can't hold it.
package struct Loss: Entity {
    /// The kinds of loss, in the order of reports.
    package enum Kind: String, CaseIterable, Sendable {
        /// An item that was not taken: deleted, empty, or not a to-do item.
        case item
        case title, note, project, tag, priority, status
        /// A due or wait date, or an instant.
        case date
        /// A time of day, or the seconds of an instant.
        case time
        /// A time zone that this system does not know.
        case zone
        case repetition
        /// A parent or dependency that is not in the file, or that would close a circle.
        case reference
        /// An attribute, property or column that has no counterpart.
        case attribute
        /// Control characters and other bytes that the format forbids.
        case character
    }

    /// The text of an item that keeps a value that can't be read.
    package enum Keeper: String, Sendable {
        case title, note
    }

    /// The reason, where the value doesn't show it.
    package enum Reason: Entity {
        /// Two numbers that may be day/month or month/day.
        case ambiguousDate(Int, Int, year: Int?)
        /// An id that another item of the file has already.
        case idInUse
        /// Another version of an item of the file.
        case otherVersion
        /// A repeating item needs a date, which the file doesn't have.
        case missingDate
    }

    package let kind: Kind
    /// The line of the file at which the item begins, or the id of the item that is written.
    package let place: Int
    /// The name of the value in the foreign format, or in adder's JSON when an item is written.
    package let field: String
    /// The lost value as spelled in its source.
    package let value: String
    /// The value that replaces it, or `nil` if there is none.
    package let replacement: String?
    /// The text that keeps the value, or `nil` if it was dropped or replaced.
    package let keeper: Keeper?
    package let reason: Reason?

    package init(
        _ kind: Kind,
        at place: Int,
        field: String,
        value: String,
        became replacement: String? = nil,
        keptIn keeper: Keeper? = nil,
        because reason: Reason? = nil
    ) {
        self.kind = kind
        self.place = place
        self.field = field
        self.value = value
        self.replacement = replacement
        self.keeper = keeper
        self.reason = reason
    }
}

extension Loss.Reason {
    /// The name in JSON.
    package var name: String {
        switch self {
        case .ambiguousDate: "ambiguous-date"
        case .idInUse: "id-in-use"
        case .otherVersion: "other-version"
        case .missingDate: "missing-date"
        }
    }
}
