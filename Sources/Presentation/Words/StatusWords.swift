package import ProgramOutput
package import Vocabulary

/// The numbers of open and done items, in words.
package enum StatusWords {
    package static func open(_ counts: ItemCounts) -> String {
        say("\(counts.open) open")
    }

    package static func done(_ counts: ItemCounts) -> String {
        say("\(counts.done) done")
    }
}

extension JSONText {
    package mutating func counts(_ counts: ItemCounts) {
        integer("open", counts.open)
        integer("done", counts.done)
    }
}
