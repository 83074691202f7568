import AddItem
import Almanac
import CommandLine
import ItemLanguage
import ModuleKit
import Presentation
import ProgramOutput
import Responses
import Testing
import Vocabulary

@testable import Shell

struct ShellPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let router = FakeRouter()
    private let presenter: ShellPresenter

    init() {
        presenter = ShellPresenterTests.presenter(view, interactor, router)
    }

    private static func presenter(
        _ view: FakeView,
        _ interactor: FakeInteractor,
        _ router: FakeRouter = FakeRouter(),
        _ style: PromptStyle = .full
    ) -> ShellPresenter {
        ShellPresenter(
            view: view,
            interactor: interactor,
            router: router,
            reader: reader,
            calendar: CalendarWords(),
            promptStyle: style
        )
    }

    // MARK: Lines

    @Test func `several commands on a line are explained and not run`() {
        presenter.didEnter("list | grep x")

        #expect(router.routes.isEmpty)
        guard case .errorMessage(let error)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(error.sentence.contains("one command per line") && error.sentence.contains("“|”"))
    }

    @Test func `text that looks like commands of another shell is explained before the question`() {
        presenter.didEnter("cat notes | grep x")

        guard case .message(let sentence)? = view.shown.dropLast().last else {
            return #expect(Bool(false), "\(view.shown)")
        }
        #expect(sentence.contains("no other programs") && sentence.contains("“|”"))
        guard case .question? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
    }

    @Test(arguments: [
        ("list", true), ("add Milk", true), ("3", true), ("help", true), ("quit", true), ("perhaps", false),
        ("Buy milk", true), ("cat notes | grep x", true), ("yes please", false), ("No, thanks", false), ("", false),
        ("list | grep x", true), ("clear", true), ("done 1; done 2", true),
    ])
    func `only a command or the text of an item can replace an answer to a question`(line: String, isCommand: Bool) {
        #expect(presenter.isCommand(line) == isCommand)
    }

    @Test func `opening shows the list and a hint about the commands`() {
        presenter.open()

        #expect(interactor.checks == 1)
        #expect(interactor.recalls == 1)
        #expect(router.routes == [.toList])
        guard case .message(let sentence)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        for word in ["add", "id", "Enter", "help", "quit"] { #expect(sentence.contains(word)) }
    }

    @Test(arguments: [
        ("", FakeRouter.Route.toList), ("  ", .toList), ("# a message", .toList),
        ("add", .toItemQuestions),
        ("add Buy  milk", .toAddItem("Buy milk")),
        ("  add \"Buy  milk\" don't", .toAddItem("\"Buy  milk\" \"don't\"")),
        ("add -- --json", .toAddItem("-- --json")),
        ("add Buy milk --json", .run(["add", "Buy", "milk", "--json"])),
        ("add -h", .run(["add", "-h"])),
        ("add -", .run(["add", "-"])),
        ("up +home", .run(["up", "+home"])), ("up '#home'", .run(["up", "#home"])),
        ("help add", .run(["help", "add"])), ("--help", .run(["--help"])),
        ("adder up \"+a b\"", .run(["up", "+a b"])), ("adder", .toList), ("adder add Milk", .toAddItem("Milk")),
        ("quit", .leave), (" q ", .leave), ("exit", .leave),
    ])
    func `each line goes to its module`(line: String, route: FakeRouter.Route) {
        presenter.didEnter(line)

        #expect(router.routes == [route])
        #expect(view.shown.isEmpty)
    }

    @Test func `the text of a new item is read before it is added`() {
        presenter.didEnter("add Buy milk tomorrow +shop")

        var details = ItemDetails(title: "Buy milk")
        details.due = Due(day: saturday + 1)
        details.tags = ["shop"]
        #expect(router.newItems.map(\.details) == [details])
    }

    @Test func `text that can't be read is an error and is not added`() {
        presenter.didEnter("add Buy milk due:never")

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == .badData && errorMessage.sentence.contains("never"))
        #expect(router.routes.isEmpty)
    }

    @Test(arguments: [("3", items(3...3)), (" 3,5-7 12 ", items(3...3, 5...7, 12...12))])
    func `ids alone show their items`(line: String, filter: ItemFilter) {
        presenter.didEnter(line)

        #expect(router.routes == [.toItems(filter)])
    }

    @Test(arguments: ["upcomin", "!ls", "!rm -rf x", "--json", "Buy milk --json"])
    func `a probable command, or text that can't be an item, is run as a command`(line: String) {
        presenter.didEnter(line)

        #expect(router.routes == [.run(line.split(separator: " ").map(String.init))])
    }

    @Test(arguments: [
        ("Buy milk tomorrow", "“Buy” is not a command. Add “Buy milk tomorrow” to the list?"),
        ("Dentist", "“Dentist” is not a command. Add “Dentist” to the list?"),
        ("우유 사기", "“우유” is not a command. Add “우유 사기” to the list?"),
        ("3 eggs", "“3” is not a command. Add “3 eggs” to the list?"),
        ("shop for milk", "“shop” is not a command (closest: “show”). Add “shop for milk” to the list?"),
        ("new shoes", "“new” is not a command (closest: “add”). Add “new shoes” to the list?"),
        ("🥛 kaufen", "“🥛” is not a command. Add “🥛 kaufen” to the list?"),
        ("🥛", "“🥛” is not a command. Add “🥛” to the list?"),
        ("@town oil", "“@town” is not a command. Add “@town oil” to the list?"),
        ("(maybe) paint", "“(maybe)” is not a command. Add “(maybe) paint” to the list?"),
        ("quit smoking", "“quit” is not a command. Add “quit smoking” to the list?"),
    ])
    func `text is added as an item after confirmation`(line: String, question: String) {
        presenter.didEnter(line)

        #expect(view.shown == [.question(question)])
        #expect(router.routes.isEmpty)

        presenter.didAnswer(.yes)

        #expect(router.routes == [.toAddItem(line)])
    }

    @Test(arguments: [ConfirmationAnswer.no, .interrupted, .notInteractive])
    func `an item that is not confirmed is never added`(answer: ConfirmationAnswer) {
        presenter.didEnter("Buy milk")

        presenter.didAnswer(answer)
        presenter.didAnswer(.yes)

        #expect(router.routes.isEmpty)
        #expect(view.shown.last == .message(ChangeSentences.nothingAdded))
    }

    @Test func `help describes the shell`() {
        presenter.didEnter("help")

        guard case .help(let display)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        let typed = display.rows.map(\.typed)
        for word in ["3", "Enter", "quit, Ctrl-D"] { #expect(typed.contains(word)) }
        #expect(router.routes.isEmpty)
    }

    @Test func `an invalid line is an error and is not run`() {
        presenter.didEnter("add \"Buy milk")

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.sentence.contains("is not closed"))
        #expect(router.routes.isEmpty)
    }

    @Test func `the end of input leaves the shell`() {
        presenter.didLeave()

        #expect(router.routes == [.leave])
    }

    // MARK: Tab

    @Test func `Tab inserts the completion or shows the suggestions`() {
        presenter.didPressTab(after: "done ")
        #expect(router.routes == [.toSuggestions(UnfinishedLine("done "), [])])

        presenter.didFind("ne ", [])
        presenter.didFind("", [.init(word: "3", meaning: "Pay rent")])
        presenter.didFind("", [])

        #expect(
            view.shown == [
                .insertion("ne "),
                .suggestions(ShellSuggestionsDisplay(rows: [.init(word: "3", meaning: "Pay rent")], message: "")),
            ]
        )
    }

    @Test(arguments: [("", true), ("cl", true), ("adder ", true), ("done ", false), ("adder done q", false)])
    func `clear and quit are suggested as the first word of a line`(typed: String, areSuggested: Bool) {
        presenter.didPressTab(after: typed)

        guard case .toSuggestions(_, let words)? = router.routes.last else { return #expect(Bool(false)) }
        #expect(words.map(\.word) == (areSuggested ? ["clear", "quit"] : []))
    }

    @Test func `only the first suggestions are shown, and the others are counted`() {
        presenter.didFind("", (1...60).map { .init(word: String($0), meaning: "") })

        guard case .suggestions(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(display.rows.count == 20)
        #expect(display.message.hasPrefix("At least 40 more"))
    }

    // MARK: History

    @Test func `every line is passed on to the history`() {
        for line in ["up", "", "add \"x", " secret"] { presenter.didEnter(line) }

        #expect(interactor.kept == ["up", "", "add \"x", " secret"])
    }

    @Test func `saved lines are offered in the prompt, and a history failure is only a message`() {
        presenter.recalledLines(["up", "done 3"])
        presenter.couldNotKeepLines(ListError(.notAFile, path: "/s/history", detail: .symbolicLink))

        #expect(
            view.shown == [
                .lines(["up", "done 3"]),
                .message("Can't use the history file /s/history (a symbolic link)."),
            ]
        )
    }

    // MARK: What happens meanwhile

    @Test func `the list is checked before every prompt`() {
        presenter.willAsk()
        presenter.willAsk()

        #expect(interactor.checks == 2)
    }

    @Test(arguments: [
        (ShellCounts(overdue: 2, today: 3), "adder 2 overdue, 3 today> "),
        (ShellCounts(overdue: 0, today: 3), "adder 3 today> "),
        (ShellCounts(overdue: 2, today: 0), "adder 2 overdue> "),
        (ShellCounts(overdue: 0, today: 0), "adder> "),
    ])
    func `the prompt shows counts that are not zero`(counts: ShellCounts, prompt: String) {
        presenter.foundCounts(counts)

        #expect(view.shown == [.prompt(prompt)])

        ShellPresenterTests.presenter(view, interactor, router, .plain).foundCounts(counts)

        #expect(view.shown.last == .prompt("adder> "))
    }

    @Test func `after a change, only the changed groups are shown`() {
        presenter.listHasChanged()

        #expect(router.routes == [.toChanges])
    }

    @Test func `the shell is reopened after a change of settings`() {
        router.end = .changedSettings

        presenter.didEnter("up")

        #expect(router.routes == [.run(["up"]), .reopen])
    }

    @Test func `a new day is announced, and the list is shown`() {
        presenter.dayHasBegun(saturday + 1)

        #expect(view.shown == [.message("It is now Sun 22 Nov.")])
        #expect(router.routes == [.toList])
    }

    @Test func `the list is checked after an item is added, but not after adding is cancelled`() {
        router.atAddItem = { [presenter] in presenter.didFinish(.unchanged) }
        presenter.didEnter("add Milk")
        #expect(router.routes == [.toAddItem("Milk")] && interactor.checks == 0)

        router.atAddItem = { [presenter] in presenter.didFinish(.changed()) }
        presenter.didEnter("add Milk")
        #expect(interactor.checks == 1)
    }

    @Test func `an unreadable list is marked in the prompt`() {
        presenter.foundCounts(ShellCounts(overdue: 2, today: 3))

        presenter.couldNotReadList(ListError(.damaged, path: "list"))

        #expect(view.shown.last == .prompt("adder ?> "))
    }

    @Test(arguments: [
        (["add far"], "Changed outside this shell: add far"),
        (["a", "b", "c", "d", "e"], "Changed outside this shell: a; b; c; and 2 more"),
        ([], "The list was changed outside this shell."),
    ])
    func `commands run elsewhere are named, and further ones counted`(commands: [String], message: String) {
        presenter.othersChangedList(commands)

        #expect(view.shown == [.message(message)])
    }
}
