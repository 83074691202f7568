package import Vocabulary

/// Losses of an export or import, described in words.
package enum LossWords {
    /// The number of places that are listed for each kind.
    private static let limit = 8

    /// Returns the heading and a line for each kind of loss and field; nothing if there are none.
    /// `  2 times of day (due): 3, 17`
    package static func report(_ losses: [Loss], _ heading: String) -> [String] {
        guard !losses.isEmpty else { return [] }
        var groups: [(name: Name, losses: [Loss])] = []
        for loss in losses {
            let name = Name(of: loss)
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].losses.append(loss)
            } else {
                groups.append((name, [loss]))
            }
        }
        return [heading] + groups.sorted { $0.name.rank < $1.name.rank }.map { "  \(line($0.name, $0.losses))" }
    }

    private static func line(_ name: Name, _ losses: [Loss]) -> String {
        let places = losses.prefix(limit).map { loss in
            guard name.showsValues, let replacement = loss.replacement else { return String(loss.place) }
            return "\(loss.place) (“\(loss.value)” became “\(replacement)”)"
        }
        return "\(name.text(losses.count)): \(ChangeSentences.some(places, of: losses.count))"
    }

    /// The properties that the losses on a line share.
    private struct Name: Equatable {
        let kind: Loss.Kind
        let field: String

        init(of loss: Loss) {
            (kind, field) = (loss.kind, loss.field)
        }

        /// `true` for short names, whose new spelling people need to know.
        var showsValues: Bool { [.project, .tag, .priority, .repetition].contains(kind) }

        var rank: Int { Loss.Kind.allCases.firstIndex(of: kind) ?? 0 }

        func text(_ count: Int) -> String {
            let name = count == 1 ? nouns.one : nouns.many
            // The field says more than the kind only if it has another name.
            return field == nouns.one || field == nouns.many ? "\(count) \(name)" : "\(count) \(name) (\(field))"
        }

        private var nouns: (one: String, many: String) {
            switch kind {
            case .item: ("item", "items")
            case .title: ("title", "titles")
            case .note: ("note", "notes")
            case .project: ("project", "projects")
            case .tag: ("tag", "tags")
            case .priority: ("priority", "priorities")
            case .status: ("status", "statuses")
            case .date: ("date", "dates")
            case .time: ("time of day", "times of day")
            case .zone: ("time zone", "time zones")
            case .repetition: ("repetition", "repetitions")
            case .reference: ("reference to another item", "references to other items")
            case .attribute: ("value", "values")
            case .character: ("character", "characters")
            }
        }
    }
}

extension JSONText {
    /// Writes the losses, if there are any.
    /// - Parameter place: The key of the place: `id` of an exported item, `line` of an imported one.
    package mutating func losses(_ losses: [Loss], place: String) {
        guard !losses.isEmpty else { return }
        array("losses") { array in
            for loss in losses {
                array.object { json in
                    json.integer(place, loss.place)
                    json.string("kind", loss.kind.rawValue)
                    json.string("field", loss.field)
                    json.string("value", loss.value)
                    if let replacement = loss.replacement { json.string("replacement", replacement) }
                }
            }
        }
    }
}
