import AddItem
import Almanac
import Boundary
import Presentation
import Testing

@testable import Shell

struct ShellPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let router = FakeRouter()
    private let presenter: ShellPresenter

    init() {
        presenter = ShellPresenterTests.presenter(view, interactor)
        presenter.router = router
    }

    private static func presenter(
        _ view: FakeView,
        _ interactor: FakeInteractor,
        _ style: PromptStyle = .full
    ) -> ShellPresenter {
        ShellPresenter(
            view: view,
            interactor: interactor,
            reader: reader,
            calendar: CalendarWords(),
            promptStyle: style
        )
    }

    // MARK: Lines

    @Test func `the list is shown and the ways on from it are named`() {
        presenter.open()

        #expect(interactor.looks == 1)
        #expect(interactor.recalls == 1)
        #expect(router.went == [.toList])
        guard case .remark(let sentence)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        for word in ["add", "number", "Enter", "help", "quit"] { #expect(sentence.contains(word)) }
    }

    @Test(arguments: [
        ("", FakeRouter.Went.toList), ("  ", .toList), ("# a remark", .toList),
        ("add", .toQuestions),
        ("add Buy  milk", .toAddItem(["Buy", "milk"])),
        ("  add \"Buy  milk\" don't", .toAddItem(["Buy  milk", "don't"])),
        ("add -- --json", .toAddItem(["--", "--json"])),
        ("add Buy milk --json", .through(["add", "Buy", "milk", "--json"])),
        ("add -h", .through(["add", "-h"])),
        ("add -", .through(["add", "-"])),
        ("up +home", .through(["up", "+home"])), ("up '#home'", .through(["up", "#home"])),
        ("help add", .through(["help", "add"])), ("--help", .through(["--help"])),
        ("adder up \"+a b\"", .through(["up", "+a b"])), ("adder", .toList), ("adder add Milk", .toAddItem(["Milk"])),
        ("quit", .away), (" q ", .away), ("exit", .away),
    ])
    func `a line leads where it says`(line: String, way: FakeRouter.Went) {
        presenter.didEnter(line)

        #expect(router.went == [way])
        #expect(view.shown.isEmpty)
    }

    @Test(arguments: [("3", items(3...3)), (" 3,5-7 12 ", items(3...3, 5...7, 12...12))])
    func `numbers alone show their items`(line: String, filter: ItemFilter) {
        presenter.didEnter(line)

        #expect(router.went == [.toItems(filter)])
    }

    @Test(arguments: ["upcomin", "!ls", "!rm -rf x", "--json", "-3", "Buy milk --json", "+home"])
    func `what was meant to be a command, and what can be no item, is a command`(line: String) {
        presenter.didEnter(line)

        #expect(router.went == [.through(line.split(separator: " ").map(String.init))])
    }

    @Test(arguments: [
        ("Buy milk tomorrow", "There is no command “Buy”. Add “Buy milk tomorrow” to the list?"),
        ("Dentist", "There is no command “Dentist”. Add “Dentist” to the list?"),
        ("우유 사기", "There is no command “우유”. Add “우유 사기” to the list?"),
        ("3 eggs", "There is no command “3”. Add “3 eggs” to the list?"),
        ("shop for milk", "There is no command “shop”; did you mean “show”? Add “shop for milk” to the list?"),
        ("new shoes", "There is no command “new”; did you mean “add”? Add “new shoes” to the list?"),
        ("🥛 kaufen", "There is no command “🥛”. Add “🥛 kaufen” to the list?"),
        ("🥛", "There is no command “🥛”. Add “🥛” to the list?"),
        ("@town oil", "There is no command “@town”. Add “@town oil” to the list?"),
        ("(maybe) paint", "There is no command “(maybe)”. Add “(maybe) paint” to the list?"),
        ("quit smoking", "There is no command “quit”. Add “quit smoking” to the list?"),
    ])
    func `what looks like an item is asked about and then added`(line: String, question: String) {
        presenter.didEnter(line)

        #expect(view.shown == [.question(question)])
        #expect(router.went.isEmpty)

        presenter.didAnswer(.yes)

        #expect(router.went == [.toAddItem(line.split(separator: " ").map(String.init))])
    }

    @Test(arguments: [Consent.no, .interrupted, .nobodyThere])
    func `what is not agreed to is not added, then or later`(answer: Consent) {
        presenter.didEnter("Buy milk")

        presenter.didAnswer(answer)
        presenter.didAnswer(.yes)

        #expect(router.went.isEmpty)
        #expect(view.shown.last == .remark("Nothing was added."))
    }

    @Test func `help is about the shell`() {
        presenter.didEnter("help")

        guard case .help(let display)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        let typed = display.rows.map(\.typed)
        for word in ["3", "Enter", "quit, Ctrl-D"] { #expect(typed.contains(word)) }
        #expect(router.went.isEmpty)
    }

    @Test func `a line that cannot be read is a complaint and leads nowhere`() {
        presenter.didEnter("add \"Buy milk")

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(complaint.sentence.contains("never closed"))
        #expect(router.went.isEmpty)
    }

    @Test func `whoever goes away leaves`() {
        presenter.didLeave()

        #expect(router.went == [.away])
    }

    // MARK: Tab

    @Test func `Tab asks for what can go on, and inserts it or shows what there is to choose from`() {
        presenter.didPressTab(after: "done ")
        #expect(router.went == [.toSuggestions("done ")])

        presenter.didFind("ne ", [])
        presenter.didFind("", [.init(word: "3", meaning: "Pay rent")])
        presenter.didFind("", [])

        #expect(
            view.shown == [
                .insertion("ne "),
                .suggestions(ShellSuggestionsDisplay(rows: [.init(word: "3", meaning: "Pay rent")], remark: "")),
            ]
        )
    }

    @Test func `of many suggestions a screenful is shown and the others are counted`() {
        presenter.didFind("", (1...60).map { .init(word: String($0), meaning: "") })

        guard case .suggestions(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(display.rows.count == 20)
        #expect(display.remark.hasPrefix("There are 40 more"))
    }

    // MARK: History

    @Test func `every line is handed on to be kept, whatever comes of it`() {
        for line in ["up", "", "add \"x", " secret"] { presenter.didEnter(line) }

        #expect(interactor.kept == ["up", "", "add \"x", " secret"])
    }

    @Test func `lines of before can be gone back to, and where they cannot be kept that is no complaint`() {
        presenter.recalledLines(["up", "done 3"])
        presenter.couldNotKeepLines(StorageTrouble(.notAFile, path: "/s/history", detail: "a symbolic link"))

        #expect(
            view.shown == [
                .lines(["up", "done 3"]),
                .remark("Lines are not kept for the next time: /s/history cannot be used (a symbolic link)."),
            ]
        )
    }

    // MARK: What happens meanwhile

    @Test func `before every line the list is looked at`() {
        presenter.willAsk()
        presenter.willAsk()

        #expect(interactor.looks == 2)
    }

    @Test(arguments: [
        (ShellStanding(overdue: 2, today: 3), "adder 2 overdue, 3 today> "),
        (ShellStanding(overdue: 0, today: 3), "adder 3 today> "),
        (ShellStanding(overdue: 2, today: 0), "adder 2 overdue> "),
        (ShellStanding(overdue: 0, today: 0), "adder> "),
    ])
    func `the prompt says what matters, and nothing where nothing does`(standing: ShellStanding, prompt: String) {
        presenter.foundStanding(standing)

        #expect(view.shown == [.prompt(prompt)])

        ShellPresenterTests.presenter(view, interactor, .plain).foundStanding(standing)

        #expect(view.shown.last == .prompt("adder> "))
    }

    @Test func `after a change the groups that it touched are shown, and not the whole list`() {
        presenter.listHasChanged()

        #expect(router.went == [.toChanges])
    }

    @Test func `the shell is left to be opened anew when settings were changed`() {
        router.end = .changedSettings

        presenter.didEnter("up")

        #expect(router.went == [.through(["up"]), .anew])
    }

    @Test func `a new day is named and the list is shown as it is now`() {
        presenter.dayHasBegun(saturday + 1)

        #expect(view.shown == [.remark("It is Sun 22 Nov now.")])
        #expect(router.went == [.toList])
    }

    @Test func `after a saved item the list is looked at again, and after a cancelled one it is not`() {
        router.atAddItem = { [presenter] in presenter.didNotChangeList() }
        presenter.didEnter("add Milk")
        #expect(router.went == [.toAddItem(["Milk"])] && interactor.looks == 0)

        router.atAddItem = { [presenter] in presenter.didChangeList() }
        presenter.didEnter("add Milk")
        #expect(interactor.looks == 1)
    }

    @Test func `a list that cannot be read leaves a mark in the prompt`() {
        presenter.foundStanding(ShellStanding(overdue: 2, today: 3))

        presenter.couldNotLook(StorageTrouble(.damaged, path: "list", detail: ""))

        #expect(view.shown.last == .prompt("adder ?> "))
    }

    @Test(arguments: [
        (["add far"], "Elsewhere: add far"), (["a", "b", "c", "d", "e"], "Elsewhere: a; b; c; and 2 more"),
        ([], "The list was changed elsewhere."),
    ])
    func `what was done elsewhere is named, and what is too much of it counted`(commands: [String], remark: String) {
        presenter.othersChangedList(commands)

        #expect(view.shown == [.remark(remark)])
    }
}
