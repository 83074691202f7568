package import Vocabulary

/// A view that can show an empty list.
package protocol ListViewing: ErrorViewing {
    func showNothing(_ sentence: String)
    func showEmptyList(_ sentence: String, example: String)
    /// Shows a message apart from the list.
    func showMessage(_ sentence: String)
}

extension ListViewing {
    /// Says how words of the filter were read that could be text.
    package func showReadings(of filter: ItemFilter) {
        if !filter.readings.isEmpty { ListSentences.readings(of: filter).forEach(showMessage) }
    }
}

/// A view that shows items as they arrive. Output may be held back until the footer.
package protocol ItemListViewing: ListViewing {
    func showHeading(_ heading: HeadingDisplay)
    func showItem(_ item: ItemDisplay)
    func showItem(_ item: FoundItemDisplay)
    /// Shows the footer on a terminal, and ends the output.
    func showFoot(_ sentence: String)
}

/// A list of items that is known as a whole.
package struct ItemListDisplay: Equatable, Sendable {
    package struct Section: Equatable, Sendable {
        /// `nil` for a list without groups.
        package let heading: HeadingDisplay?
        package let items: [FoundItemDisplay]

        package init(heading: HeadingDisplay? = nil, items: [FoundItemDisplay]) {
            (self.heading, self.items) = (heading, items)
        }
    }

    package let sections: [Section]
    package let foot: String

    package init(sections: [Section], foot: String) {
        (self.sections, self.foot) = (sections, foot)
    }
}

extension ItemListViewing {
    package func show(_ display: ItemListDisplay) {
        for section in display.sections {
            if let heading = section.heading { showHeading(heading) }
            section.items.forEach(showItem)
        }
        showFoot(display.foot)
    }
}
