import Almanac
import Entities
import Testing
import Vocabulary

struct ItemGroupingTests {
    private func groups(_ marks: GroupMark..., due: ItemGroup = .noDay) -> [ItemGroup] {
        ItemGroup.sorting(marks.count) { marks[$0].forEachGroup(dueGroup: due, $1) }.map(\.group)
    }

    @Test func `groups by due date go from overdue to no day`() {
        let sorted: [ItemGroup] = [
            .near(.overdue), .earlier, .back, .near(.today), .near(.tomorrow), .near(.nextWeek), .near(.later), .noDay,
            .undated, .important,
        ]

        #expect(sorted.reversed().sorted() == sorted)
        #expect(groups(.none, due: .earlier) == [.earlier])
    }

    @Test func `subprojects follow their parent, and items without a project come last`() {
        let marks: [GroupMark] = [nil, "home-x", "work", "home.garden", "home"].map { .project($0) }

        let groups = ItemGroup.sorting(marks.count) { marks[$0].forEachGroup(dueGroup: .noDay, $1) }.map(\.group)

        #expect(groups == ["home", "home.garden", "home-x", "work", nil].map { .project($0) })
        #expect(ItemGroup.project("home.garden.rose").parents == [.project("home"), .project("home.garden")])
    }

    @Test func `an item with two tags is in both groups, and one without in a group of its own`() {
        #expect(groups(.tags(["b", "a"]), .tags([])) == [.tag("a"), .tag("b"), .tag(nil)])
    }

    @Test func `priorities are sorted from high to none`() {
        #expect(
            groups(.priority(nil), .priority(.low), .priority(.high))
                == [.priority(.high), .priority(.low), .priority(nil)]
        )
    }

    @Test func `elements keep their order within a group`() {
        let grouped = ItemGroup.sorting(4) { index, add in add(index == 1 ? .noDay : .earlier) }

        #expect(grouped.map(\.members) == [[0, 2, 3], [1]])
    }

    @Test func `the values to group by come from the details`() {
        let details = ItemDetails(title: "Milk", tags: ["a"], project: "home", priority: .low)

        #expect(
            (ItemGrouping.allCases.map { GroupMark(details, by: $0) } + [GroupMark(details, by: nil)])
                == [.none, .project("home"), .tags(["a"]), .priority(.low), .none]
        )
    }
}
