import Boundary
import Presentation

/// Keeps the list open: shows it, and finds out where each typed line leads.
final class ListUpcomingHomePresenter {
    weak var router: (any ListUpcomingHomeRouting)?
    private let list: any ListUpcomingModule
    private let view: any ListUpcomingHomeShowing
    private let reader: any ListUpcomingHomeReading

    init(list: any ListUpcomingModule, view: any ListUpcomingHomeShowing, reader: any ListUpcomingHomeReading) {
        self.list = list
        self.view = view
        self.reader = reader
    }

    func open() {
        showList()
        view.showWays("add TEXT adds an item, add alone asks for one, Enter looks again, help lists more, quit leaves.")
    }

    /// Another module put something on the list.
    func didGrow() {
        showList()
    }

    private func showList() {
        list.show(ListUpcomingRequest())
    }
}

extension ListUpcomingHomePresenter: ListUpcomingHomeEventHandling {
    func didEnter(_ line: String) {
        do {
            switch try reader.wish(line) {
            case .refresh: showList()
            case .newItem(let words): router?.presentAddItem(words)
            case .command: router?.run(line)
            case .leave: router?.leaveHome()
            }
        } catch {
            view.showComplaint(Complaint(error))
        }
    }
}
