import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

struct ImportItemsInteractorTests {
    private let sample = SampleImport()
    private var dataManager: FakeDataManager { sample.dataManager }
    private var output: FakeOutput { sample.output }

    @Test func `a dry run reports the same and changes nothing`() {
        let response = sample.importItems(.sample(1, "Rest")) { $0.isDryRun = true }

        #expect(response?.added == 101...101 && response?.isDryRun == true)
        #expect(dataManager.list.items.isEmpty && dataManager.changes.isEmpty)
    }

    @Test func `the progress of a long import is reported`() {
        let interactor = ImportItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday, firstReport: 500)
        interactor.output = output
        dataManager.source = FakeSource((1...4_500).map { .sample($0, "Rest") })

        interactor.importItems(ImportItemsRequest(path: "a", isDryRun: true, typed: "import a"))

        #expect(output.counts == [500, 1_000, 2_000, 4_000])
    }

    @Test func `a strict import without losses is carried out`() {
        let response = sample.importItems(.sample(1, "Rest")) { $0.isStrict = true }

        #expect(response?.added == 101...101 && dataManager.changes == ["import a.json"])
    }

    @Test func `losses are in the order of the file`() {
        let response = sample.importItems(
            .sample(1, "Bake") { $0.parent = .key("?") },
            losses: [Loss(.tag, at: 2, field: "tags", value: "c++")]
        )

        #expect(response?.losses.map(\.place) == [1, 2])
    }

    @Test func `a strict import with losses changes nothing`() {
        let loss = Loss(.tag, at: 1, field: "tags", value: "c++")

        sample.importItems(.sample(1, "Rest"), losses: [loss]) { $0.isStrict = true }

        #expect(output.losses == [[loss]] && output.responses.isEmpty && dataManager.list.items.isEmpty)
    }

    @Test func `an error in the middle of the file changes nothing`() {
        let failure = ImportItemsFailure.badFile(
            ForeignFileError(.invalidText(.utf8), line: 2, column: 1),
            path: "a"
        )
        dataManager.source = FakeSource((1...600).map { .sample($0, "Rest") }, failure: failure)

        sample.interactor.importItems(ImportItemsRequest(path: "a", typed: "import a"))

        #expect(output.failures == [failure] && dataManager.list.items.isEmpty)
    }

    @Test func `errors of the list and of opening the file are reported`() {
        sample.importItems { _ in }
        dataManager.failure = ListError(.busy, path: "/l")
        sample.interactor.importItems(ImportItemsRequest(path: "a", typed: ""))
        sample.interactor.importItems(ImportItemsRequest(path: "missing", typed: ""))

        #expect(output.failures == [.storage(ListError(.busy, path: "/l")), .unclearFormat([.csv], path: "missing")])
    }
}
