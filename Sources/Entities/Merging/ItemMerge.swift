package import Almanac
import Vocabulary

/// The result of merging the changes that were made to an item here and on a server since the last sync.
package struct ItemMerge: Entity {
    /// The merged item, or `nil` if it is removed. It is also the base of the next merge.
    package let item: SharedItem?
    /// The later of the last changes on both sides. The time of the sync would win against earlier changes elsewhere.
    package let changed: Instant?
    package let writesLocal: Bool
    package let writesRemote: Bool
    package let conflicts: [MergeConflict]

    /// - Parameters:
    ///   - base: The item after the last sync, or `nil` if it was never synced.
    ///   - wasGone: `true` if the server did not have the item after the last sync. `base` is then what it had before.
    ///   - local: `nil` if the item is not in this list.
    ///   - remote: `nil` if the item is not on the server.
    ///   - isRemoteTouched: `true` if the server's item has changed in properties for which adder has no field.
    ///   - now: The time of completion, if the server gives neither that nor a time of modification.
    package init(
        base: SharedItem?,
        wasGone: Bool = false,
        local: LocalVersion?,
        remote: RemoteVersion?,
        isRemoteTouched: Bool = false,
        now: Instant
    ) {
        let known = remote?.completed(from: base, at: now)
        // Other lists must read the same time of completion, even after another change.
        let lacksTime = remote.map { $0.isDone && $0.item.completed == nil } ?? false
        changed = [local?.changed, remote?.changed].compactMap { $0 }.max()
        guard let local, let remote else {
            let left = local?.item ?? known
            let isUnchanged = !isRemoteTouched && left.flatMap { left in base.map(left.isUnchanged) } ?? false
            // A removal applies to an item that was not changed, unless another list has added the item again since.
            item = isUnchanged && !wasGone ? nil : left
            writesLocal = item != local?.item
            writesRemote = item != known || item != nil && lacksTime
            conflicts = base == nil || item == nil || isUnchanged ? [] : [.removal(isLocal: local == nil)]
            return
        }
        let there = remote.completed(from: base ?? local.item, at: now)
        var fields = FieldMerge(base: base, local: local, remote: there, remoteChange: remote.changed)
        let merged = fields.merged()
        item = merged
        writesLocal = merged != local.item
        writesRemote = merged != known || merged.isDone && lacksTime && merged.completed != Item.unknownCompletion
        conflicts = fields.conflicts
    }
}

extension SharedItem {
    /// Compares without references to items that have since been removed.
    fileprivate func isUnchanged(since base: SharedItem) -> Bool {
        var whole = self
        whole.parent = whole.parent ?? base.parent
        if needs.isSubset(of: base.needs) { whole.needs = base.needs }
        return whole == base
    }
}
