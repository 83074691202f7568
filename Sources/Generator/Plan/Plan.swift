/// All that is to be different, in memory.
struct Plan: Equatable {
    /// A change of a file that is there, and of which only a part is ours.
    struct Edit: Equatable {
        let path: String
        let before: [UInt8]
        let after: [UInt8]
        /// What is different, as a person says it: `useCases: RescheduleItem`.
        let places: [String]

        var isNeeded: Bool { before != after }
    }

    let root: String
    let name: String
    let template: String
    /// The record is one of them.
    let files: [RenderedTemplate.File]
    let edits: [Edit]
    let recordPath: String
    /// Those in which nothing else has a place; none for a package.
    var folders: [String] = []
    /// Those that were there with nothing in them.
    var emptyFolders: [String] = []
    /// What is left to do by hand; empty for nothing.
    var byHand = ""
}
