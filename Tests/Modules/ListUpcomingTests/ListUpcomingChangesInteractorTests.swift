import Almanac
import Boundary
import Entities
import Testing

@testable import ListUpcoming

struct ListUpcomingChangesInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ListUpcomingInteractor

    init() {
        interactor = ListUpcomingInteractor(dataManager: dataManager, clock: morning, weekStart: .monday)
        interactor.output = output
    }

    /// What is told of a list that was found with the one kind of items and then has the other.
    private func told(_ before: [Item], _ after: [Item]) -> [FakeOutput.Told] {
        dataManager.items = before
        interactor.findUpcomingItems(ListUpcomingRequest())
        output.told = []
        dataManager.items = after
        interactor.findChanges()
        return output.told
    }

    private func group(_ term: NearTerm, _ items: [Item]) -> ListUpcomingResponse.Group {
        .init(name: .near(term), rows: items.map { .init(item: ItemSummary($0), term: term) })
    }

    @Test func `of changes only the groups are told that are not as they were`() {
        let (late, milk) = (item(1, due: Due(day: saturday - 1)), item(2, "Milk", due: Due(day: saturday)))
        let (bread, cake) = (item(3, due: Due(day: saturday)), item(2, "Cake", due: Due(day: saturday)))

        func changes(_ groups: [ListUpcomingResponse.Group], emptied: [ItemGroup] = []) -> [FakeOutput.Told] {
            [.changes(UpcomingChangesResponse(today: saturday, groups: groups, emptied: emptied))]
        }

        #expect(told([late, milk], [late, milk]) == [])
        #expect(told([late, milk], [late, milk, bread]) == changes([group(.today, [milk, bread])]))
        #expect(told([late, milk], [late, cake]) == changes([group(.today, [cake])]))
        #expect(told([late, milk], [milk]) == changes([], emptied: [.near(.overdue)]))
        #expect(told([], [milk]) == changes([group(.today, [milk])]))
    }

    @Test func `a list from which everything went is told as it would be told alone`() {
        let milk = item(2, due: Due(day: saturday))

        #expect(told([], []) == [])
        dataManager.hasOpen = true
        guard case .nothing? = told([milk], []).first else { return #expect(Bool(false), "\(output.told)") }
        dataManager.isEmpty = true
        #expect(told([milk], []) == [.emptyList])
    }

    @Test func `of a long group only what is different is told, and how much else there is`() {
        let many = (1...40).map { item($0, due: Due(day: saturday)) }
        let new = item(99, due: Due(day: saturday))

        guard case .changes(let grown)? = told(many, many + [new]).first else { return #expect(Bool(false)) }
        guard case .changes(let shrunk)? = told(many, Array(many.dropLast())).first else { return #expect(Bool(false)) }

        #expect(grown.groups.map { $0.rows.map(\.item.id) } == [[99]])
        #expect(grown.rests == [.init(name: .near(.today), count: 40)])
        #expect(shrunk.groups.isEmpty)
        #expect(shrunk.rests == [.init(name: .near(.today), count: 39)])
    }

    @Test func `changes are those to what was asked for, and what was told is no change any more`() {
        dataManager.items = [item(1, due: Due(day: saturday), tags: ["home"])]
        interactor.findUpcomingItems(ListUpcomingRequest(grouping: .tag))
        dataManager.items += [item(2, due: Due(day: saturday), tags: ["shop"])]

        interactor.findChanges()
        interactor.findChanges()

        guard case .changes(let response)? = output.told.last else { return #expect(Bool(false), "\(output.told)") }
        #expect(response.groups.map(\.name) == [.tag("shop")])
        #expect(output.told.count == 2)
    }

    @Test func `changes to what was never found are all of it`() {
        dataManager.items = [item(1, due: Due(day: saturday))]

        interactor.findChanges()

        guard case .items(let response)? = output.told.last else { return #expect(Bool(false), "\(output.told)") }
        #expect(response.groups.map(\.name) == [.near(.today)])
    }

    @Test func `changes that cannot be found are a trouble`() {
        interactor.findUpcomingItems(ListUpcomingRequest())
        dataManager.trouble = ListTrouble(.busy, path: "list", detail: "")

        interactor.findChanges()

        guard case .trouble? = output.told.last else { return #expect(Bool(false), "\(output.told)") }
    }

    @Test func `where there is only room for some no more are asked for than may be shown`() {
        dataManager.items = (1...90).map { item($0, due: Due(day: saturday - $0 % 2)) }
        interactor.findUpcomingItems(ListUpcomingRequest(room: .init(items: 20, perHeading: 2)))

        dataManager.items.append(item(91, due: Due(day: saturday)))
        interactor.findChanges()

        #expect(dataManager.mosts == [20, 20])
        guard case .changes(let changes)? = output.told.last else { return #expect(Bool(false)) }
        #expect(changes.groups.isEmpty)
        #expect(changes.rests == [.init(name: .near(.today), count: 46)])
    }

    @Test func `what there was no room for is no change later`() {
        dataManager.items = (1...9).map { item($0, due: Due(day: saturday)) }
        interactor.findUpcomingItems(ListUpcomingRequest(room: .init(items: 5, perHeading: 2)))

        interactor.findChanges()

        guard case .items(let response)? = output.told.last else { return #expect(Bool(false), "\(output.told)") }
        #expect(response.groups.map(\.rows.count) == [3])
        #expect(output.told.count == 1)
    }
}
