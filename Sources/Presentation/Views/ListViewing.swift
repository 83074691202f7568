/// A view that can show an empty list.
package protocol ListViewing: ErrorViewing {
    func showNothing(_ sentence: String)
    func showEmptyList(_ sentence: String, example: String)
}

/// A view that shows items as they arrive. Output may be held back until the footer.
package protocol ItemListViewing: ListViewing {
    func showHeading(_ heading: HeadingDisplay)
    func showItem(_ item: ItemDisplay)
    func showItem(_ item: FoundItemDisplay)
    /// Shows the footer on a terminal, and ends the output.
    func showFoot(_ sentence: String)
    /// Shows a message apart from the list.
    func showMessage(_ sentence: String)
}
