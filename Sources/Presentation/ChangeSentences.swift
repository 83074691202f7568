package import Boundary

/// What is said of changes to chosen items, whatever the change.
package enum ChangeSentences {
    package static let wayBack = "adder undo takes it back."
    package static let nothingChanged = "Nothing was changed."

    package static func nothingMatches(_ filter: ItemFilter) -> String {
        ListSentences.because(of: filter, "Nothing matches, so nothing was changed.")
    }

    /// `Complete 12 items (3 Pay rent, 5 Call mum, 6 Rest and 9 more)?`, or `Remove 3 Pay rent?`.
    package static func question(_ verb: String, _ items: [ItemSummary]) -> String {
        items.count == 1 ? "\(verb) \(some(items))?" : "\(verb) \(count(items.count)) (\(some(items)))?"
    }

    /// `Done before: 4 Measure, 5 Paint.`, where there is anything to be named.
    package static func remark(_ heading: String, _ items: [ItemSummary]) -> [String] {
        items.isEmpty ? [] : ["\(heading): \(some(items, atMost: 8))."]
    }

    /// `3 Pay rent, 5 Call mum and 10 more`.
    package static func some(_ items: [ItemSummary], atMost limit: Int = 3) -> String {
        some(items.prefix(limit).map(name), of: items.count)
    }

    /// The same of the first few names.
    package static func some(_ names: [String], of count: Int) -> String {
        let named = names.joined(separator: ", ")
        return count > names.count ? "\(named) and \(count - names.count) more" : named
    }

    package static func name(_ item: ItemSummary) -> String {
        name(item.id, item.facts.title)
    }

    package static func name(_ id: Int, _ title: String) -> String {
        "\(id) \(title)"
    }

    package static func count(_ items: Int) -> String {
        items == 1 ? "1 item" : "\(items) items"
    }

    /// Nobody was there to be asked.
    package static func unconfirmed(_ question: String) -> Complaint {
        Complaint(.wrongUsage, "\(question) Nobody is here to say so; add --yes if that is meant.")
    }

    package static func complaint(_ failure: ChoiceFailure) -> Complaint {
        switch failure {
        case .unknownIDs(let ranges): unknown(ranges, consequence: ", and nothing was changed")
        case .storage(let trouble): Complaint(trouble)
        }
    }

    /// As many of the ids as one wants to read.
    package static func unknown(_ ranges: [ClosedRange<Int>], consequence: String) -> Complaint {
        let ids = ranges.prefix(8).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        let list = ids.joined(separator: ",") + (ranges.count > 8 ? ",…" : "")
        return Complaint(.notFound, "“\(list)” names no item\(consequence); see adder list for ids.")
    }
}

extension ConsentShowing {
    /// Shows what comes of an answer that is not yes.
    package func show(_ answer: Consent, to question: String) {
        switch answer {
        case .yes: break
        case .no: showRemark(ChangeSentences.nothingChanged)
        case .interrupted: showComplaint(Complaint(.interrupted, ChangeSentences.nothingChanged))
        case .nobodyThere: showComplaint(ChangeSentences.unconfirmed(question))
        }
    }
}
