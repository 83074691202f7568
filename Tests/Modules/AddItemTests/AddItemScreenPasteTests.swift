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

/// Pasted lines, which become items after a question.
struct AddItemScreenPasteTests {
    private let view = FakeInputView()
    private let delegate = FakeListDelegate()
    private let fixture = ModuleFixture()
    private let presenter: any AddItemScreenModule & InputHandling & ConfirmationHandling

    init() throws {
        try fixture.add(ItemDetails(title: "Move", project: "flat"))
        let module = AddItemWireframe.screen(fixture.context(delegate: delegate), on: view)
        presenter = try #require(module as? any AddItemScreenModule & InputHandling & ConfirmationHandling)
    }

    @Test func `several pasted lines are added after a question`() {
        presenter.open(in: AddItemPlace())

        #expect(presenter.didPaste(["- Milk", "", "- Bread"]))
        #expect(view.questions == ["Add 2 items, one for each line?"])
        presenter.didAnswer(.yes)

        #expect(delegate.outcomes == [.added([2, 3])])
        #expect(view.messages.first?.hasPrefix("Added 2 items.") == true)
    }

    @Test func `if a pasted line is wrong, none is lost: it is corrected, and then all are added`() throws {
        presenter.open(in: AddItemPlace())
        #expect(presenter.didPaste(["- Milk", "  - [x] Bread pri:huge", "- Rice needs:99"]))

        presenter.didAnswer(.yes)
        #expect(try fixture.items().count == 1)
        #expect(view.insertions == ["→Bread pri:huge"])
        #expect(view.readings.last?.problem == "Line 2: “pri:huge” is not a priority. Use high, medium or low.")
        #expect(view.readings.last?.hints == ["None is added yet: Enter adds all 3 lines. An empty line is left out."])
        presenter.didAccept("Bread pri:high", stays: false)
        #expect(view.insertions.last == "→Rice needs:99")
        presenter.didAccept("Rice", stays: false)

        #expect(try fixture.items().map(\.details.title) == ["Move", "Milk", "Bread", "Rice"])
        #expect(try fixture.items()[2].details.parent == 2)
        #expect(try fixture.items()[2].status == .done)
        #expect(delegate.outcomes == [.added([2, 3, 4])])
        #expect(!view.isOpen)
    }

    @Test func `a wrong pasted line is numbered with the empty ones, and its correction says what Enter does`() {
        presenter.open(in: AddItemPlace())
        #expect(presenter.didPaste(["Milk", "", "Bread pri:huge"]))
        presenter.didAnswer(.yes)
        #expect(view.readings.last?.problem?.hasPrefix("Line 3: ") == true)

        presenter.didType("Bread tomorrow est:3")
        presenter.didType("Bread pri:hu")

        let advice = ["None is added yet: Enter adds all 2 lines. An empty line is left out."]
        #expect(view.readings.suffix(2).map(\.hints) == [advice, advice])
        #expect(view.readings.last?.understood == [])
    }

    @Test func `an empty line leaves a wrong pasted one out, and Escape says that none were added`() throws {
        presenter.open(in: AddItemPlace())
        #expect(presenter.didPaste(["Milk pri:huge", "Bread pri:huge", "Rice"]))
        presenter.didAnswer(.yes)

        presenter.didAccept("", stays: false)
        #expect(view.insertions.last == "→Bread pri:huge")
        presenter.didCancelInput()

        #expect(view.messages == ["None of the 2 pasted lines were added. When you add an item, Up brings them back."])
        #expect(try fixture.items().count == 1)
    }

    @Test func `the lines of a paste that was cancelled come back as one text, and are added as lines`() throws {
        presenter.open(in: AddItemPlace())
        #expect(presenter.didPaste(["Milk", "", "  Oats pri:huge"]))
        presenter.didAnswer(.yes)
        presenter.didCancelInput()
        #expect(view.remembered == ["Milk\n\n  Oats pri:huge"])

        presenter.open(in: AddItemPlace())
        presenter.didType("Milk\n\n  Oats pri:huge")
        #expect(view.readings.last?.hints == ["2 lines: Enter adds an item for each."])
        presenter.didAccept("Milk\n  Oats pri:huge", stays: false)
        #expect(view.readings.last?.problem?.hasPrefix("Line 2: ") == true)
        presenter.didAccept("Oats", stays: false)

        #expect(try fixture.items().map(\.details.title) == ["Move", "Milk", "Oats"])
    }

    @Test func `pasted lines become parts, due on the given day`() throws {
        presenter.open(in: AddItemPlace(parent: 1, due: .day(.saturday + 2)))
        #expect(presenter.didPaste(["- Milk", "  - Oats", "- Bread tomorrow"]))

        presenter.didAnswer(.yes)

        let added = try fixture.items().suffix(3).map(\.details)
        let days: [Day?] = [.saturday + 2, .saturday + 2, .saturday + 1]
        #expect(added.map(\.parent) == [1, 2, 1])
        #expect(added.map { $0.due?.day } == days)
    }

    @Test func `pasted lines can be added again after the list could not be written`() throws {
        let screen = try #require(presenter as? AddItemScreenPresenter)
        presenter.open(in: AddItemPlace())
        #expect(presenter.didPaste(["Milk", "Bread"]))

        screen.couldNotAddItem(.storage(ListError(.busy, path: "list.db")))
        #expect(view.questions.count == 2)
        presenter.didAnswer(.yes)

        #expect(try fixture.items().count == 3)
    }

    @Test func `a paste that was brought back and could not be written is not doubled`() throws {
        let screen = try #require(presenter as? AddItemScreenPresenter)
        presenter.open(in: AddItemPlace())
        presenter.didType("Milk\nBread pri:huge")
        presenter.didAccept("Milk\nBread pri:huge", stays: false)
        let cleared = view.timesCleared

        screen.couldNotAddItem(.storage(ListError(.busy, path: "list.db")))
        presenter.didAnswer(.no)

        #expect(view.timesCleared == cleared + 1 && view.insertions.last == "→Milk Bread pri:huge")
    }

    @Test func `lines that are not to be items become text, as in the middle of one`() {
        presenter.open(in: AddItemPlace())
        #expect(presenter.didPaste(["Milk", "Bread"]))
        presenter.didAnswer(.no)

        presenter.didType("Buy ")
        #expect(!presenter.didPaste(["Milk", "Bread"]))
        #expect(view.insertions == ["→Milk Bread"])
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `a single pasted line is text`() {
        #expect(!presenter.didPaste(["Milk", "  "]))
    }

    @Test func `a text with a single pasted line keeps its error`() {
        presenter.open(in: AddItemPlace())
        #expect(!presenter.didPaste(["", "call Ben"]))

        presenter.didAccept(" call Ben needs:999", stays: false)

        #expect(view.questions.isEmpty && view.isOpen)
        #expect(view.readings.last?.problem == "No item 999 for “needs:”. Check the id, or leave it out.")
    }
}
