import Terminal

/// The same page, and the answer in labelled lines.
final class EditItemPlainView: EditItemView {
    override func showChange(_ display: ChangeRows.Display) {
        ChangeRows.writePlain(display, to: console)
    }
}
