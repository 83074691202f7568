import Presentation
import Screen
import TerminalViews

/// The items in a dialog of the screen, which typed letters narrow down.
final class {{name}}ScreenView: ScreenView, {{name}}Viewing {
    weak var eventHandler: (any {{name}}Presenting)?
    let desk: Desk

    init(on desk: Desk) {
        self.desk = desk
    }

    /// Keeps the presenter alive until the dialog is closed.
    func showItems(_ rows: [{{name}}Row], title: String) {
        let eventHandler = eventHandler
        desk.present(
            ChoiceLayer(
                on: desk,
                title: title,
                choices: rows.map { Choice(front: $0.id, title: $0.title) },
                label: {{name}}Sentences.choose
            ) { index in
                if let index { eventHandler?.didChoose(index) }
            }
        )
    }
}
