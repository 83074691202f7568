import Almanac
package import Entities
import Vocabulary

/// Writes org-mode: a heading for each item, with its parts below it.
package struct OrgWriter: LineWriting {
    package var output: LineOutput
    /// The tags of the items around the next one, by depth.
    private var tagsAbove: [[String]] = []

    package init(_ context: ForeignContext, includesUUIDs: Bool = false) {
        output = LineOutput(context, includesUUIDs: includesUUIDs)
    }

    package mutating func write(_ exported: ExportedItem) {
        let item = exported.item
        output.begin(item)
        tagsAbove.removeLast(max(0, tagsAbove.count - exported.depth))
        output.append(String(repeating: "*", count: exported.depth + 1))
        output.append(item.status == .done ? " DONE" : " TODO")
        if let priority = item.details.priority { output.append(" [#\(priority.letterFromA)]") }
        output.addTitle(item.details.title) { OrgText.written($0, isSpecial: OrgHeading.isSpecial) }
        writeTags(item.details.tags)
        output.endLine()
        // The level shows the parent.
        _ = output.losses.exported(exported.parent)
        let indent = String(repeating: " ", count: exported.depth + 2)
        let recurrence = output.losses.exported(item.details.recurrence)?.recurrence
        writePlanning(of: item, recurrence, indent)
        writeProperties(of: exported, recurrence, indent)
        tagsAbove.append(item.details.tags)
        if output.includesUUIDs { output.losses.add(.date, "changed", item.changed.description) }
        if let note = item.details.note {
            output.addNote(note, indent) { OrgText.written($0, isSpecial: OrgTask.isSpecial) }
        }
    }
}

extension OrgWriter {
    /// Tags consist of letters, digits and a few signs.
    private mutating func writeTags(_ tags: [String]) {
        guard !tags.isEmpty else { return }
        var written: [String] = []
        for tag in tags {
            let safe = String(tag.map { OrgHeading.isTag(Substring(String($0))) ? $0 : "_" })
            if safe != tag { output.losses.add(.tag, "tags", tag, became: safe) }
            written.append(safe)
        }
        output.append(" :\(written.joined(separator: ":")):")
    }

    private mutating func writePlanning(of item: Item, _ recurrence: Recurrence?, _ indent: String) {
        var dates: [String] = []
        if let completed = item.knownCompletion {
            dates.append("CLOSED: [\(OrgTimestamp.text(output.localTime(completed, "completed")))]")
        }
        let repeater = recurrence.flatMap { OrgTimestamp.repeater($0) } ?? ""
        if let wait = item.details.wait { dates.append("SCHEDULED: <\(OrgTimestamp.text(Due(day: wait)))>") }
        if let due = item.details.due { dates.append("DEADLINE: <\(OrgTimestamp.text(due))\(repeater)>") }
        if !dates.isEmpty { output.append("\(indent)\(dates.joined(separator: " "))\n") }
    }

    private mutating func writeProperties(of exported: ExportedItem, _ recurrence: Recurrence?, _ indent: String) {
        let item = exported.item
        var properties: [(name: String, value: String)] = []
        if output.includesUUIDs || exported.isReferenced { properties.append(("ID", item.uuid.description)) }
        properties.append(("CREATED", "[\(OrgTimestamp.text(output.localTime(item.created, "created")))]"))
        if let project = item.details.project {
            properties.append(("CATEGORY", output.losses.cleaned(project, "project")))
        }
        let needs = output.losses.exported(exported.needs)
        if !needs.isEmpty {
            properties.append(("BLOCKER", "ids(\(needs.map(\.uuid.description).joined(separator: " ")))"))
        }
        if let recurrence, OrgTimestamp.repeater(recurrence) == nil {
            let name = String(recurrence.key.dropLast())
            properties.append(("ADDER_\(name.uppercased())", recurrence.rule))
            output.losses.add(.repetition, name, recurrence.rule)
        }
        // Org-mode passes tags on to parts.
        if tagsAbove.joined().contains(where: { !item.details.tags.contains($0) }) {
            properties.append(("ADDER_TAGS", "own"))
        }
        output.append("\(indent):PROPERTIES:\n")
        for property in properties { output.append("\(indent):\(property.name): \(property.value)\n") }
        output.append("\(indent):END:\n")
    }
}
