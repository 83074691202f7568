import Almanac
import TestKit
import Testing
import Vocabulary

@testable import ExportItems

struct ExportItemsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ExportItemsInteractor

    init() {
        interactor = ExportItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `parts reach the output in order, then the report`() {
        dataManager.parts = [[1], [2, 3]]
        dataManager.items = 2
        dataManager.losses = [.sample]

        interactor.export(ExportItemsRequest(format: .csv))

        #expect(output.events == [.part([1]), .part([2, 3]), .exported(.sample(2, losses: [.sample]))])
    }

    @Test func `a filter without a state matches open items only`() {
        let filter = ItemFilter(Selection([[.tag("home")], [.closed]]))

        interactor.export(ExportItemsRequest(filter: filter, format: .csv))
        interactor.export(ExportItemsRequest(format: .csv))

        #expect(dataManager.queries.map(\.selection) == [Selection([[.tag("home"), .open], [.closed]]), .everything])
    }

    @Test func `an existing file is reported, and replaced if that is confirmed`() {
        dataManager.fileExists = true

        interactor.export(ExportItemsRequest(format: .csv, path: "a.csv"))
        interactor.export(ExportItemsRequest(format: .csv, path: "a.csv", replacesFile: true))

        #expect(output.events == [.existingFile("a.csv"), .exported(.sample(0, path: "a.csv"))])
        #expect(dataManager.files == ["a.csv"])
    }

    @Test(arguments: [nil, "a.csv"])
    func `a strict export with losses writes nothing`(path: String?) {
        dataManager.losses = [.sample]

        interactor.export(ExportItemsRequest(format: .csv, path: path, isStrict: true))

        #expect(output.events == [.losses([.sample])])
        #expect(dataManager.files.isEmpty)
    }

    @Test func `a strict export without losses is written`() {
        interactor.export(ExportItemsRequest(format: .csv, path: "a.csv", isStrict: true))

        #expect(dataManager.files == ["a.csv"])
    }

    @Test(arguments: [
        ExportItemsFailure.list(ListError(.damaged, path: "/l")), .file(ListError(.diskFull, path: "/f")),
    ])
    func `failures are reported`(failure: ExportItemsFailure) {
        dataManager.failure = failure

        interactor.export(ExportItemsRequest(format: .csv, path: "a.csv"))

        #expect(output.events == [.failure(failure)])
    }
}
