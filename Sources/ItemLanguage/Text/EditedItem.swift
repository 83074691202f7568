package import Vocabulary

/// An item of an edited page.
package struct EditedItem: Equatable, Sendable {
    /// `nil` for a new item.
    package let id: Int?
    package let reading: ItemText.Reading
    /// The number of the line that begins it.
    package let line: Int
    fileprivate let fields: [EditedFields.Place]

    init(id: Int?, _ reading: ItemText.Reading, line: Int) {
        (self.id, self.reading, self.line, fields) = (id, reading, line, [])
    }

    fileprivate init(id: Int?, _ reading: ItemText.Reading, line: Int, _ fields: [EditedFields.Place]) {
        (self.id, self.reading, self.line, self.fields) = (id, reading, line, fields)
    }

    /// Returns the number of the line with this field, or of the one that begins the item.
    package func line(of field: ItemField?) -> Int {
        field.flatMap { field in fields.first { $0.field.shows(field) }?.line } ?? line
    }
}

/// Collects the fields of an item.
struct EditedFields {
    struct Place: Equatable {
        let field: ItemPage.Field
        let line: Int
    }

    private let before: ItemDetails
    private let line: Int
    private var places: [Place] = []
    private var reading: ItemText.Reading
    private var hasRecurrence = false

    /// - Parameter line: The line that begins the item.
    init(before: ItemDetails, line: Int) {
        self.before = before
        self.line = line
        reading = ItemText.Reading(details: before)
    }

    /// Fields of an item that is not in the list yet.
    init(_ reading: ItemText.Reading, line: Int) {
        (before, self.line, self.reading) = (reading.details, line, reading)
    }

    var isEmpty: Bool { places.isEmpty }

    func has(_ field: ItemPage.Field) -> Bool { places.contains { $0.field == field } }

    /// Sets a field, unless its value is that of the page before.
    mutating func set(_ field: ItemPage.Field, to value: String, on line: Int, _ page: ItemPage) throws(InputError) {
        guard !has(field) else { throw .item(.duplicateAttribute("\(field):")) }
        places.append(Place(field: field, line: line))
        if field == .every || field == .again, !value.isEmpty {
            guard !hasRecurrence else { throw .item(.conflictingAttributes("every:", "again:")) }
            hasRecurrence = true
        }
        if field == .project { reading.decidesProject = true }
        guard value != ItemPage.trimmed(ItemPage.value(of: field, in: before)) else { return }
        try page.set(field, to: value, in: &reading.details)
    }

    /// Clears the fields whose lines are missing.
    mutating func clearMissing(_ page: ItemPage) throws(InputError) {
        for field in ItemPage.Field.allCases where !has(field) {
            try page.set(field, to: "", in: &reading.details, isMissing: true)
        }
    }

    func item(_ id: Int?) -> EditedItem {
        EditedItem(id: id, reading, line: line, places)
    }
}

extension ItemPage.Field {
    /// Returns `true` for the field on the page, regardless of the tag or the dependency.
    fileprivate func shows(_ field: ItemField) -> Bool {
        switch (self, field) {
        case (.title, .title), (.due, .due), (.wait, .wait), (.project, .project), (.pri, .priority), (.tags, .tag),
            (.every, .recurrence), (.again, .recurrence), (.needs, .need), (.parent, .parent), (.place, .place),
            (.link, .link), (.note, .note):
            true
        default: false
        }
    }
}
