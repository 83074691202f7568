import Terminal

/// Shows changed items as labelled lines.
final class EditItemPlainView: EditItemView {
    override func showChange(_ display: ChangeRows.Display) {
        ChangeRows.writePlain(display, to: console)
    }
}
