import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol AddItemDataManaging: ChangeDataManaging {
    /// Returns the names of those of the items that exist.
    func names(of ids: [Int]) throws(ListError) -> [ItemName]
    /// Returns the projects of the items, as far as they have some.
    func projects(of ids: [Int]) throws(ListError) -> [Int: String]
}

/// Adds all items of a request, or none.
final class AddItemInteractor: AddItemInteracting {
    weak var output: (any AddItemInteractorOutput)?
    private let dataManager: any AddItemDataManaging
    private let clock: any Clock
    private let makeUUID: (Instant) -> ItemUUID

    init(dataManager: any AddItemDataManaging, clock: any Clock, makeUUID: @escaping (Instant) -> ItemUUID) {
        self.dataManager = dataManager
        self.clock = clock
        self.makeUUID = makeUUID
    }

    func check(_ draft: AddItemRequest) {
        do {
            _ = try checkedPortion(of: DraftedItems(draft), at: clock.now())
            output?.acceptedDraft()
        } catch {
            output?.rejectedDraft(error)
        }
    }

    func preview(_ draft: AddItemRequest) {
        let moment = clock.now()
        guard let entry = draft.entries.first else { return }
        do throws(AddItemFailure) {
            var portion = ItemPortion(entries: [entry], items: [try newItem(entry, at: moment)])
            try? portion.inheritProjects { ids throws(ListError) in try dataManager.projects(of: ids) }
            let new = portion.items[0]
            let (names, failure) = references(of: portion)
            output?.previewedDraft(
                AddItemPreview(
                    details: new.details,
                    isDone: entry.isDone,
                    following: entry.isDone
                        ? [] : new.details.followingOccurrences(Recurrence.shownOccurrences, from: moment),
                    hints: entry.hints,
                    today: moment.today,
                    inheritsProject: new.details.project != entry.details.project,
                    names: names,
                    failure: failure
                )
            )
        } catch {
            output?.rejectedDraft(error)
        }
    }

    /// If the list can't be read, nothing is wrong with the text.
    private func references(of portion: ItemPortion) -> (names: [ItemName], failure: AddItemFailure?) {
        var names: [ItemName] = []
        let failure = try? portion.referenceFailure { ids throws(ListError) in
            names = try dataManager.names(of: ids)
            return ids.unknown(besides: names)
        }
        return (names, failure)
    }

    func add(_ request: AddItemRequest) {
        add(DraftedItems(request))
    }

    func add(_ source: any AddItemSource) {
        let moment = clock.now()
        do throws(AddItemFailure) {
            let first = try checkedPortion(of: source, at: moment)
            output?.addedItems(try store(first, source, at: moment))
        } catch {
            output?.couldNotAddItem(error)
        }
    }

    private func response(_ items: [Item], _ portion: ItemPortion, at moment: Moment) -> AddItemResponse {
        AddItemResponse(
            items: items.map { ItemSummary($0) },
            hints: zip(items, portion.entries).flatMap { item, entry in
                entry.hints.map { AddItemResponse.Hint(id: item.id, hint: $0) }
            },
            today: moment.today,
            following: items.map {
                $0.isRepeating && $0.status == .open
                    ? $0.followingOccurrences(Recurrence.shownOccurrences, from: moment) : []
            },
            inheriting: zip(items, portion.entries).filter { $0.details.project != $1.details.project }.map(\.0.id)
        )
    }
}

// MARK: - Portions

extension AddItemInteractor {
    /// Returns the first items of the source. They are checked before the list is locked, or created.
    private func checkedPortion(of source: any AddItemSource, at moment: Moment) throws(AddItemFailure) -> ItemPortion {
        let portion = try self.portion(of: source, at: moment)
        guard !portion.entries.isEmpty else { throw AddItemFailure(reason: .nothingGiven, line: nil) }
        let failure = try AddItemFailure.inList { () throws(ListError) in
            try portion.referenceFailure { ids throws(ListError) in ids.unknown(besides: try dataManager.names(of: ids))
            }
        }
        if let failure { throw failure }
        return portion
    }

    private func portion(of source: any AddItemSource, at moment: Moment) throws(AddItemFailure) -> ItemPortion {
        var portion = ItemPortion()
        while !portion.isFull, let entry = try source.next() {
            portion.entries.append(entry)
            portion.items.append(try newItem(entry, at: moment))
        }
        return portion
    }

    private func newItem(_ entry: AddItemRequest.Entry, at moment: Moment) throws(AddItemFailure) -> NewItem {
        switch entry.details.problemWithNames() {
        case .longTag(let bytes, let limit)?:
            throw AddItemFailure(reason: .longTag(bytes: bytes, limit: limit), line: entry.line)
        case .longProject(let bytes, let limit)?:
            throw AddItemFailure(reason: .longProject(bytes: bytes, limit: limit), line: entry.line)
        default: break
        }
        do {
            return try ItemDraft(entry.details, isDone: entry.isDone).item(makeUUID(moment.instant), at: moment)
        } catch {
            switch error {
            case .empty:
                throw AddItemFailure(reason: .emptyTitle, line: entry.line)
            case .tooLong(let bytes):
                throw AddItemFailure(
                    reason: .titleTooLong(bytes: bytes, limit: ItemTitle.maximumByteCount),
                    line: entry.line
                )
            }
        }
    }

    /// Adds these and all further items of the source, and returns the response to the last ones. References are checked
    /// while storing, as another process may have removed items meanwhile.
    private func store(
        _ first: ItemPortion,
        _ source: any AddItemSource,
        at moment: Moment
    ) throws(AddItemFailure) -> AddItemResponse {
        try dataManager.change(typed: source.typed, at: moment.instant) { list throws(AddItemFailure) in
            var portion = first
            var outline = NewItemOutline()
            var response = try add(portion, to: list, &outline, at: moment)
            let firstNew = response.items.first?.id
            while true {
                portion = try self.portion(of: source, at: moment)
                if portion.entries.isEmpty {
                    if firstNew == response.items.first?.id { try findSameTitles(&response, in: list) }
                    response.headings = source.headings
                    return response
                }
                output?.willAddItems(response)
                response = try add(portion, to: list, &outline, firstNew: firstNew, at: moment)
            }
        }
    }

    /// Looks for other open items with the titles, which takes too long for more than a portion.
    private func findSameTitles(
        _ response: inout AddItemResponse,
        in list: any ChangingList
    ) throws(AddItemFailure) {
        for item in response.items where !item.isDone {
            let others = try AddItemFailure.inList { () throws(ListError) in
                try list.openItems(titled: item.details.title, otherThan: item.id)
            }
            if others.isEmpty { continue }
            if response.items.count == 1 { response.sameTitles = others } else { response.repeated.append(item.id) }
        }
    }

    /// - Parameter firstNew: The first item of this change. An item can't refer to one that is added with it, whose id is not
    ///   known when it is typed.
    private func add(
        _ portion: ItemPortion,
        to list: any ChangingList,
        _ outline: inout NewItemOutline,
        firstNew: Int? = nil,
        at moment: Moment
    ) throws(AddItemFailure) -> AddItemResponse {
        var portion = portion
        let failure = try AddItemFailure.inList { () throws(ListError) in
            try portion.referenceFailure { ids throws(ListError) in
                let unknown = try list.unknownIDs(among: ids)
                return ids.filter { id in unknown.contains(id) || firstNew.map { id >= $0 } ?? false }
            }
        }
        if let failure { throw failure }
        let outcome = try AddItemFailure.inList { () throws(ListError) in
            try portion.inheritProjects { ids throws(ListError) in try list.projects(of: ids) }
            portion.place(in: &outline)
            return try list.apply(ListPlan(additions: portion.items))
        }
        return response(outcome.added, portion, at: moment)
    }
}

/// Some items of a request.
private struct ItemPortion {
    private static let limit = 500

    var entries: [AddItemRequest.Entry] = []
    var items: [NewItem] = []

    var isFull: Bool { entries.count >= ItemPortion.limit }

    /// Gives each part the project of its parent, unless the text decides.
    mutating func inheritProjects(projects: ([Int]) throws(ListError) -> [Int: String]) throws(ListError) {
        let parents = entries.compactMap { $0.decidesProject ? nil : $0.details.parent }
        if parents.isEmpty { return }
        let projects = try projects(Set(parents).sorted())
        for (index, entry) in entries.enumerated() where !entry.decidesProject {
            if let parent = entry.details.parent { items[index].details.project = projects[parent] }
        }
    }

    /// Makes items parts of those that they are below.
    mutating func place(in outline: inout NewItemOutline) {
        for (index, entry) in entries.enumerated() {
            outline.place(&items[index], depth: entry.depth, decidesProject: entry.decidesProject)
        }
    }

    /// Returns the first reference to a missing item.
    func referenceFailure(
        unknownIDs: ([Int]) throws(ListError) -> [Int]
    ) throws(ListError) -> AddItemFailure? {
        guard entries.contains(where: { !$0.details.needs.isEmpty || $0.details.parent != nil }) else { return nil }
        let named = Set(entries.flatMap { $0.details.needs + [$0.details.parent].compactMap { $0 } })
        let unknown = Set(try unknownIDs(named.sorted()))
        for entry in entries {
            let needs = entry.details.needs.filter(unknown.contains)
            if !needs.isEmpty { return AddItemFailure(reason: .unknownNeeds(needs), line: entry.line) }
            if let parent = entry.details.parent, unknown.contains(parent) {
                return AddItemFailure(reason: .unknownParent(parent), line: entry.line)
            }
        }
        return nil
    }
}

extension [Int] {
    fileprivate func unknown(besides names: [ItemName]) -> [Int] {
        let known = Set(names.map(\.id))
        return filter { !known.contains($0) }
    }
}

/// The items of a short request.
private final class DraftedItems: AddItemSource {
    let typed: String
    let headings: [String] = []
    private var rest: ArraySlice<AddItemRequest.Entry>

    init(_ request: AddItemRequest) {
        typed = request.typed
        rest = request.entries[...]
    }

    func next() throws(AddItemFailure) -> AddItemRequest.Entry? {
        rest.popFirst()
    }
}
