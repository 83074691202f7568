import Boundary
import Presentation
import Testing

@testable import Shell

struct ShellPastePresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let router = FakeRouter()
    private let presenter: ShellPresenter

    init() {
        presenter = ShellPresenter(
            view: view,
            interactor: interactor,
            reader: reader,
            calendar: CalendarWords(),
            promptStyle: .full
        )
        presenter.router = router
    }

    @Test func `pasted lines are shown and asked about once, and then done in their order`() {
        presenter.didPaste(["up", "  ", "add Milk", "Call mum", "add"])

        #expect(
            view.shown == [
                .pasted([
                    .init(deed: "run", text: "up"), .init(deed: "add", text: "Milk"),
                    .init(deed: "add", text: "Call mum"), .init(deed: "run", text: "add"),
                ]),
                .question("Do these 4 things, one after the other?"),
            ]
        )
        #expect(router.went.isEmpty)

        presenter.didAnswer(.yes)

        #expect(
            router.went == [
                .through(["up"]), .toAddItem(["Milk"]), .toAddItem(["Call", "mum"]), .through(["add"]),
            ]
        )
        #expect(interactor.kept == ["up", "add Milk", "Call mum", "add"])
    }

    @Test func `of pasted lines nothing is done without a yes, and nothing behind the one that leaves`() {
        presenter.didPaste(["up", "done 3"])
        presenter.didAnswer(.no)

        #expect(router.went.isEmpty)
        #expect(view.shown.last == .remark("Nothing was run."))

        presenter.didPaste(["up", "quit", "done 3"])
        presenter.didAnswer(.yes)

        #expect(router.went == [.through(["up"]), .away])
    }

    @Test func `who pastes settings and leaves has left`() {
        router.end = .changedSettings

        presenter.didPaste(["up", "quit"])
        presenter.didAnswer(.yes)

        #expect(router.went == [.through(["up"]), .away])
    }

    @Test(arguments: ["show 9", "9"])
    func `nothing is done behind a pasted line that fails`(line: String) {
        router.failing = ["show", "9"]

        presenter.didPaste(["up", line, "show 3"])
        presenter.didAnswer(.yes)

        #expect(router.went == [.through(["up"]), .through(["show", "9"])])
        #expect(view.shown.last == .remark("Nothing was done from “show 3” on."))
    }

    @Test func `nothing is done behind a pasted item that is not added`() {
        presenter.didPaste(["add Milk", "show 3"])
        router.atAddItem = { [presenter] in presenter.didNotChangeList() }

        presenter.didAnswer(.yes)

        #expect(router.went == [.toAddItem(["Milk"])])
        #expect(view.shown.last == .remark("Nothing was done from “show 3” on."))
    }

    @Test func `nothing is done behind the line at which somebody has had enough`() {
        presenter.didPaste(["add Milk", "show 3"])
        router.atAddItem = { [view] in view.isInterrupted = true }

        presenter.didAnswer(.yes)

        #expect(router.went == [.toAddItem(["Milk"])])
        #expect(view.shown.last == .remark("Nothing was done from “show 3” on."))
    }

    @Test func `a pasted line that cannot be read keeps all of them from being done`() {
        presenter.didPaste(["up", "add \"Buy milk"])
        presenter.didAnswer(.yes)

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(complaint.sentence.hasPrefix("Line 2 of what was pasted: "))
        #expect(router.went.isEmpty)
    }

    @Test func `nothing but blanks and remarks is no question`() {
        presenter.didPaste(["", "  ", "# later"])

        #expect(view.shown.isEmpty)
    }

    @Test func `what other modules add of pasted lines is shown once they are all done`() {
        presenter.didPaste(["add Milk", "add Bread"])
        router.atAddItem = { [presenter] in presenter.didChangeList() }

        presenter.didAnswer(.yes)

        #expect(router.went == [.toAddItem(["Milk"]), .toAddItem(["Bread"])])
        #expect(interactor.looks == 1)
    }
}
