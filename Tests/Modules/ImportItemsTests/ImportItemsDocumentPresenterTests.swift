import Almanac
import CommandLine
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

struct ImportItemsDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: ImportItemsDocumentPresenter

    init() {
        presenter = ImportItemsDocumentPresenter(view: view, interactor: FakeInteractor(), router: FakeRouter())
    }

    @Test func `the document has the ids of the items and the losses`() {
        var response = ImportItemsResponse(format: .json, isDryRun: false)
        response.added = 4...5
        response.lookalikes = 1
        response.different = [ItemName(id: 1, title: "Rest")]
        response.renumbered = [.init(old: "3", new: 4)]
        response.losses = [Loss(.tag, at: 7, field: "tags", value: "c++", became: "c")]

        presenter.importedItems(response)

        let imported =
            #""imported":{"format":"json","dryRun":false,"added":[4,5],"unchanged":0,"lookalikes":1,"different":[1]}"#
        let losses = #"[{"line":7,"kind":"tag","field":"tags","value":"c++","replacement":"c"}]"#
        let renumbered = #""renumbered":[{"old":"3","new":4}]"#
        #expect(view.documents == [#"{"adder":1,\#(imported),\#(renumbered),"losses":\#(losses)}"# + "\n"])
    }

    @Test func `a time that most due dates share is in the document`() {
        var response = ImportItemsResponse(format: .taskwarrior, isDryRun: true)
        response.sharedTime = .init(time: .noon, count: 9)

        presenter.importedItems(response)

        #expect(view.documents.first?.contains(#","sharedTime":{"time":"12:00","count":9}}"#) == true)
    }

    @Test func `another encoding is in the document`() {
        var response = ImportItemsResponse(format: .csv, isDryRun: true)
        response.encoding = .windows1252

        presenter.importedItems(response)

        #expect(view.documents.first?.contains(#"{"format":"csv","encoding":"Windows-1252","dryRun":true"#) == true)
    }

    @Test func `losses and failures are error objects`() {
        presenter.foundLosses([Loss(.note, at: 2, field: "note", value: "x")])
        presenter.couldNotImport(.unclearFormat([.csv], path: "a"))

        #expect(view.problems.map(\.status) == [.badData, .badData])
        let losses = #""losses":[{"line":2,"kind":"note","field":"note","value":"x"}]}"#
        #expect(view.documents.first?.hasSuffix("\(losses)\n") == true)
    }
}
