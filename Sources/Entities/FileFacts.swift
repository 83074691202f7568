import Vocabulary

/// The metadata of a file.
package struct FileFacts: Entity {
    package let path: String
    package let bytes: Int
    /// The permission bits, as in chmod(1).
    package let mode: Int
    package let isOwnedByUser: Bool
    package let isWritable: Bool
    /// The number of names, which are hard links.
    package let nameCount: Int

    package init(
        path: String,
        bytes: Int,
        mode: Int,
        isOwnedByUser: Bool,
        isWritable: Bool,
        nameCount: Int = 1
    ) {
        self.path = path
        self.bytes = bytes
        self.mode = mode
        self.isOwnedByUser = isOwnedByUser
        self.isWritable = isWritable
        self.nameCount = nameCount
    }
}

/// The state of the disk that a file is on.
package struct DiskFacts: Entity {
    /// The free space available to the current user.
    package let freeBytes: Int
    package let kind: Kind

    package enum Kind: Entity {
        case local
        case network
        /// A FUSE file system without a block device of its own.
        case userSpace
    }

    package init(freeBytes: Int, kind: Kind) {
        self.freeBytes = freeBytes
        self.kind = kind
    }

    /// The space reserved for everything but the journal.
    private static let bytesBesideJournal = 1_000_000

    /// Returns the space needed for any change to a list of `bytes` bytes: the journal of a bulk change can be as large
    /// as the list, and so can the backup made before it.
    package static func bytesForChange(ofList bytes: Int) -> Int { 2 * bytes + bytesBesideJournal }
}
