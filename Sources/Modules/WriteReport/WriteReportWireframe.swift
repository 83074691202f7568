package import ModuleKit
package import Presentation
import ProgramOutput
import SaveDrawing
import TerminalViews
package import Vocabulary

/// The modules that draw the pictures of a report.
package struct WriteReportDestinations {
    package typealias Draw = (ItemFilter, any DrawingViewing, ModuleContext) -> Void

    let drawings: [Draw]

    /// - Parameter drawings: In the order of the page.
    package init(drawings: [Draw]) {
        self.drawings = drawings
    }
}

/// Builds and connects the roles of "report".
package enum WriteReportWireframe {
    package static func useCase(presenting destinations: WriteReportDestinations) -> UseCase {
        UseCase(WriteReportCommand.command, read: WriteReportCommand.request) { request, context in
            let collection = DrawingCollection()
            for draw in destinations.drawings { draw(request.filter, collection, context) }
            var request = request
            request.pictures = collection.pictures
            present(SaveDrawingWireframe.view(saving: request.path, context), context).show(request)
        }
    }

    static func present(_ view: any DrawingViewing, _ context: ModuleContext) -> any WriteReportPresenting {
        context.connect(
            WriteReportInteractor(
                dataManager: WriteReportDataManager(store: context.store),
                clock: context.clock,
                weekStart: context.weekStart
            ),
            WriteReportPresenter.self,
            to: DrawingView(view) { .page(WriteReportView.html($0)) }
        )
    }
}

/// Collects the pictures of other modules. What can't be drawn is left out, as the report shows why.
private final class DrawingCollection: DrawingViewing {
    private(set) var pictures: [String] = []

    func show(_ drawing: Drawing) { pictures.append(drawing.text) }
    func showMessage(_ sentence: String) {}
    func showNothing(_ sentence: String) {}
    func showError(_ errorMessage: ErrorMessage) {}
}
