package import ModuleKit
package import Presentation
import ProgramOutput
package import Vocabulary

/// The modules that draw the pictures of a report.
package struct WriteReportDestinations {
    package typealias Draw = (ItemFilter, any PictureViewing, ModuleContext) -> Void

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
            let view = PictureFileView(path: request.path, context)
            present(view, context, destinations).write(request)
        }
    }

    static func present(
        _ view: any WriteReportViewing,
        _ context: ModuleContext,
        _ destinations: WriteReportDestinations
    ) -> any WriteReportPresenting {
        let interactor = WriteReportInteractor(
            dataManager: WriteReportDataManager(store: context.store),
            clock: context.clock,
            weekStart: context.weekStart
        )
        let presenter = WriteReportPresenter(
            view: view,
            interactor: interactor,
            router: WriteReportRouter(context: context, destinations: destinations),
            calendar: context.calendar
        )
        interactor.output = presenter
        return presenter
    }
}

private final class WriteReportRouter: WriteReportRouting {
    private let context: ModuleContext
    private let destinations: WriteReportDestinations

    init(context: ModuleContext, destinations: WriteReportDestinations) {
        self.context = context
        self.destinations = destinations
    }

    func command(_ destination: Destination) -> String { context.router.command(destination) }

    func pictures(of filter: ItemFilter) -> [String] {
        let page = PictureCollection()
        for draw in destinations.drawings { draw(filter, page, context) }
        return page.pictures
    }
}

/// Collects the pictures of other modules. What can't be drawn is left out, as the report shows why.
private final class PictureCollection: PictureViewing {
    private(set) var pictures: [String] = []

    func showPicture(_ svg: String) { pictures.append(svg) }
    func showNothing(_ sentence: String) {}
    func showError(_ errorMessage: ErrorMessage) {}
}
