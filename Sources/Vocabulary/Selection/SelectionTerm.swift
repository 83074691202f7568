package import Almanac

extension Selection {
    /// A condition on one item.
    package enum Term: Hashable, Sendable {
        case ids([ClosedRange<Int>])
        case tag(String)
        case noTag(String)
        /// The project and its subprojects.
        case project(String)
        case priority(Priority)
        /// A range of days; a `nil` bound is open.
        case date(DateField, from: Day?, until: Day?)
        case has(Field)
        case lacks(Field)
        /// Part of one of these items.
        case parent([ClosedRange<Int>])
        /// Dependent on one of these items.
        case needs([ClosedRange<Int>])
        /// Due before today, or today before this time.
        case overdue(at: TimeOfDay)
        case waiting
        /// Not changed since its waiting ended.
        case back
        case blocked
        case open
        case closed
        case any
        /// Text in one field.
        case text(TextField, String)
        /// A word in the title, the note, the project or a tag.
        case word(String)
        case not(Selection)
        case group(Selection)
    }

    /// The dates of an item.
    package enum DateField: Hashable, Sendable {
        case due, wait, created, changed, completed
    }

    /// The fields that an item may lack.
    package enum Field: Hashable, Sendable, CaseIterable {
        case note, tag, project, priority, due, wait, completed, recurrence, parent, needs
    }

    /// The fields that hold free text.
    package enum TextField: Hashable, Sendable {
        case title, note
    }
}

extension Selection.Term {
    /// The opposite of the term, in its simplest form.
    package var negated: Selection.Term {
        switch self {
        case .tag(let name): .noTag(name)
        case .noTag(let name): .tag(name)
        case .has(let field): .lacks(field)
        case .lacks(let field): .has(field)
        case .open: .closed
        case .closed: .open
        case .group(let selection):
            if selection.alternatives.count == 1, selection.alternatives[0].count == 1 {
                selection.alternatives[0][0].negated
            } else {
                .not(selection)
            }
        case .not(let selection): .group(selection)
        default: .not(Selection([[self]]))
        }
    }

    /// A Boolean value that indicates whether the term selects by status, so that done items may match.
    package var namesStatus: Bool {
        switch self {
        case .open, .closed, .any, .date(.completed, _, _), .has(.completed), .lacks(.completed): true
        case .not(let selection), .group(let selection): selection.namesStatus
        default: false
        }
    }

    /// A Boolean value that indicates whether the term asks for items that wait for a later day.
    package var namesWaiting: Bool {
        switch self {
        case .waiting, .any, .date(.wait, _, _), .has(.wait): true
        case .group(let selection): selection.namesWaiting
        default: false
        }
    }
}
