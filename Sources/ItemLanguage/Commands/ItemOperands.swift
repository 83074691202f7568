package import CommandLine
package import Vocabulary

extension Operands {
    /// An optional number.
    package static let count = Operands(.count, limit: 1)

    package static let ids = Operands.ids(picking: nil)
    package static let filter = Operands.filter(picking: nil)
    package static let changes = Operands.changes(picking: nil)

    /// - Parameter items: the items to complete by id.
    package static func ids(picking items: PickableItems?) -> Operands {
        Operands(.filter) { $0.candidates(picking: items) { $0.items($1) } }
    }

    /// Ids or a filter.
    /// - Parameter items: the items to complete by id, or `nil` if the words only filter the output.
    package static func filter(picking items: PickableItems?) -> Operands {
        Operands(.filter) { $0.candidates(picking: items) { $0.filter($1) } }
    }

    /// Ids or a filter, followed by attributes to change.
    package static func changes(picking items: PickableItems?) -> Operands {
        Operands(.changes) { $0.candidates(picking: items) { $0.changes($1) } }
    }

    /// Ids or a filter, followed by a length or a date.
    package static func moves(picking items: PickableItems?) -> Operands {
        Operands(.moves) { $0.candidates(picking: items) { $0.moves($1) } }
    }

    /// Ids or a filter, followed by text.
    package static func note(picking items: PickableItems?) -> Operands {
        Operands(.note) { $0.candidates(picking: items) { $0.filter($1) } }
    }

    /// A period, and a filter.
    package static let period = Operands(.period) { $0.candidates { $0.filter($1) } }

    /// Search words.
    package static let words = Operands(.search) { $0.candidates { $0.words($1) } }

    /// Text with attributes, in which words such as `-x` are text.
    package static let text = Operands(.text) { $0.candidates { $0.text($1) } }

    /// An optional name or path of a backup.
    package static let backup = Operands(.path, limit: 1) {
        [.lookup(Candidate.backups(Stem($0.beginning)))]
    }

    /// The words of a past day, or `all`.
    package static let pastDay = Operands(.pastDay) { point in
        point.words.isEmpty ? DayWords.past.completions(of: point.beginning) : []
    }

    /// The key of a setting, followed by its value.
    package static let setting = Operands(.setting) { point in
        let stem = Stem(point.beginning)
        return [.lookup(point.words.first.map { Candidate.values(ofSetting: $0, stem) } ?? .settings(stem))]
    }
}

extension Operands.Point {
    fileprivate func candidates(
        picking items: PickableItems? = nil,
        _ complete: (ItemCandidates, String) -> [Candidate]
    ) -> [Completion] {
        isLiteral ? [] : complete(ItemCandidates(picking: items, after: words), beginning).map { .lookup($0) }
    }
}

// MARK: - Candidates

extension Candidate: CompletionLookup {
    fileprivate init?(_ completion: Completion) {
        switch completion {
        case .word(let word, let meaning): self = .word(word, meaning: meaning)
        case .files(let beginning, let kept): self = .files(Stem(beginning, kept: kept))
        case .lookup(let lookup):
            guard let candidate = lookup as? Candidate else { return nil }
            self = candidate
        }
    }
}

extension CompletionPoint {
    /// - Parameter words: the words before the one at the cursor, without the program name.
    package init(after words: [String], _ commands: [Command]) {
        self.init(after: words, .adder, commands)
    }

    /// Returns the completions of `beginning`, the most useful first.
    package func candidates(at beginning: String) -> [Candidate] {
        completions(of: beginning).compactMap(Candidate.init)
    }

    /// The value of `--db`.
    package var list: String? { value(of: .db) }
}

extension [HelpEntry] {
    /// Returns the entries that complete `stem`.
    func candidates(for stem: Stem) -> [Candidate] {
        completions(of: stem.beginning, after: stem.kept).compactMap(Candidate.init)
    }
}

extension Stem {
    /// Returns the part after the last of the marks: `1` in `3,5-1`.
    func last(after marks: String) -> Stem {
        let end = beginning.lastIndex(where: marks.contains).map(beginning.index(after:)) ?? beginning.startIndex
        return Stem(String(beginning[end...]), kept: kept + beginning[..<end])
    }
}
