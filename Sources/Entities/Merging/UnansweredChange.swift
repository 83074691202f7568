import Vocabulary

extension SharedItem {
    /// Returns the base of the next merge if the server's answer to the last change was lost. Fields that the server
    /// has as they were sent are treated as synchronized; the others keep their previous values.
    package static func base(_ old: SharedItem?, sent: SharedItem, remote: SharedItem) -> SharedItem? {
        guard var base = old else { return remote == sent ? sent : nil }
        func take<Value: Equatable>(_ path: WritableKeyPath<SharedItem, Value>) {
            if remote[keyPath: path] == sent[keyPath: path] { base[keyPath: path] = sent[keyPath: path] }
        }
        take(\.details.title)
        take(\.details.note)
        take(\.details.project)
        take(\.details.place)
        take(\.details.link)
        take(\.details.priority)
        take(\.details.due)
        take(\.details.wait)
        take(\.details.recurrence)
        take(\.parent)
        take(\.completed)
        base.needs = known(base.needs, sent.needs, remote.needs)
        base.details.tags = known(Set(base.details.tags), Set(sent.details.tags), Set(remote.details.tags)).sorted()
        return base
    }

    private static func known<Element>(
        _ old: Set<Element>,
        _ sent: Set<Element>,
        _ remote: Set<Element>
    ) -> Set<Element> {
        sent.intersection(remote).union(old.intersection(sent.symmetricDifference(remote)))
    }
}
