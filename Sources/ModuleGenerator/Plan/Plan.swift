/// All planned changes, in memory.
struct Plan: Equatable {
    /// An edit of an existing file that viper-gen did not generate.
    struct Edit: Equatable {
        let path: String
        let before: [UInt8]
        let after: [UInt8]
        /// Descriptions of the edits: `useCases: RescheduleItem`.
        let entries: [String]

        var isNeeded: Bool { before != after }
    }

    let root: String
    let name: String
    let template: String
    /// The files to write, including the record.
    let files: [RenderedTemplate.File]
    let edits: [Edit]
    let recordPath: String
    /// The folders that belong only to the module; empty for a package.
    var folders: [String] = []
    /// The folders that existed and were empty.
    var emptyFolders: [String] = []
    /// Instructions for manual steps, or empty.
    var manualSteps = ""
    /// A warning about the name of the command.
    var warning: String?
}
