import DataStore
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import RestoreList

struct RestoreListWireframeTests {
    private let stage = Stage()
    private let folder: TemporaryFolder
    private let list: Store
    private var copy: String { "\(folder.path)/copy.db" }

    init() throws {
        folder = try TemporaryFolder()
        list = Store(StoreFile(path: "\(folder.path)/list.db"))
        try stage.add(ItemDetails(title: "Rest"))
        _ = try stage.store.backUp(to: copy, at: .saturday, replacing: false)
    }

    private func surroundings(_ style: AnswerStyle, toldTo delegate: FakeListDelegate? = nil) -> Surroundings {
        var surroundings = stage.surroundings(style, toldTo: delegate)
        surroundings.store = list
        return surroundings
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { RestoreListWireframe(surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Restored 1 item: "), (.plain, "restored: "),
        (.json, #"{"adder":1,"backups":[{"path":"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        let request = RestoreListRequest(.restore(copy, day: nil, isConfirmed: true))

        RestoreListWireframe(surroundings(style)).restore(request)

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }

    @Test func `who is asked is heard, and the one that presented the module hears what came of it`() {
        let delegate = FakeListDelegate()

        for isConfirmed in [false, true] {
            RestoreListWireframe(surroundings(.columns, toldTo: delegate))
                .restore(RestoreListRequest(.restore(copy, day: nil, isConfirmed: isConfirmed)))
        }

        #expect(delegate.told == [.nothing, .changed])
        #expect(stage.captured.finish().talk.contains("Nobody is here to say so"))
    }
}
