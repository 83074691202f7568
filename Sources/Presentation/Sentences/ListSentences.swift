import Almanac
import CommandLine
package import ProgramOutput
package import Vocabulary

/// Messages shared by all commands that list items.
package enum ListSentences {
    /// - Parameter time: `on Mon 23 Nov`, `from Mon 23 Nov through Sun 29 Nov`.
    package static func nothingDue(_ time: String, isFiltered: Bool) -> String {
        isFiltered ? say("No matching items are due \(time).") : say("Nothing is due \(time).")
    }

    /// `yesterday, overdue`.
    static func overdue(_ due: String) -> String {
        say("\(due), overdue")
    }

    /// `blocked by 20, 21`.
    static func blocked(by ids: [Int]) -> String {
        say("blocked by \(ItemWords.ids(ids))")
    }

    /// `2/5`, or nothing without parts.
    package static func progress(_ parts: ItemCounts) -> String {
        parts.isZero ? "" : "\(parts.done.digits)/\((parts.open + parts.done).digits)"
    }

    static let emptyList = say("Your list is empty.")
    package static let emptyListHeading = say("Your list is empty. Add something to it:")
    /// The text of an item in examples.
    package static let exampleItem = say("Pay rent fri 5pm +money")

    package static func nothingMatches(_ filter: ItemFilter, _ unknown: [UnknownName] = []) -> String {
        withHints(of: filter, say("Nothing matches."), unknown)
    }

    package static func nothingMatches(_ filter: ItemFilter, _ reasons: NoMatch) -> String {
        reasons.areDone ? withHints(of: filter, allAreDone) : nothingMatches(filter, reasons.unknown)
    }

    package static let allAreDone = say("All matching items are done. Add closed to the filter to see them.")

    /// The sentence followed by hints on why the filter may have found nothing.
    package static func withHints(
        of filter: ItemFilter,
        _ sentence: String,
        _ unknown: [UnknownName] = []
    ) -> String {
        let hints = filter.hints.map { hint in
            say("Searched titles, notes, projects and tags for “\(hint.word)”. \(didYouMean(hint.suggestion))")
        }
        return ([sentence] + (unknown.map(noSuchName) + hints).prefix(maximumHintCount)).joined(separator: " ")
    }

    private static let maximumHintCount = 4

    /// Says how words of the filter were read that could be text: `“today” was read as “due:today”.`
    package static func readings(of filter: ItemFilter) -> [String] {
        if filter.readings.isEmpty { return [] }
        let readings = filter.readings.filter { $0.kind != .text }.prefix(maximumHintCount)
        guard let first = readings.first else { return [] }
        let others = readings.dropFirst().map { say(", “\($0.word)” as “\($0.filter)”") }.joined()
        let sentence = say("“\(first.word)” was read as “\(first.filter)”\(others).")
        let words = readings.filter { $0.kind == .filter }
        if words.isEmpty { return [sentence] }
        return words.count == 1
            ? [say("\(sentence) To search for the text, put -- before it.")]
            : [say("\(sentence) To search for them as text, put -- before them.")]
    }

    /// Says which words of the filter were searched for, although they could be filters, and which tags mean places, too.
    package static func matches(of filter: ItemFilter, _ places: [MatchedPlace]) -> [String] {
        if filter.readings.isEmpty, places.isEmpty { return [] }
        return filter.readings.filter { $0.kind == .text }.prefix(maximumHintCount).map { reading in
            say("“\(reading.word)” was searched for as text. \(didYouMean(reading.filter))")
        } + places.prefix(maximumHintCount).map(sentence)
    }

    private static func sentence(_ place: MatchedPlace) -> String {
        place.isExcluded
            ? say("“-\(place.tag)” also leaves out “@\(place.tag)”.")
            : say("“+\(place.tag)” also matches “@\(place.tag)”.")
    }

    /// The file of typed lines can't be used.
    package static func unusableHistory(_ failure: ListError) -> String {
        failure.detail == .none
            ? say("Can't use the history file \(failure.path).")
            : say("Can't use the history file \(failure.path) (\(failure.reason)).")
    }

    /// Returns a sentence on the unknown ids and tags, and the unknown projects that are similar to others, or `nil` without
    /// any. The other projects may be in use on some days only.
    package static func misspelledNames(_ unknown: [UnknownName]) -> String? {
        let near = unknown.filter { $0.kind != .project || Suggestion.nearest(to: $0.name, among: $0.known) != nil }
        return near.isEmpty ? nil : near.prefix(maximumHintCount).map(noSuchName).joined(separator: " ")
    }

    /// `No item has the tag +hom. Did you mean “+home”?`
    private static func noSuchName(_ unknown: UnknownName) -> String {
        let near = Suggestion.nearest(to: unknown.name, among: unknown.known)
        let (sentence, suggestion) =
            switch unknown.kind {
            case .tag: (say("No item has the tag \(ItemWords.tag(unknown.name))."), near.map(ItemWords.tag))
            case .id: (say("No item has the id \(unknown.name)."), nil)
            case .project: (say("No item is in the project \(unknown.name)."), near.map { "project:\($0)" })
            }
        return [sentence, didYouMean(suggestion)].compactMap(\.self).joined(separator: " ")
    }

    package static func errorMessage(_ failure: ChangeFailure, _ router: any CommandRouting)
        -> ErrorMessage
    {
        switch failure {
        case .unknownIDs(let ranges): ChangeSentences.unknownIDs(ranges, consequence: "", router)
        default: ChangeSentences.errorMessage(failure, router)
        }
    }
}

extension ListViewing {
    /// Shows that the list has no items, and how to add one.
    package func showEmptyList(_ router: any CommandRouting) {
        showEmptyList(ListSentences.emptyListHeading, example: router.command(.add(ListSentences.exampleItem)))
    }
}
