package import ProgramOutput
package import Vocabulary

/// Losses of an export or import, described in words.
package enum LossWords {
    /// The number of places that are listed for each kind.
    private static let limit = 8

    /// Returns the heading and a line for each kind of loss and field; nothing if there are none.
    /// `  2 times of day (due): 3, 17`
    package static func report(_ losses: [Loss], _ heading: String) -> [String] {
        guard !losses.isEmpty else { return [] }
        var groups: [Group] = []
        var indices: [Name: Int] = [:]
        for loss in losses {
            let name = Name(of: loss)
            if let index = indices[name] {
                groups[index].count += 1
                if groups[index].first.count < limit { groups[index].first.append(loss) }
            } else {
                indices[name] = groups.count
                groups.append(Group(name: name, first: [loss]))
            }
        }
        let sorted = groups.enumerated().sorted {
            ($0.element.name.rank, $0.offset) < ($1.element.name.rank, $1.offset)
        }
        let lines = sorted.prefix(maximumLineCount).map { "  \(line($0.element))" }
        let rest = sorted.dropFirst(maximumLineCount).reduce(0) { $0 + $1.element.count }
        return [heading] + lines + (rest == 0 ? [] : ["  \(ChangeSentences.more(rest))"])
    }

    /// A file can have any number of unknown attributes.
    private static let maximumLineCount = 30

    private struct Group {
        let name: Name
        var first: [Loss]
        var count = 1
    }

    private static func line(_ group: Group) -> String {
        let places = group.first.enumerated().map { index, loss in
            let detail = index == 0 || group.name.showsValues ? LossSentences.detail(loss) : nil
            return detail.map { "\(loss.place) (\($0))" } ?? String(loss.place)
        }
        return "\(group.name.text(group.count)): \(ChangeSentences.some(places, of: group.count))"
    }

    /// The properties that the losses on a line share.
    private struct Name: Hashable {
        let kind: Loss.Kind
        let field: String

        init(of loss: Loss) {
            (kind, field) = (loss.kind, loss.field)
        }

        /// `true` for short values, of which people need to know each. Of others, the first is an example.
        var showsValues: Bool { [.project, .tag, .priority, .repetition, .date, .status].contains(kind) }

        var rank: Int { Loss.Kind.allCases.firstIndex(of: kind) ?? 0 }

        func text(_ count: Int) -> String {
            let name = count == 1 ? nouns.one : nouns.many
            // The field says more than the kind only if it has another name.
            return field == nouns.one || field == nouns.many ? "\(count) \(name)" : "\(count) \(name) (\(field))"
        }

        private var nouns: (one: String, many: String) {
            switch kind {
            case .item: (say("item"), say("items"))
            case .title: (say("title"), say("titles"))
            case .note: (say("note"), say("notes"))
            case .project: (say("project"), say("projects"))
            case .tag: (say("tag"), say("tags"))
            case .priority: (say("priority"), say("priorities"))
            case .status: (say("status"), say("statuses"))
            case .date: (say("date"), say("dates"))
            case .time: (say("time of day"), say("times of day"))
            case .zone: (say("time zone"), say("time zones"))
            case .repetition: (say("repetition"), say("repetitions"))
            case .reference: (say("reference to another item"), say("references to other items"))
            case .attribute: (say("value"), say("values"))
            case .character: (say("character"), say("characters"))
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
                    if let keeper = loss.keeper { json.string("keptIn", keeper.rawValue) }
                    if let reason = loss.reason { json.string("reason", reason.name) }
                }
            }
        }
    }
}
