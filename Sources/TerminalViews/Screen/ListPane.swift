package import Presentation
package import ProgramOutput
import Terminal
import Vocabulary

/// The items of the list on the screen. The module of the list fills it.
package struct ListContents: Equatable, Sendable {
    package struct Group: Equatable, Sendable {
        /// `nil` for a list without groups.
        package let heading: HeadingDisplay?
        package var count: Int
    }

    package fileprivate(set) var groups: [Group] = []
    package fileprivate(set) var ids: [Int] = []
    /// `false` if only the first items were read.
    package fileprivate(set) var isWhole = true
    /// The number of items, if they were only counted.
    private var counted: Int?
    /// The rows that were read, by their places.
    package fileprivate(set) var rows: [Int: FoundItemDisplay] = [:]
    /// Says why the list is empty.
    package fileprivate(set) var notice: [String] = []
    /// `true` if the notice is about an error.
    package fileprivate(set) var hasFailed = false
    package fileprivate(set) var widths = ItemRowWidths()
    /// `true` if rows have remarks of their own, such as why an item needs a decision.
    package private(set) var hasRemarks = false

    package init() {}

    fileprivate init(count: Int) {
        counted = count
    }

    package var count: Int { counted ?? ids.count }
}

/// Takes a list from the presenter of its module, and passes it on.
package final class ListPane: ScreenListViewing {
    private var contents = ListContents()
    private let show: (ListContents) -> Void
    private let say: (_ sentence: String) -> Void

    /// - Parameters:
    ///   - show: Takes the list, whenever it was read.
    ///   - say: Takes a message beside it.
    package init(show: @escaping (ListContents) -> Void, say: @escaping (String) -> Void) {
        (self.show, self.say) = (show, say)
    }

    /// Shows the rows that were read last, as of a list that is read in parts.
    private func end() {
        show(contents)
        contents = ListContents()
    }
}

// MARK: - Lists that are read as a whole

extension ListPane {
    package var isShort: Bool { true }

    package func showHeading(_ heading: HeadingDisplay) {
        contents.groups.append(ListContents.Group(heading: heading, count: 0))
    }

    package func showItem(_ item: ItemDisplay) { showItem(FoundItemDisplay(item)) }

    package func showItem(_ found: FoundItemDisplay) {
        if contents.groups.isEmpty { contents.groups.append(ListContents.Group(heading: nil, count: 0)) }
        contents.groups[contents.groups.count - 1].count += 1
        contents.add(found, at: contents.ids.count)
        contents.ids.append(Int(found.item.id) ?? 0)
    }

    /// The heading counts the others.
    package func showMore(_ sentence: String) {}

    package func showFoot(_ sentence: String, omitted: String) { end() }

    package func showNothing(_ sentence: String) {
        contents.notice = [sentence]
        end()
    }

    package func showEmptyList(_ sentence: String, example: String) {
        contents.notice = [sentence, example]
        end()
    }

    package func showMessage(_ sentence: String) { say(sentence) }

    package func showError(_ errorMessage: ErrorMessage) {
        contents = ListContents()
        if !errorMessage.status.asksForRetry { showFailure(errorMessage.sentence) }
    }

    /// Shows an error in place of the list.
    package func showFailure(_ sentence: String) {
        (contents.notice, contents.hasFailed) = ([sentence], true)
        end()
    }
}

// MARK: - Lists that are read in parts

extension ListPane {
    package func showOutline(_ outline: ScreenListOutline) {
        contents.groups = outline.groups.map { ListContents.Group(heading: $0.heading, count: $0.count) }
        (contents.ids, contents.isWhole) = (outline.ids, outline.isWhole)
        contents.widths.widen(forID: outline.ids.max() ?? 0)
    }

    package func showCount(_ count: Int) { show(ListContents(count: count)) }

    package func showRows(_ rows: [FoundItemDisplay], from place: Int) {
        for (offset, row) in rows.enumerated() { contents.add(row, at: place + offset) }
        end()
    }
}

extension ListContents {
    fileprivate mutating func add(_ found: FoundItemDisplay, at place: Int) {
        rows[place] = found
        if !found.matches.isEmpty { hasRemarks = true }
        widths.widen(found.item)
    }

    /// Takes further rows of the same list.
    package mutating func add(_ other: ListContents) {
        rows.merge(other.rows) { _, new in new }
        widths.widen(other.widths)
    }
}
