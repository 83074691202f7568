import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import SaveDrawing

struct SaveDrawingPresenterTests {
    @Test func `the file is named`() {
        let request = SaveDrawingRequest(text: "", mark: "", path: "a.svg")

        #expect(shown(by: SaveDrawingPresenter.self, "a.svg", to: request).displays == ["Wrote a.svg."])
        #expect(SaveDrawingPresenter.document("a.svg") == #"{"adder":1,"picture":{"path":"a.svg"}}"# + "\n")
    }

    @Test func `failures say what to do`() {
        let foreign = SaveDrawingPresenter.errorMessage(.foreignFile("a.svg"), FakeRouter())
        let full = SaveDrawingPresenter.errorMessage(.storage(ListError(.diskFull, path: "a.svg")), FakeRouter())

        #expect(foreign.status == .cannotCreate && foreign.sentence.hasSuffix("Choose another name."))
        #expect(full.status == .outputFailed)
    }
}
