/// What the system tells of a file, without a look into it.
package struct FileFacts: Entity {
    package let path: String
    package let bytes: Int
    /// Who may do what with it, as chmod has it.
    package let mode: Int
    /// Whether it belongs to whoever runs this.
    package let isOwn: Bool
    package let isWritable: Bool

    package init(path: String, bytes: Int, mode: Int, isOwn: Bool, isWritable: Bool) {
        self.path = path
        self.bytes = bytes
        self.mode = mode
        self.isOwn = isOwn
        self.isWritable = isWritable
    }
}

/// What the system tells of the disk that a file is on.
package struct DiskFacts: Entity {
    /// What is left for whoever runs this.
    package let freeBytes: Int
    /// Whether another machine keeps it.
    package let isRemote: Bool

    package init(freeBytes: Int, isRemote: Bool) {
        self.freeBytes = freeBytes
        self.isRemote = isRemote
    }

    /// So many bytes are left to whatever a change writes beside its journal.
    private static let bytesBesideJournal = 1_000_000

    /// The room for any change to a list of that size: a bulk change may need its size once more for the journal, and so
    /// does the backup before it.
    package static func bytesForChange(ofList bytes: Int) -> Int { 2 * bytes + bytesBesideJournal }
}
