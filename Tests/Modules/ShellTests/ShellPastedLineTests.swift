import CommandLine
import ItemLanguage
import ModuleKit
import Presentation
import ProgramOutput
import Responses
import Testing
import Vocabulary

@testable import Shell

struct ShellPastedLineTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let router = FakeRouter()
    private let presenter: ShellPresenter

    init() {
        presenter = ShellPresenter(
            view: view,
            interactor: interactor,
            router: router,
            reader: reader,
            calendar: CalendarWords(),
            promptStyle: .full
        )
    }

    @Test(arguments: [
        ("3 5", ShellIntent.command(["show", "3", "5"]), "run", "3 5"), ("up", .command(["up"]), "run", "up"),
    ])
    func `a pasted line never asks a question`(line: String, intent: ShellIntent, action: String, text: String) throws {
        let pasted = ShellPastedLine(line, try reader.intent(of: line))

        #expect(pasted.intent == intent)
        #expect(ShellPastedPart.line(pasted).rows(1) == [ShellPastedLineDisplay(action: action, text: text)])
    }

    @Test func `pasted lines are confirmed once, and then run in order`() {
        presenter.didPaste(["up", "  ", "add Milk", "Call mum", "done 3"])

        #expect(
            view.shown == [
                .pasted(
                    [
                        .init(action: "run", text: "up"), .init(action: "add", text: "Milk"),
                        .init(action: "add", text: "Call mum"), .init(action: "run", text: "done 3"),
                    ],
                    more: nil
                ),
                .question("Run these 4 lines in order?"),
            ]
        )
        #expect(router.routes.isEmpty)

        presenter.didAnswer(.yes)

        #expect(
            router.routes == [
                .run(["up"]), .toAddItems(["Milk", "Call mum"]), .run(["done", "3"]),
            ]
        )
        #expect(interactor.kept == ["up", "add Milk", "Call mum", "done 3"])
    }

    @Test func `pasted lines are run only after confirmation, and none after quit`() {
        presenter.didPaste(["up", "done 3"])
        presenter.didAnswer(.no)

        #expect(router.routes.isEmpty)
        #expect(view.shown.last == .message("Nothing was run."))

        presenter.didPaste(["up", "quit", "done 3"])
        presenter.didAnswer(.yes)

        #expect(router.routes == [.run(["up"]), .leave])
    }

    @Test func `lines after a pasted quit are skipped without a message`() {
        presenter.didPaste(["quit", "done 3"])
        let shown = view.shown

        presenter.didAnswer(.yes)

        #expect(router.routes == [.leave])
        #expect(view.shown == shown)
    }

    @Test func `the shell is not reopened if a pasted line leaves it`() {
        router.end = .changedSettings

        presenter.didPaste(["up", "quit"])
        presenter.didAnswer(.yes)

        #expect(router.routes == [.run(["up"]), .leave])
    }

    /// What is shown after a line that fails, before `show 3`.
    private let stop: [FakeView.Shown] = [
        .message("Stopped. Not done yet:"), .pasted([.init(action: "run", text: "show 3")], more: nil),
        .question("Go on with this line?"),
    ]

    @Test(arguments: ["show 9", "9"])
    func `a pasted line that fails leads to the question whether to go on`(line: String) {
        router.failing = ["show", "9"]

        presenter.didPaste(["up", line, "show 3"])
        presenter.didAnswer(.yes)

        #expect(router.routes == [.run(["up"]), .run(["show", "9"])])
        #expect(view.shown.suffix(3) == stop)

        presenter.didAnswer(.yes)

        #expect(router.routes.last == .run(["show", "3"]))
        #expect(interactor.kept == ["up", line, "show 3"])
    }

    @Test func `lines that are not run after an error are counted and stay in the history`() {
        router.failing = ["show", "9"]

        presenter.didPaste(["show 9", "Milk", "Bread", "show 3"])
        presenter.didAnswer(.yes)
        presenter.didAnswer(.no)

        #expect(router.routes == [.run(["show", "9"])])
        #expect(
            view.shown.suffix(2) == [
                .question("Go on with these 3 lines?"),
                .message("3 pasted lines were not run; the Up key brings them back."),
            ]
        )
        #expect(interactor.kept == ["show 9", "Milk", "Bread", "show 3"])
    }

    @Test func `no pasted line runs after an item that was not added`() {
        presenter.didPaste(["add Milk", "show 3"])
        router.atAddItem = { [presenter] in presenter.didFinish(.unchanged) }

        presenter.didAnswer(.yes)

        #expect(router.routes == [.toAddItem("Milk")])
        #expect(view.shown.suffix(3) == stop)
    }

    @Test func `no pasted line runs after an interrupt`() {
        presenter.didPaste(["add Milk", "show 3"])
        router.atAddItem = { [view] in view.isInterrupted = true }

        presenter.didAnswer(.yes)

        #expect(router.routes == [.toAddItem("Milk")])
        #expect(view.shown.suffix(3) == stop)
    }

    @Test func `an invalid pasted line prevents all of them from running`() {
        presenter.didPaste(["up", "add Milk pri:huge"])
        presenter.didAnswer(.yes)

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.sentence.hasPrefix("Pasted line 2: "))
        #expect(router.routes.isEmpty)
    }

    @Test func `pasted spaces and comments are ignored`() {
        presenter.didPaste(["", "  ", "# later"])

        #expect(view.shown.isEmpty)
    }

    @Test func `a pasted list is added as one change, with parts and done items`() {
        presenter.didPaste(["- Trip tomorrow", "  - [x] Pack", "* Rest", "", "Call mum"])

        #expect(
            view.shown == [
                .pasted(
                    [
                        .init(action: "add", text: "Trip tomorrow"), .init(action: "add", text: "  Pack (done)"),
                        .init(action: "add", text: "Rest"), .init(action: "add", text: "Call mum"),
                    ],
                    more: nil
                ),
                .question("Add these 4 items?"),
            ]
        )

        presenter.didAnswer(.yes)

        #expect(router.routes == [.toAddItems(["Trip", "Pack", "Rest", "Call mum"])])
        #expect(router.newItems.map(\.depth) == [0, 1, 0, 0])
        #expect(router.newItems.map(\.isDone) == [false, true, false, false])
        #expect(interactor.kept == ["- Trip tomorrow", "  - [x] Pack", "* Rest", "Call mum"])
    }

    @Test func `items between commands are added in order`() {
        presenter.didPaste(["Milk", "Bread", "up", "  - Trip", "    - Pack", "add Rest"])
        presenter.didAnswer(.yes)

        #expect(
            router.routes == [
                .toAddItems(["Milk", "Bread"]), .run(["up"]), .toAddItems(["Trip", "Pack", "Rest"]),
            ]
        )
        #expect(router.newItems.map(\.depth) == [0, 0, 0, 1, 0])
    }

    @Test func `a list pasted after add belongs to it`() {
        presenter.didPaste(["add - Trip", "  - Pack"])
        presenter.didAnswer(.yes)

        #expect(router.routes == [.toAddItems(["Trip", "Pack"])])
        #expect(router.newItems.map(\.depth) == [0, 1])
    }

    @Test func `only the first lines are shown, and the rest is counted`() {
        view.pastedRowLimit = 2

        presenter.didPaste(["up"] + (1...60).map { "- Item \($0)" })

        #expect(
            view.shown == [
                .pasted(
                    [.init(action: "run", text: "up"), .init(action: "add", text: "Item 1")],
                    more: "and 59 more lines"
                ),
                .question("Run these 61 lines in order?"),
            ]
        )
    }

    @Test func `a list that is not confirmed adds nothing and says so`() {
        presenter.didPaste(["- Milk"])
        presenter.didAnswer(.no)

        #expect(view.shown.suffix(2) == [.question("Add this item?"), .message(ChangeSentences.nothingAdded)])
        #expect(router.routes.isEmpty)
    }

    @Test func `an item that can't be read is reported before the question`() {
        presenter.didPaste(["- Milk", "- Rest due:never"])

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.sentence.hasPrefix("Pasted line 2: "))
        #expect(view.shown.count == 1)
    }

    @Test func `a typed line with a bullet is a list of one item`() {
        presenter.didEnter("- [x] Milk")

        #expect(
            view.shown == [
                .pasted([.init(action: "add", text: "Milk (done)")], more: nil), .question("Add this item?"),
            ]
        )

        presenter.didAnswer(.no)

        #expect(interactor.kept == ["- [x] Milk"])
    }

    @Test func `the list is checked once after all pasted lines have run`() {
        presenter.didPaste(["add Milk", "add Bread"])
        router.atAddItem = { [presenter] in presenter.didFinish(.changed()) }

        presenter.didAnswer(.yes)

        #expect(router.routes == [.toAddItems(["Milk", "Bread"])])
        #expect(interactor.checks == 1)
    }
}
