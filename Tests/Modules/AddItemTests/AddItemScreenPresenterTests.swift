import Almanac
import CommandLine
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import AddItem

/// The input line for new items, on a list in memory.
struct AddItemScreenPresenterTests {
    private let view = FakeInputView()
    private let delegate = FakeListDelegate()
    private let fixture = ModuleFixture()
    private let presenter: any AddItemScreenModule & InputHandling & ConfirmationHandling

    init() throws {
        try fixture.add(ItemDetails(title: "Move", project: "flat"))
        var context = fixture.context(delegate: delegate)
        context.suggestWords = { line, _ in
            var suggestion = InputSuggestion()
            if line.beginning == "+ho" {
                suggestion.insertion = "me "
            } else {
                suggestion.words = [.init("+home"), .init("+hobby")]
            }
            return suggestion
        }
        let module = AddItemWireframe.screen(context, on: view)
        presenter = try #require(module as? any AddItemScreenModule & InputHandling & ConfirmationHandling)
    }

    @Test func `what is understood is shown at each key, with the next dates`() {
        presenter.open(in: AddItemPlace())

        presenter.didType("call the dentist tomorrow at 5 every 6 months +health")

        #expect(
            view.readings.last?.understood == [
                "call the dentist", "due Sun 22 Nov 17:00", "every 6 months", "+health",
                "then Sat 22 May 2027, Mon 22 Nov 2027, Mon 22 May 2028",
            ]
        )
    }

    @Test func `unknown keys are marked, and mistakes named`() {
        presenter.didType("call est:3")
        presenter.didType("call pri:huge")
        presenter.didType("tomorrow")

        #expect(view.readings[0].unknown == ["est:3"])
        #expect(view.readings[1].problem == "“pri:huge” is not a priority. Use high, medium or low.")
        #expect(view.readings[2].problem == nil)
    }

    @Test func `mistakes are marked, and the rest of the text is still understood`() {
        presenter.didType("call tomorrow pri:huge due:32 +health")
        presenter.didType("pri:huge")

        #expect(view.readings[0].problem == "“pri:huge” is not a priority. Use high, medium or low.")
        #expect(view.readings[0].understood == ["call", "due Sun 22 Nov", "+health"])
        #expect(view.readings[0].unknown.first == "pri:huge")
        #expect(view.readings[0].unknown.count == 2)
        #expect(view.readings[1].problem == view.readings[0].problem)
        #expect(view.readings[1].understood == [])
    }

    @Test func `Enter adds the item, and says how to take it back`() {
        presenter.open(in: AddItemPlace())

        presenter.didAccept("Buy milk tomorrow", stays: false)

        #expect(view.messages == ["Added 2: Buy milk. adder undo reverses it."])
        #expect(!view.isOpen)
        #expect(delegate.outcomes == [.added([2])])
    }

    @Test func `Alt-Enter adds and stays, and the delegate hears of all items at the end`() {
        presenter.open(in: AddItemPlace())
        presenter.didAccept("Milk", stays: true)
        presenter.didAccept("Bread", stays: true)
        #expect(view.timesCleared == 2)
        #expect(delegate.outcomes.isEmpty)

        presenter.didCancelInput()

        #expect(delegate.outcomes == [.added([2, 3], changes: 2)])
    }

    @Test func `after several adds, the message says that undo takes the last one back`() {
        presenter.open(in: AddItemPlace())
        presenter.didAccept("Milk", stays: true)
        presenter.didAccept("Bread", stays: false)

        #expect(view.messages.last == "Added 2 items. adder undo reverses only the last one.")
    }

    @Test func `a part gets its parent and its project`() throws {
        presenter.open(in: AddItemPlace(parent: 1))

        presenter.didAccept("Rent a van", stays: false)

        let added = try fixture.items()[1]
        #expect(added.details.parent == 1)
        #expect(added.details.project == "flat")
    }

    @Test func `the preview of a part has the project that it gets`() {
        presenter.open(in: AddItemPlace(parent: 1))

        presenter.didType("Rent a van")
        presenter.didType("Rent a van project:town")

        let part = InputPhrase("part of 1 Move", title: "Move")
        #expect(
            view.readings.suffix(2).map(\.understood) == [
                ["Rent a van", "project flat from item 1", part], ["Rent a van", "project town", part],
            ]
        )
    }

    @Test func `an item without a date gets the given day, in the history too`() throws {
        presenter.open(in: AddItemPlace(due: .day(.saturday + 9)))

        presenter.didAccept("Rest", stays: true)
        presenter.didAccept("Call tomorrow", stays: false)

        let added = try fixture.items().suffix(2)
        #expect(added.map(\.details.due) == [Due(day: .saturday + 9), Due(day: .saturday + 1)])
    }

    @Test func `a time alone is on the given day, and a rule that names its days begins after it`() throws {
        presenter.open(in: AddItemPlace(due: .day(.saturday + 9)))

        presenter.didType("Dinner at 7pm")
        presenter.didAccept("Dinner at 7pm", stays: true)
        presenter.didAccept("Meet every:tue", stays: false)

        #expect(view.readings.first?.understood == ["Dinner", "due Mon 30 Nov 19:00"])
        let added = try fixture.items().suffix(2)
        #expect(
            added.map(\.details.due) == [
                Due(day: .saturday + 9, time: TimeOfDay(minute: 1140)), Due(day: .saturday + 10),
            ]
        )
    }

    @Test func `the preview says that an item is hidden when it is due`() {
        presenter.open(in: AddItemPlace(due: .day(.saturday)))

        presenter.didType("Rest wait:fri")
        presenter.didType("[x] Rest wait:fri")

        #expect(
            view.readings.map(\.hints) == [["The item is hidden until Fri 27 Nov, after it is due."], []]
        )
    }

    @Test(arguments: [
        ("due:", "“due:” needs a value, such as “due:fri”."), ("+", "“+” needs a value, such as “+home”."),
        ("project: ", "“project:” needs a value, such as “project:work”."),
    ])
    func `an attribute without a value at the end is marked, and the rest is still understood`(
        end: String,
        sentence: String
    ) throws {
        presenter.open(in: AddItemPlace())

        presenter.didType("Call mom tomorrow 5pm \(end)")
        presenter.didAccept("Call mom tomorrow 5pm \(end)", stays: false)

        #expect(view.readings.map(\.understood) == Array(repeating: ["Call mom", "due Sun 22 Nov 17:00"], count: 2))
        #expect(view.readings.map(\.unknown) == Array(repeating: [String(end.prefix { $0 != " " })], count: 2))
        let problem = "\(sentence) To use it as text, put -- before it."
        #expect(view.readings.map(\.problem) == [nil, problem])
        #expect(view.readings.map(\.hints) == [[problem], []])
        // The text stays, as its date would become a part of the title.
        #expect(view.isOpen)
        #expect(try fixture.items().count == 1)
    }

    @Test func `an attribute without a value is not added with a corrected line either`() throws {
        presenter.open(in: AddItemPlace())
        #expect(presenter.didPaste(["Milk", "Bread pri:huge"]))
        presenter.didAnswer(.yes)

        presenter.didAccept("Bread tomorrow pri:", stays: false)
        #expect(view.readings.last?.problem?.hasPrefix("“pri:” needs a value, such as “pri:high”.") == true)
        presenter.didAccept("Bread -- pri:", stays: false)

        #expect(try fixture.items().map(\.details.title) == ["Move", "Milk", "Bread pri:"])
    }

    @Test func `an item gets the project and the tag of the place, unless its text has another project`() throws {
        presenter.open(in: AddItemPlace(project: "bulk.p1", tag: "@town"))

        presenter.didAccept("Buy fri", stays: true)
        presenter.didAccept("Sell project:work +home", stays: false)

        let added = try fixture.items().suffix(2).map(\.details)
        #expect(added.map(\.project) == ["bulk.p1", "work"])
        #expect(added.map(\.tags) == [["@town"], ["@town", "home"]])
        #expect(added.map(\.title) == ["Buy", "Sell"])
    }

    @Test func `text that can't be added stays`() {
        presenter.open(in: AddItemPlace())

        presenter.didAccept("Call needs:99", stays: false)

        #expect(view.isOpen)
        #expect(view.readings.last?.problem == "No item 99 for “needs:”. Check the id, or leave it out.")
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `items that the text refers to are named with their titles`() throws {
        try fixture.add(ItemDetails(title: "Buy boxes"))

        presenter.didType("Pack needs:2,1 parent:1 link:https://a.example")
        presenter.didType("Pack needs:2,9")

        #expect(
            view.readings[0].understood == [
                "Pack", "project flat from item 1", InputPhrase("needs 1 Move", title: "Move"),
                InputPhrase("needs 2 Buy boxes", title: "Buy boxes"),
                InputPhrase("part of 1 Move", title: "Move"), "link https://a.example",
            ]
        )
        #expect(view.readings[1].understood == ["Pack", "needs 2, 9"])
    }

    @Test func `many items that the text refers to are named with their ids only`() throws {
        try fixture.add(["a", "b", "c"].map { ItemDetails(title: $0) })

        presenter.didType("Pack needs:1,2,3,4")

        #expect(view.readings[0].understood == ["Pack", "needs 1, 2, 3, 4"])
    }

    @Test(arguments: ["Pack parent:99", "Pack needs:88"])
    func `a reference to an item that doesn't exist is named while it is typed`(text: String) {
        presenter.didType(text)
        presenter.didType("Pack parent:1")

        #expect(view.readings[0].problem?.contains(text.suffix(2)) == true)
        #expect(view.readings[0].understood.first == "Pack")
        #expect(view.readings[1].problem == nil)
    }

    @Test func `a preview doesn't wait for another program, but an addition does`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let store = Store(file, timeout: Timeout(seconds: 10))
        let fixture = ModuleFixture(store: store)
        try fixture.add(ItemDetails(title: "Move", project: "flat"))
        let module = AddItemWireframe.screen(fixture.context(), on: view)
        let presenter = try #require(module as? any AddItemScreenModule & InputHandling)
        var waits = 0
        store.timeout.setUserInterface {
        } givesUp: {
            waits += 1
            return true
        }
        let other = try DatabaseFile(file.path)
        try other.execute("BEGIN EXCLUSIVE")

        for text in ["Pack needs:1", "Pack parent:1"] { presenter.didType(text) }
        #expect(waits == 0)
        #expect(view.readings.map(\.understood) == [["Pack", "needs 1"], ["Pack", "part of 1"]])
        presenter.didAccept("Pack parent:1", stays: false)

        #expect(waits > 0)
        #expect(view.readings.last?.problem?.hasPrefix("Another program has locked") == true)
    }

    @Test func `Tab completes the word or shows the choice`() {
        presenter.didAskForWords(after: "Buy milk +ho")
        presenter.didAskForWords(after: "Buy milk +h")

        #expect(view.insertions == ["→me "])
        #expect(view.choices == [["→+home ", "→+hobby "]])
    }
}
