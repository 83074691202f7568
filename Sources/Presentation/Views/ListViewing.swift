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
    /// Says below the last item how to see more of its group.
    func showMore(_ sentence: String)
    /// Shows the footer on a terminal, or else what the list leaves out, if anything; and ends the output.
    func showFoot(_ sentence: String, omitted: String)
    /// A Boolean value that indicates whether a long group is shown in part.
    var isShort: Bool { get }
}

extension ItemListViewing {
    package func showFoot(_ sentence: String) { showFoot(sentence, omitted: "") }
}

/// A list of items that is known as a whole.
package struct ItemListDisplay: Display {
    package struct Section: Display {
        /// `nil` for a list without groups.
        package let heading: HeadingDisplay?
        package let items: [FoundItemDisplay]

        package init(heading: HeadingDisplay? = nil, items: [FoundItemDisplay]) {
            (self.heading, self.items) = (heading, items)
        }
    }

    /// The first rows of a long section.
    package struct Beginning: Display {
        package let section: Section
        package let more: String

        package init(section: Section, more: String) {
            (self.section, self.more) = (section, more)
        }
    }

    package var sections: [Section]
    /// The text that a terminal shows instead of the last section.
    package var beginning: Beginning?
    package let foot: String
    package let omitted: String

    package init(sections: [Section], beginning: Beginning? = nil, foot: String, omitted: String = "") {
        (self.sections, self.beginning, self.foot, self.omitted) = (sections, beginning, foot, omitted)
    }
}

extension ItemListViewing {
    package func show(_ display: ItemListDisplay) {
        let beginning = isShort ? display.beginning : nil
        let sections = beginning.map { display.sections.dropLast() + [$0.section] } ?? display.sections
        for section in sections {
            if let heading = section.heading { showHeading(heading) }
            section.items.forEach(showItem)
        }
        if let beginning { showMore(beginning.more) }
        showFoot(display.foot, omitted: display.omitted)
    }
}
