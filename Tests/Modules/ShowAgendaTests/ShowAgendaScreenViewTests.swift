import Almanac
import Entities
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ShowAgenda

struct ShowAgendaScreenViewTests {
    private let list = FakeScreenListView()
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add([
            ItemDetails(title: "offer", due: Due(day: .saturday - 1)),
            ItemDetails(title: "plants", due: Due(day: .saturday)),
            ItemDetails(title: "dentist", due: Due(day: .saturday + 2)),
        ])
    }

    private var shown: [String] {
        list.list.shown.compactMap { shown in
            switch shown {
            case .heading(let heading): heading.text
            case .item(let item): item.title
            default: nil
            }
        }
    }

    @Test func `the days that have items become groups`() {
        ShowAgendaWireframe.showList(of: nil, .everything, on: list, fixture.context())

        #expect(shown == ["Overdue", "offer", "Today, Sat 21 Nov", "plants", "Mon 23 Nov", "dentist"])
    }

    @Test func `a day has its own items`() {
        ShowAgendaWireframe.showList(of: .saturday + 2, .everything, on: list, fixture.context())

        #expect(shown == ["Mon 23 Nov", "dentist"])
    }
}
