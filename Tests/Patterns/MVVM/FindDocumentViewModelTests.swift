import Almanac
import DataStore
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindDocumentViewModelTests {
    private let fixture = ModuleFixture()

    private func find(_ word: String, in store: Store? = nil) -> (text: String, failure: ErrorMessage?) {
        let model = FindModel(store: store ?? fixture.store, clock: FixedClock.saturday, weekStart: .monday)
        let viewModel = FindDocumentViewModel(model, router: FakeRouter())
        var text = ""
        var failure: ErrorMessage?
        viewModel.onPart = { text += String(decoding: $0, as: UTF8.self) }
        viewModel.onFailure = { failure = $0 }
        viewModel.find(FindItemsRequest([SearchWord(word)]))
        return (text, failure)
    }

    @Test func `matches follow the items`() throws {
        try fixture.add(ItemDetails(title: "Something", tags: ["so"]))

        let text = find("so").text

        #expect(text.hasPrefix(#"{"adder":1,"items":[{"id":1,"#))
        #expect(text.hasSuffix(#"}],"matches":[{"id":1,"in":"title","text":"Something","found":["So"]}]}"# + "\n"))
    }

    @Test func `a result without matches is an empty document`() {
        #expect(find("so").text == #"{"adder":1,"items":[],"matches":[]}"# + "\n")
    }

    @Test func `an error leaves no document`() {
        let (text, failure) = find("so", in: Store(StoreFile(path: "/dev/null/x")))

        #expect(text.isEmpty)
        #expect(failure != nil)
    }
}
