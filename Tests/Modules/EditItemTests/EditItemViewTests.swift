import Glibc
import Presentation
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import EditItem

struct EditItemViewTests {
    @Test func `the page opens in the editor, and the saved text is passed on`() {
        let captured = CapturedConsole(editor: "sed -i s/milk/bread/")
        let view = EditItemView(console: captured.console)
        let handler = Handler()
        view.eventHandler = handler

        view.openEditor(on: "Buy milk", at: nil)

        #expect(handler.closed == [Array("Buy bread".utf8)])
        view.discardPage()
        #expect(captured.console.conversation.textEditor.path == nil)
    }

    @Test func `reopening the page doesn't nest calls`() {
        let captured = CapturedConsole(editor: "true")
        let view = EditItemView(console: captured.console)
        let handler = Handler()
        handler.willAskAgain = { [unowned view] in view.openEditor(on: "Buy milk", at: nil) }
        view.eventHandler = handler

        view.openEditor(on: "Buy milk", at: nil)

        #expect(handler.closed.count == 3)
        #expect(handler.deepest == 1)
        view.discardPage()
    }

    @Test func `a question waits until the editor is closed`() {
        let captured = CapturedConsole(editor: "true")
        let view = EditItemView(console: captured.console)
        let handler = Handler()
        handler.willAskAgain = { [unowned view, unowned handler] in
            view.ask("Remove it?")
            #expect(handler.answers.isEmpty)
        }
        view.eventHandler = handler

        view.openEditor(on: "Buy milk", at: nil)

        #expect(handler.closed.count == 1)
        #expect(handler.answers == [.notInteractive])
    }

    @Test func `a failing editor is reported`() {
        let captured = CapturedConsole(editor: "false")
        let view = EditItemView(console: captured.console)
        let handler = Handler()
        view.eventHandler = handler

        view.openEditor(on: "Buy milk", at: nil)

        #expect(handler.failures == [.status("false", 1)])
    }

    @Test func `the path of a kept page is returned`() throws {
        let captured = CapturedConsole(editor: "true")
        let view = EditItemView(console: captured.console)
        view.openEditor(on: "Buy milk", at: nil)
        let path = try #require(captured.console.conversation.textEditor.path)
        defer { unlink(path) }

        #expect(view.keepPage() == path)
        #expect(try Files.read(path) == Array("Buy milk".utf8))
    }
}

private final class Handler: EditItemPresenting {
    private(set) var closed: [[UInt8]] = []
    private(set) var failures: [EditorFailure] = []

    /// The maximum number of nested calls.
    private(set) var deepest = 0
    private var depth = 0
    var willAskAgain: () -> Void = {}

    func edit(_ request: EditItemRequest) {}

    func didClosePage(_ bytes: [UInt8]) {
        depth += 1
        defer { depth -= 1 }
        deepest = max(deepest, depth)
        closed.append(bytes)
        if closed.count < 3 { willAskAgain() }
    }

    func didFailToEdit(_ failure: EditorFailure, saved: [UInt8]?) { failures.append(failure) }

    func didLeavePage(saved: [UInt8]?) {}

    private(set) var answers: [ConfirmationAnswer] = []

    func didAnswer(_ answer: ConfirmationAnswer) { answers.append(answer) }
}
