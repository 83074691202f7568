package import Almanac
package import Vocabulary

/// An item in this list.
package struct LocalVersion: Entity {
    package var item: SharedItem
    package var changed: Instant
    /// The last change to each field, except those made by a sync.
    package var fieldChanges: [ItemField: Instant]
    /// The time at which other changes were undone since the last sync.
    package var undone: Instant?
    /// The time at which the item was added; `nil` if a sync added it.
    package var added: Instant?

    package init(
        _ item: SharedItem,
        changed: Instant,
        fieldChanges: [ItemField: Instant] = [:],
        undone: Instant? = nil,
        added: Instant? = nil
    ) {
        self.item = item
        self.changed = changed
        self.fieldChanges = fieldChanges
        self.undone = undone
        self.added = added
    }
}

/// An item on a server.
package struct RemoteVersion: Entity {
    /// The item as read. If it is done, it may lack the instant of completion.
    package var item: SharedItem
    package var isDone: Bool
    /// `true` if other programs see that the item repeats.
    package var hasRule: Bool
    /// The fields whose absence on the server means that they have no value.
    package var stated: StatedFields
    /// The last modification of any field.
    package var changed: Instant?
    package var created: Instant?

    package init(_ item: SharedItem, isDone: Bool? = nil, stated: StatedFields = .all, changed: Instant? = nil) {
        self.item = item
        self.isDone = isDone ?? item.isDone
        hasRule = item.details.recurrence != nil
        self.stated = stated
        self.changed = changed
    }

    package init(_ foreign: ForeignItem) {
        func uuid(_ reference: ForeignItem.Reference) -> ItemUUID? {
            guard case .uuid(let uuid) = reference else { return nil }
            return uuid
        }
        let item = SharedItem(
            uuid: foreign.uuid,
            details: foreign.ownDetails,
            parent: foreign.parent.flatMap(uuid),
            needs: Set(foreign.needs.compactMap(uuid)),
            completed: foreign.isDone ? foreign.completed : nil
        )
        // Other programs may drop the rule of a completed item.
        let stated = foreign.isDone ? foreign.stated.subtracting(.recurrence) : foreign.stated
        self.init(item, isDone: foreign.isDone, stated: stated, changed: foreign.changed)
        created = foreign.created
        hasRule = foreign.details.recurrence != nil
    }
}

extension RemoteVersion {
    /// Returns the item with the values that the server doesn't state taken from `known`.
    package func completed(from known: SharedItem?, at now: Instant) -> SharedItem {
        var item = item
        if isDone { item.completed = item.completed ?? known?.completed ?? changed ?? now }
        guard let known else { return item }
        func fill<Value>(_ field: StatedFields, _ path: WritableKeyPath<SharedItem, Value?>) {
            if !stated.contains(field) { item[keyPath: path] = item[keyPath: path] ?? known[keyPath: path] }
        }
        fill(.note, \.details.note)
        fill(.project, \.details.project)
        fill(.priority, \.details.priority)
        fill(.place, \.details.place)
        fill(.link, \.details.link)
        fill(.due, \.details.due)
        fill(.wait, \.details.wait)
        if item.details.due != nil { fill(.recurrence, \.details.recurrence) }
        fill(.parent, \.parent)
        if !stated.contains(.status) { item.completed = known.completed }
        if !stated.contains(.needs) { item.needs.formUnion(known.needs) }
        if !stated.contains(.tags) { item.details.tags = Set(item.details.tags + known.details.tags).sorted() }
        return item
    }
}
