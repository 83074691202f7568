import AddItem
import Boundary
import Testing

@testable import ListUpcoming

struct ListUpcomingHomePresenterTests {
    private let list = FakeList()
    private let view = FakeView()
    private let router = FakeHomeRouter()
    private let presenter: ListUpcomingHomePresenter

    init() {
        presenter = ListUpcomingHomePresenter(list: list, view: view, reader: ListUpcomingHomeReader())
        presenter.router = router
    }

    @Test func `the list is shown and the ways on from it are named`() {
        presenter.open()

        #expect(list.requests == [ListUpcomingRequest()])
        guard case .ways(let sentence)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        for word in ["add", "Enter", "help", "quit"] { #expect(sentence.contains(word)) }
    }

    @Test(arguments: ["", "  ", "# a remark"])
    func `a line without a word shows the list again`(line: String) {
        presenter.didEnter(line)

        #expect(list.requests.count == 1)
        #expect(router.went.isEmpty)
    }

    @Test(arguments: [
        ("add", FakeHomeRouter.Went.toAddItem([])),
        ("add Buy  milk", .toAddItem(["Buy", "milk"])),
        ("  add \"Buy  milk\" don't", .toAddItem(["Buy  milk", "don't"])),
        ("add -- --json", .toAddItem(["--", "--json"])),
        ("add Buy milk --json", .through("add Buy milk --json")),
        ("add -h", .through("add -h")),
        ("add -", .through("add -")),
        ("up +home", .through("up +home")),
        ("frobnicate", .through("frobnicate")),
        ("quit", .away), (" q ", .away), ("exit", .away),
        ("quit smoking", .through("quit smoking")),
    ])
    func `a line leads where it says`(line: String, way: FakeHomeRouter.Went) {
        presenter.didEnter(line)

        #expect(router.went == [way])
        #expect(list.requests.isEmpty)
    }

    @Test func `a line that cannot be read is a complaint and leads nowhere`() {
        presenter.didEnter("add \"Buy milk")

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(complaint.sentence.contains("never closed"))
        #expect(router.went.isEmpty)
    }

    @Test func `a saved item refreshes the list and a cancelled one does not`() {
        let delegate: any AddItemDelegate = presenter

        delegate.didNotAddItem()
        #expect(list.requests.isEmpty)

        delegate.didAddItems([4])
        #expect(list.requests.count == 1)
    }
}
