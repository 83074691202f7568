import TestKit
import Testing
import Vocabulary

@testable import SaveDrawing

struct SaveDrawingInteractorTests {
    private let dataManager = FakeDataManager()
    private let request = SaveDrawingRequest(text: "<svg>2", mark: "<svg>", path: "/a.svg")

    private var interactor: SaveDrawingInteractor { SaveDrawingInteractor(dataManager: dataManager) }

    @Test(arguments: [nil, "<svg>1"])
    func `a new file is written, and one with the mark is replaced`(before: String?) throws {
        dataManager.files["/a.svg"] = before

        #expect(try interactor.response(to: request) == "/a.svg")
        #expect(dataManager.files == ["/a.svg": "<svg>2"])
    }

    @Test func `another file is kept`() {
        dataManager.files["/a.svg"] = "mine"

        #expect(throws: SaveDrawingFailure.foreignFile("/a.svg")) { try interactor.response(to: request) }
        #expect(dataManager.files == ["/a.svg": "mine"])
    }

    @Test func `a failure is reported`() {
        dataManager.failure = ListError(.diskFull, path: "/a.svg")

        #expect(throws: SaveDrawingFailure.storage(ListError(.diskFull, path: "/a.svg"))) {
            try interactor.response(to: request)
        }
    }
}
