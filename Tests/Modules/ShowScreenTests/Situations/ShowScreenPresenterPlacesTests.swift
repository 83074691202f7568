import ItemLanguage
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenPresenterPlacesTests {
    private let fakes = ShowScreenFakes()

    @Test func `the filter stays from one list to the next, and the order does not`() {
        fakes.presenter.didChoose(.all)
        fakes.presenter.didAnswer(.order, 3)
        fakes.presenter.open("+home")
        fakes.presenter.didChoose(.waiting)

        #expect(fakes.list()?.text == "+home")
        #expect(fakes.list()?.arrangement.order == [])
    }

    @Test func `the order and groups of earlier screens are recalled, and others kept`() {
        let fakes = ShowScreenFakes([.upcoming: .init(grouping: .project), .all: .init(order: [ItemOrder(.title)])])
        #expect(fakes.list()?.arrangement.grouping == .project)

        fakes.presenter.didChoose(.all)
        #expect(fakes.list()?.arrangement.order == [ItemOrder(.title)])
        fakes.presenter.didAnswer(.grouping, 3)

        #expect(fakes.interactor.arrangements[.all] == .init(order: [ItemOrder(.title)], grouping: .tag))
    }

    @Test func `a list keeps its order and groups while others are shown`() {
        fakes.presenter.didChoose(.all)
        fakes.presenter.didAnswer(.order, 1)
        fakes.presenter.didAnswer(.grouping, 1)
        let arranged = fakes.list()

        fakes.presenter.didChoose(.upcoming)
        #expect(fakes.list()?.arrangement.order.isEmpty == true && fakes.list()?.arrangement.grouping == nil)
        fakes.presenter.didChoose(.all)

        #expect(arranged?.arrangement.order.isEmpty == false && arranged?.arrangement.grouping != nil)
        #expect(fakes.list() == arranged)
    }

    @Test func `a list is shown again at the item that was current`() {
        fakes.view.currentItem = 7
        fakes.presenter.didChoose(.all)
        #expect(fakes.view.reloads.last == [])

        fakes.view.currentItem = 9
        fakes.presenter.didChoose(.upcoming)
        #expect(fakes.view.reloads.last == [7])
        fakes.presenter.didChoose(.all)
        #expect(fakes.view.reloads.last == [9])
    }
}
