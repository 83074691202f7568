import CommandLine
import DataStore
import Entities
import ModuleKit
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RestoreList

struct RestoreListWireframeTests {
    private let fixture = ModuleFixture()
    private let folder: TemporaryFolder
    private let list: Store
    private var copy: String { "\(folder.path)/copy.db" }

    init() throws {
        folder = try TemporaryFolder()
        list = Store(StoreFile(path: "\(folder.path)/list.db"))
        try fixture.add(ItemDetails(title: "Rest"))
        _ = try fixture.store.backUp(to: copy, at: .saturday, replacing: false)
    }

    private func context(_ style: AnswerStyle, delegate: FakeListDelegate? = nil) -> ModuleContext {
        var context = fixture.context(style, delegate: delegate)
        context.store = list
        return context
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { RestoreListWireframe.present(context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Restored 1 item: "), (.plain, "restored: "),
        (.json, #"{"adder":1,"backups":[{"path":"#),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let request = RestoreListRequest.restore(copy, day: nil, isConfirmed: true)

        RestoreListWireframe.present(context(style)).perform(request)

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the user is asked, and the delegate is notified of the result`() {
        let delegate = FakeListDelegate()

        for isConfirmed in [false, true] {
            RestoreListWireframe.present(context(.columns, delegate: delegate))
                .perform(.restore(copy, day: nil, isConfirmed: isConfirmed))
        }

        #expect(delegate.outcomes == [.cancelled, .changed()])
        #expect(fixture.captured.finish().messages.contains("--yes"))
    }
}
