import Almanac
import Entities
import Vocabulary

/// The lines of a VTODO with texts, tags and references.
struct TodoTexts {
    private(set) var uid: String?
    private var title: CalendarLine?
    private var note: CalendarLine?
    private var project: CalendarLine?
    private var place: CalendarLine?
    private var link: CalendarLine?
    private var repeated: CalendarLine?
    private var categories: [CalendarLine] = []
    private var relations: [CalendarLine] = []

    /// Takes a line, or returns `false` if it is another property, or one that comes twice.
    mutating func take(_ line: CalendarLine) -> Bool {
        switch line.name {
        case "UID" where uid == nil && !line.valueBytes.isEmpty: uid = line.textValue
        case "SUMMARY" where title == nil: title = line
        case "DESCRIPTION" where note == nil: note = line
        case "LOCATION" where place == nil: place = line
        case "URL" where link == nil: link = line
        case "X-ADDER-PROJECT" where project == nil: project = line
        case RepeatedLine.name where repeated == nil: repeated = line
        case "CATEGORIES": categories.append(line)
        case "RELATED-TO": relations.append(line)
        default: return false
        }
        return true
    }

    func fill(_ item: inout ForeignItem, _ identity: ForeignIdentity, _ losses: inout LossList) {
        item.details.title = title(&losses)
        item.details.note = note.flatMap { TodoTexts.text(of: $0, .note, &losses) }
        let place = place.flatMap { TodoTexts.text(of: $0, .attribute, &losses) }
        item.details.place = place.flatMap { $0.isBlank ? nil : $0 }
        item.details.link = link.flatMap { $0.valueBytes.isEmpty ? nil : $0.textValue.trimmed }
        if let project {
            let name = project.textValue
            item.details.project = ForeignProject.spelled(name)
            if item.details.project != name {
                losses.add(.project, project.name, name, became: item.details.project)
            }
        }
        item.details.tags = tags(&losses)
        item.repeated = repeated.flatMap { RepeatedLine.recurrence($0.textValue) }
        var needs: Set<ForeignItem.Reference> = []
        for line in relations where !line.valueBytes.isEmpty { relate(&item, &needs, line, identity, &losses) }
    }

    private func title(_ losses: inout LossList) -> String {
        let text = title.flatMap { TodoTexts.text(of: $0, .title, &losses) } ?? ""
        guard !text.isBlank else {
            losses.add(.title, "SUMMARY", text, became: ForeignTitle.missing)
            return ForeignTitle.missing
        }
        guard let short = ForeignTitle.cut(text) else { return text }
        losses.add(.title, "SUMMARY", text, became: short)
        return short
    }

    private static func text(of line: CalendarLine, _ kind: Loss.Kind, _ losses: inout LossList) -> String? {
        let text = line.textValue
        guard !text.isEmpty, let cleaned = ForeignText.cleaned(text) else { return text.isEmpty ? nil : text }
        losses.add(.character, line.name, text, became: cleaned)
        return cleaned
    }

    private func tags(_ losses: inout LossList) -> [String] {
        var tags: [String] = []
        for line in categories {
            for word in line.listValue {
                let name = word.trimmed
                guard !name.isEmpty else { continue }
                let tag = tags.count < ItemDetails.maximumTagCount ? ForeignTag.spelled(name) : nil
                if tag != name { losses.add(.tag, line.name, name, became: tag) }
                if let tag, !tags.contains(tag) { tags.append(tag) }
            }
        }
        return tags
    }

    private func relate(
        _ item: inout ForeignItem,
        _ needs: inout Set<ForeignItem.Reference>,
        _ line: CalendarLine,
        _ identity: ForeignIdentity,
        _ losses: inout LossList
    ) {
        let reference = ForeignItem.Reference.uuid(identity.uuid(forIdentity: line.textValue))
        switch line.relationType {
        case "PARENT" where item.parent == nil || item.parent == reference: item.parent = reference
        case "CHILD": item.children.append(reference)
        case "DEPENDS-ON": if needs.insert(reference).inserted { item.needs.append(reference) }
        case let type: losses.add(.reference, "RELATED-TO;RELTYPE=\(type)", line.textValue)
        }
    }
}

extension CalendarLine {
    /// The type of a RELATED-TO line.
    var relationType: String { parameter("RELTYPE")?.uppercased() ?? "PARENT" }
}

/// The rule of a done item, such as `EVERY;FREQ=WEEKLY`. It is escaped like a text because Radicale escapes it.
enum RepeatedLine {
    static let name = "X-ADDER-REPEATED"

    static func value(_ recurrence: Recurrence) -> String {
        switch recurrence {
        case .every(let repetition): "EVERY;\(repetition.rule)"
        case .again(let repetition): "AGAIN;\(repetition.rule)"
        case .rule(let rule), .foreign(let rule): "RULE;\(rule)"
        }
    }

    static func recurrence(_ value: String) -> Recurrence? {
        let end = value.firstIndex(of: ";") ?? value.endIndex
        let rule = String(value[end...].dropFirst())
        if value[..<end] == "RULE" { return RuleDays(rule).map { _ in .rule(rule) } }
        guard let repetition = Repetition(rule: rule) else { return nil }
        switch value[..<end] {
        case "EVERY": return .every(repetition)
        case "AGAIN": return .again(repetition)
        default: return nil
        }
    }
}
