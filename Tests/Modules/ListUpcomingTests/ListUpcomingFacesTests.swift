import Almanac
import ModuleKit
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ListUpcoming

/// The forms of the list, which come from one interactor.
struct ListUpcomingFacesTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add([
            ItemDetails(title: "offer", due: Due(day: .saturday - 1)),
            ItemDetails(title: "plants", due: Due(day: .saturday)),
            ItemDetails(title: "dentist", due: Due(day: .saturday + 1)),
            ItemDetails(title: "passport", priority: .high),
            ItemDetails(title: "later", due: Due(day: .saturday + 60)),
        ])
    }

    private let titles = ["offer", "plants", "dentist", "passport"]

    /// The titles in the order in which a text has them.
    private func order(in text: String) -> [String] {
        text.split { !$0.isLetter }.map(String.init).filter { (titles + ["later"]).contains($0) }
    }

    @Test(arguments: [AnswerStyle.columns, .plain, .json])
    func `text, plain and JSON show the items of the screen in its order`(style: AnswerStyle) throws {
        let screen = FakeScreenListView()
        ListUpcomingWireframe.list(on: screen, fixture.context()).show(.everything, groupedBy: .due)
        let shown = screen.rows.flatMap(\.rows).map(\.title)
        ListUpcomingWireframe.present(fixture.context(style)).show(ListUpcomingRequest())

        let output = fixture.captured.finish().output
        #expect(shown == titles)
        #expect(order(in: output).filter { $0 != "later" } == shown)
    }
}
