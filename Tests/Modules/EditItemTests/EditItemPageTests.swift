import CommandLine
import ItemLanguage
import ProgramOutput
import Testing
import Vocabulary

@testable import EditItem

struct EditItemPageTests {
    private let mistake = EditItemMistake.page(.item(.notAPriority("huge")))
    private let errorMessage = ErrorMessage(.badData, "Wrong.")

    private func closed(_ text: String) -> EditItemPage {
        var page = EditItemPage()
        _ = page.close(Array(text.utf8))
        return page
    }

    @Test(arguments: [
        (nil, "# adder: Wrong.\na\nb\n", 2), (1, "# adder: Wrong.\na\nb\n", 2), (2, "a\n# adder: Wrong.\nb\n", 3),
        (9, "# adder: Wrong.\na\nb\n", 10),
    ])
    func `the message is above its line, or on top`(line: Int?, text: String, place: Int) {
        var page = closed("a\nb\n")

        let opened = page.opened(after: errorMessage, about: mistake, in: line)

        #expect(opened.text == text)
        #expect(opened.line == place)
    }

    @Test func `the message is not part of the text`() {
        var page = closed("a\nb")
        let opened = page.opened(after: errorMessage, about: mistake, in: 2)

        #expect(page.close(Array(opened.text.utf8)) == ErrorMessage.line(2, errorMessage))
        #expect(page.close(Array("x\n\(opened.text)".utf8)) == nil)
        #expect(page.bytes == Array("x\na\nb".utf8))
        #expect(page.close(Array("a\nc".utf8)) == nil)
        #expect(page.bytes == Array("a\nc".utf8))
    }

    @Test func `a message is one line, whatever it quotes`() {
        var page = closed("a")
        let opened = page.opened(after: ErrorMessage(.badData, "“lit\neral” was changed."), about: mistake, in: 1)

        #expect(opened.text == "# adder: “lit eral” was changed.\na")
    }

    @Test func `a mistake is repeated in the same text, or after three tries`() {
        var page = closed("a")
        #expect(!page.repeats(mistake))
        for _ in 1...3 {
            _ = page.opened(after: errorMessage, about: mistake, in: 1)
            #expect(page.repeats(mistake))
            _ = page.close(page.bytes + Array("b".utf8))
        }

        #expect(page.repeats(mistake))
        #expect(!page.repeats(.removed(3)))
    }

    @Test func `each problem is about a field`() {
        #expect(ItemProblem.unknownParent(3).field == .parent)
        #expect(ItemProblem.dependsInCircle(3).field == .need(0))
        #expect(ItemProblem.emptyTitle.field == .title)
        #expect(ItemProblem.dueOutsideCalendar.field == .due)
    }

    @Test func `the line of an error is told apart from it`() {
        #expect(InputError.line(3, .item(.notAPriority("x"))).withoutLine == (.item(.notAPriority("x")), 3))
        #expect(InputError.usage(.line(3, .unclosedQuote("x"))).withoutLine == (.usage(.unclosedQuote("x")), 3))
        #expect(InputError.filter(.emptyTerm).withoutLine == (.filter(.emptyTerm), nil))
    }
}
