import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ImportItems

struct ImportItemsPresenterTests {
    private let view = FakeView()
    private let delegate = FakeListDelegate()
    private let interactor = FakeInteractor()
    private let presenter: ImportItemsPresenter

    init() {
        presenter = ImportItemsPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            delegate: delegate
        )
    }

    private func report(_ change: (inout ImportItemsResponse) -> Void) {
        var response = ImportItemsResponse(format: .taskwarrior, isDryRun: false)
        change(&response)
        presenter.importedItems(response)
    }

    @Test(
        arguments: [
            (12...20, "Imported 9 items", "Taskwarrior, ids 12-20"), (5...5, "Imported 1 item", "Taskwarrior, id 5"),
            (nil, "Imported 0 items", "Taskwarrior"),
        ] as [(ClosedRange<Int>?, String, String)]
    )
    func `the answer has the number of items and their ids`(added: ClosedRange<Int>?, action: String, detail: String) {
        report { $0.added = added }

        #expect(view.displays.map(\.action) == [action] && view.displays.map(\.detail) == [detail])
        #expect(delegate.outcomes == [added == nil ? .unchanged : .changed()])
    }

    @Test func `what was updated, left alone or lost is listed`() {
        let rest = ItemName(id: 3, title: "Rest")

        report { response in
            response.updated = [rest]
            response.unchanged = 2
            response.different = [rest]
            response.older = [rest]
            response.renumbered = [.init(old: "3", new: 17)]
            response.losses = [Loss(.tag, at: 7, field: "tags", value: "c++", became: "c")]
        }

        #expect(
            view.messages == [
                "Updated: 3 Rest.",
                "Already in the list: 2 items.",
                "Different in the list and left unchanged: 3 Rest. Use --update to apply newer values from the file.",
                "Changed more recently in the list and left unchanged: 3 Rest.",
                "New ids: 3 → 17.",
                "Not everything could be imported. Losses, with line numbers:",
                "  1 tag: 7 (“c++” became “c”)",
                FakeRouter().undoHint,
            ]
        )
    }

    @Test func `an encoding that was recognized by its letters is named`() {
        report {
            $0.encoding = .windows1252
            $0.unchanged = 1
        }
        report {
            $0.encoding = .utf16
            $0.unchanged = 1
        }

        #expect(
            view.messages == [
                "The file was read as Windows-1252. If letters are wrong, undo the import and convert the file to UTF-8 "
                    + "with iconv.",
                "Already in the list: 1 item.", "Already in the list: 1 item.",
            ]
        )
    }

    @Test(
        arguments: [
            (
                .todoTxt, 2,
                "2 items have the title of another item in the list. To keep a later import from adding items twice, export "
                    + "with --ids."
            ),
            (.csv, 1, "1 item has the title of another item in the list."),
        ] as [(ForeignFormat, Int, String)]
    )
    func `items that may be in the list already are counted`(format: ForeignFormat, count: Int, message: String) {
        var response = ImportItemsResponse(format: format, isDryRun: true)
        response.lookalikes = count

        presenter.importedItems(response)

        #expect(view.messages == [message])
    }

    @Test(
        arguments: [
            ("my a.json", 1...2, "undo the import and repeat it", "TZ=Europe/Berlin adder import \"my a.json\""),
            (nil, nil, "import it", "task export | TZ=Europe/Berlin adder import -"),
        ] as [(String?, ClosedRange<Int>?, String, String)]
    )
    func `a file from another time zone gets a hint`(
        path: String?,
        added: ClosedRange<Int>?,
        way: String,
        command: String
    ) throws {
        let time = try #require(TimeOfDay(minute: 900))
        report { ($0.path, $0.added, $0.sharedTime) = (path, added, .init(time: time, count: 9)) }

        let hint =
            "9 due dates have the same time, 15:00. If the file comes from another time zone, \(way) with that zone: "
            + command
        #expect(view.messages.contains(hint), "\(view.messages)")
    }

    @Test func `a dry run says what would happen`() {
        var response = ImportItemsResponse(format: .csv, isDryRun: true)
        response.added = 12...20
        response.updated = [ItemName(id: 3, title: "Rest")]

        presenter.importedItems(response)

        #expect(view.displays.map(\.action) == ["Would import 9 items"] && view.displays.map(\.detail) == ["CSV"])
        #expect(view.messages == ["Would update: 3 Rest."])
        #expect(delegate.outcomes == [.unchanged])
    }

    @Test func `the explanation names every format`() {
        presenter.showFormats()

        #expect(view.formats.first?.rows.map(\.format) == ForeignFormat.allCases.map(\.rawValue))
        #expect(view.formats.first?.examples == ["import FILE --dry-run", "import FILE"])
    }

    @Test func `losses in a strict import are an error that lists them`() {
        presenter.foundLosses([Loss(.note, at: 2, field: "note", value: "x")])

        #expect(view.messages == ["Not everything could be imported. Losses, with line numbers:", "  1 note: 2 (“x”)"])
        #expect(view.errors == [ErrorMessage(.badData, "Nothing was imported because of --strict.")])
    }

    @Test func `on a terminal, the presenter says what it waits for`() {
        presenter.importItems(ImportItemsRequest(path: nil, isTyped: true, typed: "import -"))
        presenter.importItems(ImportItemsRequest(path: nil, typed: "import -"))
        presenter.importItems(ImportItemsRequest(path: "a", isTyped: true, typed: "import a"))

        #expect(view.messages == ["Reading from the terminal; end with Ctrl-D."])
    }

    @Test func `the progress is a message for a person`() {
        presenter.readItems(100_000)

        #expect(view.progress == ["Read 100000 items so far."] && view.messages.isEmpty)
    }

    @Test(
        arguments: [
            (.markdown, ["No checkboxes found."]), (.org, ["No headings with keywords such as TODO found."]),
            (.taskPaper, ["No tasks found. They begin with a hyphen."]), (.csv, []), (.json, ["No tasks found."]),
        ] as [(ForeignFormat, [String])]
    )
    func `a file without items says what would be one`(format: ForeignFormat, messages: [String]) {
        presenter.importedItems(ImportItemsResponse(format: format, isDryRun: false))

        #expect(view.messages == messages)
    }

    @Test func `a failure is an error message`() {
        presenter.couldNotImport(.storage(ListError(.busy, path: "/l")))

        #expect(view.errors.map(\.status) == [.busy] && delegate.outcomes == [.refused])
    }
}
