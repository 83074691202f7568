package import Entities

extension Store {
    /// Takes the newest changes back, as many as are wanted or as there are, all of them or none, and answers which,
    /// the newest first.
    package func undo(_ count: Int = 1) throws(ReplayError) -> [Change] {
        try replay(.undo, count)
    }

    /// Makes changes again that were taken back since the last new one, and answers which, the oldest first.
    package func redo(_ count: Int = 1) throws(ReplayError) -> [Change] {
        try replay(.redo, count)
    }

    private func replay(_ direction: Direction, _ count: Int) throws(ReplayError) -> [Change] {
        let result: Result<[Change], ReplayConflict>
        do {
            result = try whereverItIs { () throws(StoreError) in try attempt(direction, count) }
        } catch {
            throw .store(error)
        }
        switch result {
        case .success(let changes):
            if !changes.isEmpty { hasChanged = true }
            tellOfMissedBackup()
            return changes
        case .failure(let conflict):
            throw .conflict(conflict)
        }
    }

    /// Creates nothing where there is no list yet.
    private func attempt(
        _ direction: Direction,
        _ count: Int
    ) throws(StoreError) -> Result<[Change], ReplayConflict> {
        guard let connection = try opened(for: .reading) else { return .success([]) }
        defer { connection.pen.hold = .down }
        // What is put back may point at nothing until all of it is there, which only the end of a transaction allows.
        try settleChanges()
        return try connection.transaction(.writing, keepsIf: \.hasChanges) { () throws(StoreError) in
            guard try version(of: connection) > 0 else { return .success([]) }
            try backUpDaily(connection)
            try migrate(connection)
            return try Replay(direction: direction, connection: connection).run(count)
        }
    }
}

extension Result where Success == [Change] {
    fileprivate var hasChanges: Bool {
        if case .success(let changes) = self { !changes.isEmpty } else { false }
    }
}
