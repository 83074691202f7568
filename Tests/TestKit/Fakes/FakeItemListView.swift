package import Presentation
package import ProgramOutput

/// Records what the presenter of a list shows.
package final class FakeItemListView: ItemListViewing {
    package enum Shown: Equatable, Sendable {
        case heading(HeadingDisplay)
        case item(ItemDisplay)
        case found(FoundItemDisplay)
        case more(String)
        case foot(String)
        case omitted(String)
        case message(String)
        case nothing(String)
        case emptyList(String, example: String)
        case errorMessage(ErrorMessage)
    }

    package private(set) var shown: [Shown] = []

    package init() {}

    package func showHeading(_ heading: HeadingDisplay) { shown.append(.heading(heading)) }

    package func showItem(_ item: ItemDisplay) { shown.append(.item(item)) }

    package func showItem(_ item: FoundItemDisplay) { shown.append(.found(item)) }

    package var isShort: Bool { false }

    package func showMore(_ sentence: String) { shown.append(.more(sentence)) }

    package func showFoot(_ sentence: String, omitted: String) {
        shown.append(.foot(sentence))
        if !omitted.isEmpty { shown.append(.omitted(omitted)) }
    }

    package func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    package func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    package func showEmptyList(_ sentence: String, example: String) {
        shown.append(.emptyList(sentence, example: example))
    }

    package func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
