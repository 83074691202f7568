package import CommandLine
import ItemLanguage
package import Presentation
package import Responses
import Terminal

extension ModuleContext {
    /// Connects the roles of counts by name, for text, plain or JSON output.
    package func connect<Presenter: CountsPresenter>(
        _ interactor: any CountsInteracting,
        _ presenter: Presenter.Type
    ) -> any CountsPresenting {
        if style == .json {
            let view = DocumentView(console: console)
            let presenter = CountsDocumentPresenter(view: view, interactor: interactor, document: Presenter.document)
            interactor.output = presenter
            return presenter
        }
        let view = CountsView(console: console, isPlain: style == .plain)
        let presenter = Presenter(CountsRoles(view: view, interactor: interactor, router: router))
        interactor.output = presenter
        return presenter
    }
}

extension UseCase {
    /// Creates a use case that counts the items that match the command's filter.
    package init(_ command: Command, counts present: @escaping (ModuleContext) -> any CountsPresenting) {
        self.init(command) { invocation, context throws(InputError) in
            present(context).show(try FilterWords(dates: context.dates).read(invocation.operands))
        }
    }
}
