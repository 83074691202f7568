import Almanac
import Entities
import Vocabulary

extension ItemImage {
    /// Returns the effects of a change that led from one image to the other, or `nil` if a value is invalid. An item that
    /// doesn't exist has no image.
    static func effects(from before: ItemImage?, to after: ItemImage?) -> [ItemEffect]? {
        guard let old = DecodedImage(before), let new = DecodedImage(after) else { return nil }
        var effects: [ItemEffect] = []
        func note<Value: Equatable>(
            _ value: KeyPath<DecodedImage, Value?>,
            _ effect: (Value?, Value?) -> ItemEffect
        ) {
            let (before, after) = (old[keyPath: value], new[keyPath: value])
            if before != after { effects.append(effect(before, after)) }
        }
        if before == nil, after != nil { effects.append(.created) }
        note(\.title) { .title(before: $0, after: $1) }
        note(\.note) { .note(before: $0, after: $1) }
        note(\.project) { .project(before: $0, after: $1) }
        note(\.priority) { .priority(before: $0, after: $1) }
        note(\.due) { .due(before: $0, after: $1) }
        note(\.wait) { .wait(before: $0, after: $1) }
        note(\.recurrence) { .recurrence(before: $0, after: $1) }
        note(\.parent) { .parent(before: $0, after: $1) }
        note(\.place) { .place(before: $0, after: $1) }
        note(\.link) { .link(before: $0, after: $1) }
        note(\.status) { .status(before: $0, after: $1) }
        if before != nil, after == nil { effects.append(.removed) }
        effects += old.tags.subtracting(new.tags).sorted().map { .tagRemoved($0) }
        effects += new.tags.subtracting(old.tags).sorted().map { .tagAdded($0) }
        effects += old.needs.subtracting(new.needs).sorted().map { .needRemoved($0) }
        effects += new.needs.subtracting(old.needs).sorted().map { .needAdded($0) }
        return effects
    }
}

extension ItemImage {
    /// The due date, the wait day and the repetition, or `nil` if a value is invalid.
    var dates: ItemDetails? {
        guard let decoded = DecodedImage(self) else { return nil }
        return ItemDetails(due: decoded.due, wait: decoded.wait, recurrence: decoded.recurrence)
    }
}

/// The decoded values of an image. Some fields span two columns.
private struct DecodedImage {
    var title: String?
    var note: String?
    var project: String?
    var priority: Priority?
    var due: Due?
    var wait: Day?
    var recurrence: Recurrence?
    var parent: Int?
    var place: String?
    var link: String?
    var status: Item.Status?
    var tags: Set<String> = []
    var needs: Set<Int> = []
}

extension DecodedImage {
    /// `nil` if one of the values can't be decoded.
    init?(_ image: ItemImage?) {
        guard let image else { return }
        guard let priority = image[.priority].decoded(Priority.init), let day = image[.dueDay].decoded(ItemRows.day),
            let time = image[.dueMinute].decoded(TimeOfDay.init(minute:)),
            let wait = image[.waitDay].decoded(ItemRows.day),
            let status = image[.status].decoded(Item.Status.init),
            let recurrence = DecodedImage.recurrence(image[.repeats].text, image[.repeatsFrom].text)
        else { return nil }
        title = image[.title].text
        note = image[.note].text
        project = image[.project].text
        self.priority = priority
        due = day.map { Due(day: $0, time: time) }
        self.wait = wait
        self.recurrence = recurrence
        parent = image[.parent].integer
        place = image[.place].text
        link = image[.link].text
        self.status = status
        tags = Set(image.links(.tag).compactMap(\.text))
        needs = Set(image.links(.need).compactMap(\.integer))
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
