import CLinux
import Entities
import Glibc
package import Vocabulary

/// A new file that appears under its name only when it is complete.
package struct WholeFile: ~Copyable {
    private let draft: DraftFile
    private let target: StoreFile

    /// Returns `nil` if there is a file at the path already and it may not be replaced. The list itself and files that belong
    /// to it never are. A symbolic link is replaced itself, and its target stays unchanged.
    package static func begin(
        at path: String,
        replacing: Bool,
        besides store: Store
    ) throws(ListError) -> WholeFile? {
        let target = StoreFile(path: path)
        if let list = store.file?.real, target.isSame(as: list) || list.owns(target) {
            throw ListError(.cannotCreate, path: path, detail: .reservedName)
        }
        if target.leadsToDevice { throw ListError(.notAFile, path: path, detail: .device) }
        if try target.exists(), !replacing { return nil }
        DraftFile.removeLeftovers(of: target.path)
        let draft = try DraftFile.withSignalsBlocked { () throws(ListError) in
            let draft = try DraftFile(of: target.path)
            adder_delete_on_termination(draft.path)
            return draft
        }
        return WholeFile(draft: draft, target: target)
    }

    private init(draft: DraftFile, target: StoreFile) {
        (self.draft, self.target) = (draft, target)
    }

    package func append(_ bytes: [UInt8]) throws(ListError) {
        try draft.append(bytes)
    }

    /// Gives the file its name. Returns `false` if another program has created such a file meanwhile and it may not be
    /// replaced.
    package consuming func keep(replacing: Bool) throws(ListError) -> Bool {
        defer { finish() }
        do throws(ListError) {
            try draft.sync(owner: target.owner, mode: target.mode)
            if replacing {
                try draft.replaceTarget()
            } else if try !draft.createTarget() {
                draft.remove()
                return false
            }
            try target.syncFolder()
            return true
        } catch {
            draft.remove()
            throw error
        }
    }

    package consuming func discard() {
        draft.remove()
        finish()
    }

    private func finish() {
        adder_delete_on_termination(nil)
        draft.finish()
    }
}
