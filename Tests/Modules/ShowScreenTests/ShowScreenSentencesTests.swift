import Almanac
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenSentencesTests {
    @Test func `the title names the order and the groups`() {
        let arrangement = ShowScreenArrangement(order: [ItemOrder(.urgency)], grouping: .project)
        var list = ShowScreenList(place: .all, text: "+home", arrangement: arrangement)

        #expect(ShowScreenSentences.facts(of: list) == ["by urgency", "grouped by project"])
        // A review has an order of its own.
        list.isReview = true
        #expect(ShowScreenSentences.facts(of: list) == [])
    }

    @Test func `the list of a day says how to go back to the calendar`() {
        let list = ShowScreenList(place: .day(.saturday), text: "+home")

        #expect(ShowScreenSentences.hint(in: list) == "Esc leads back to the calendar.")
    }

    @Test func `projects are a tree with open items, and empty parts are left out`() {
        var counts = ShowScreenCounts()
        counts.projects = [
            .init(label: "project work", name: "work", open: "2 open", done: "", openCount: 3),
            .init(label: "project work.sales", name: "work.sales", depth: 1, open: "1 open", done: "", openCount: 1),
            .init(label: "project old", name: "old", open: "", done: "4 done"),
            .init(label: "no project", name: "No project", open: "9 open", done: "", openCount: 9),
        ]

        let sidebar = ShowScreenSentences.sidebar(counts, at: .upcoming)

        #expect(sidebar.sections.map(\.heading) == ["Views", "Overviews", "Projects"])
        #expect(sidebar.sections[2].rows.map(\.name) == ["work", "sales"])
        #expect(sidebar.sections[2].rows.map(\.count) == ["3", "1"])
        #expect(sidebar.sections[2].rows.map(\.place) == [.project("work"), .project("work.sales")])
    }

    @Test func `a question has no key twice`() {
        for question in [
            ShowScreenSentences.order(of: ShowScreenList()), ShowScreenSentences.grouping(of: ShowScreenList()),
            ShowScreenSentences.priority([1]),
            ShowScreenSentences.copy([1], "a"),
        ] {
            #expect(Set(question.choices.map(\.key)).count == question.choices.count)
        }
    }
}
