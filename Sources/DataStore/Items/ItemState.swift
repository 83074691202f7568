import Almanac
import Entities
import Vocabulary

/// The column values of an item at one point in its history. Needed because some fields span two columns.
struct ItemState {
    private var values = [StoredValue](repeating: .null, count: ItemColumn.names.count)

    /// Applies a delta and returns its effects.
    mutating func effects(
        of delta: ItemDelta,
        damaged: (String) -> StoreError
    ) throws(StoreError) -> [ItemEffect] {
        let before = self
        for column in ItemColumn.allCases {
            if let change = delta[column] { values[column.rawValue] = change.after }
        }
        guard let effects = before.effects(to: self) else { throw damaged("journal of item \(delta.item)") }
        return effects + delta.links.compactMap(\.effect)
    }

    /// `nil` if a value can't be decoded.
    private func effects(to after: ItemState) -> [ItemEffect]? {
        guard let old = DecodedState(self), let new = DecodedState(after) else { return nil }
        var effects: [ItemEffect] = []
        func note<Value: Equatable>(
            _ value: KeyPath<DecodedState, Value?>,
            _ effect: (Value?, Value?) -> ItemEffect
        ) {
            let (before, after) = (old[keyPath: value], new[keyPath: value])
            if before != after { effects.append(effect(before, after)) }
        }
        if !old.exists, new.exists { effects.append(.created) }
        note(\.title) { .title(before: $0, after: $1) }
        note(\.note) { .note(before: $0, after: $1) }
        note(\.project) { .project(before: $0, after: $1) }
        note(\.priority) { .priority(before: $0, after: $1) }
        note(\.due) { .due(before: $0, after: $1) }
        note(\.wait) { .wait(before: $0, after: $1) }
        note(\.recurrence) { .recurrence(before: $0, after: $1) }
        note(\.parent) { .parent(before: $0, after: $1) }
        note(\.status) { .status(before: $0, after: $1) }
        if old.exists, !new.exists { effects.append(.removed) }
        return effects
    }

    fileprivate subscript(column: ItemColumn) -> StoredValue { values[column.rawValue] }
}

extension ItemDelta.Link {
    fileprivate var effect: ItemEffect? {
        guard before != after else { return nil }
        switch kind {
        case .tag: return value.text.map { after ? .tagAdded($0) : .tagRemoved($0) }
        case .need: return value.integer.map { after ? .needAdded($0) : .needRemoved($0) }
        }
    }
}

/// The decoded column values of an item.
private struct DecodedState {
    let exists: Bool
    let title: String?
    let note: String?
    let project: String?
    let priority: Priority?
    let due: Due?
    let wait: Day?
    let recurrence: Recurrence?
    let parent: Int?
    let status: Item.Status?
}

extension DecodedState {
    /// `nil` if one of the values can't be decoded.
    init?(_ state: ItemState) {
        guard let priority = state[.priority].decoded(Priority.init), let day = state[.dueDay].decoded(ItemRows.day),
            let time = state[.dueMinute].decoded(TimeOfDay.init(minute:)),
            let wait = state[.waitDay].decoded(ItemRows.day),
            let status = state[.status].decoded(Item.Status.init),
            let recurrence = DecodedState.recurrence(state[.repeats].text, state[.repeatsFrom].text)
        else { return nil }
        exists = !state[.uuid].isNull
        title = state[.title].text
        note = state[.note].text
        project = state[.project].text
        self.priority = priority
        due = day.map { Due(day: $0, time: time) }
        self.wait = wait
        self.recurrence = recurrence
        parent = state[.parent].integer
        self.status = status
    }

    private static func recurrence(_ rule: String?, _ anchor: String?) -> Recurrence?? {
        guard let rule else { return .some(nil) }
        guard let recurrence = Recurrence(rule: rule, anchor: anchor ?? "") else { return nil }
        return .some(recurrence)
    }
}

extension StoredValue {
    /// Decodes a nullable number; the outer optional is `nil` if it is invalid.
    fileprivate func decoded<Value>(_ value: (Int) -> Value?) -> Value?? {
        guard let integer else { return .some(nil) }
        guard let value = value(integer) else { return nil }
        return .some(value)
    }
}
