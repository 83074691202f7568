import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import OpenLinks

struct OpenLinksPresenterTests {
    private final class View: OpenLinksViewing {
        var choices: [OpenLinksDisplay] = []
        var opened: [String] = []
        var sentences: [String] = []

        func choose(_ display: OpenLinksDisplay) { choices.append(display) }
        func open(_ address: String) { opened.append(address) }
        func showMessage(_ sentence: String) { sentences.append(sentence) }
        func showError(_ errorMessage: ErrorMessage) { sentences.append(errorMessage.sentence) }
    }

    private let view = View()
    private let presenter: OpenLinksPresenter

    init() {
        let interactor = FakeQueryInteractor<ItemFilter, OpenLinksResponse, ChangeFailure>(
            .success(OpenLinksResponse(links: [], ids: []))
        )
        presenter = OpenLinksPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    private func link(_ address: String) -> OpenLinksResponse.Link { .init(id: 3, title: "Read", address: address) }

    @Test func `one link is opened at once`() {
        presenter.found(OpenLinksResponse(links: [link("https://a.example")], ids: [3]))

        #expect(view.opened == ["https://a.example"])
    }

    @Test func `several links are chosen from`() {
        presenter.found(OpenLinksResponse(links: [link("https://a.example"), link("https://b.example")], ids: [3]))
        presenter.didChoose([1])

        #expect(view.choices[0].rows.map(\.address) == ["https://a.example", "https://b.example"])
        #expect(view.opened == ["https://b.example"])
    }

    @Test func `items without a link are named`() {
        presenter.found(OpenLinksResponse(links: [], ids: [3, 5]))
        presenter.found(OpenLinksResponse(links: [], ids: []))

        #expect(
            view.sentences == ["No link in the title or the note of 3, 5.", ListSentences.nothingMatches(.everything)]
        )
    }

    @Test func `a link that was opened is a message, and one that wasn't an error`() {
        presenter.didOpen("https://a.example", nil)
        presenter.didOpen("https://a.example", .status("w3m", 1))

        let errorMessage = OpenLinksSentences.errorMessage(.status("w3m", 1), "https://a.example")
        #expect(view.sentences == [OpenLinksSentences.opened("https://a.example"), errorMessage.sentence])
    }

    @Test func `a document has ids and addresses`() {
        let document = OpenLinksPresenter.document(OpenLinksResponse(links: [link("https://a.example")], ids: [3]))

        #expect(document == #"{"adder":1,"links":[{"id":3,"address":"https://a.example"}]}"# + "\n")
    }
}
