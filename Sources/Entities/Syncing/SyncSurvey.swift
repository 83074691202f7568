/// Compares what a server lists with the objects that are stored.
package struct SyncSurvey<Member: Hashable> {
    /// The objects to receive.
    package private(set) var changed: Set<Member> = []
    private var removed: Set<Int> = []
    private var seen: Set<Int> = []

    package init() {}

    /// Adds an object that the server has. A later change to an object replaces an earlier one.
    package mutating func add(_ member: Member, etag: String?, known: (id: Int, etag: String?)?) {
        if let known {
            seen.insert(known.id)
            removed.remove(known.id)
        }
        let isKnown = etag != nil && known?.etag == etag
        if isKnown { changed.remove(member) } else { changed.insert(member) }
    }

    /// Adds an object that the server no longer has.
    package mutating func addRemoved(_ member: Member, known: (id: Int, etag: String?)?) {
        changed.remove(member)
        // An object that is known to be gone may be mentioned again.
        if let known, known.etag != "" { removed.insert(known.id) }
    }

    /// Returns the ids of the objects that are gone.
    /// - Parameter all: The ids of all objects that the server had, if everything was listed.
    package func removed(from all: [Int]?) -> Set<Int> { all.map { Set($0).subtracting(seen) } ?? removed }

    /// Returns the ids of the objects that may be gone. A server doesn't mention an object that another program removed
    /// after this sync had created it.
    package func doubtful(among unconfirmed: [Int], removed: Set<Int>) -> [Int] {
        Set(unconfirmed).subtracting(seen).subtracting(removed).sorted()
    }
}
