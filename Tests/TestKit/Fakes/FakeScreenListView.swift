package import Presentation
package import ProgramOutput

/// Records the parts of a list on the screen, and passes the rest on.
package final class FakeScreenListView: ScreenListViewing {
    package let list = FakeItemListView()
    package private(set) var outlines: [ScreenListOutline] = []
    package private(set) var found: [(rows: [FoundItemDisplay], place: Int)] = []
    package var rows: [(rows: [ItemDisplay], place: Int)] { found.map { ($0.rows.map(\.item), $0.place) } }

    package private(set) var counts: [Int] = []

    package init() {}

    package func showCount(_ count: Int) { counts.append(count) }

    package func showOutline(_ outline: ScreenListOutline) { outlines.append(outline) }

    package func showRows(_ rows: [FoundItemDisplay], from place: Int) { found.append((rows, place)) }

    package var isShort: Bool { true }

    package func showHeading(_ heading: HeadingDisplay) { list.showHeading(heading) }

    package func showItem(_ item: ItemDisplay) { list.showItem(item) }

    package func showItem(_ item: FoundItemDisplay) { list.showItem(item) }

    package func showMore(_ sentence: String) { list.showMore(sentence) }

    package func showFoot(_ sentence: String, omitted: String) { list.showFoot(sentence, omitted: omitted) }

    package func showNothing(_ sentence: String) { list.showNothing(sentence) }

    package func showEmptyList(_ sentence: String, example: String) { list.showEmptyList(sentence, example: example) }

    package func showMessage(_ sentence: String) { list.showMessage(sentence) }

    package func showError(_ errorMessage: ErrorMessage) { list.showError(errorMessage) }
}
