package import Vocabulary

extension ItemRows {
    /// Removes items within a change. Deletes references to them explicitly, so that the change keeps each one.
    package static func remove(_ ids: [Int], on connection: Connection) throws(ListError) {
        let removed = Binding.list(ids)
        let list = "(SELECT value FROM json_each(?1))"
        try connection.run("DELETE FROM need WHERE needs IN \(list)", [removed])
        try connection.run("UPDATE item SET parent = NULL WHERE parent IN \(list)", [removed])
        try connection.run("DELETE FROM item WHERE id IN \(list)", [removed])
    }
}
