import Vocabulary

/// A statement that is compiled when first used.
final class KeptStatement {
    private let sql: String
    private let connection: Connection
    private var isCompiled = false
    private var statement: Statement?

    init(_ sql: String, on connection: Connection) {
        self.sql = sql
        self.connection = connection
    }

    func run(_ bind: (borrowing Statement) throws(ListError) -> Void) throws(ListError) {
        try compile()
        try statement?.run(bind)
    }

    func integer(_ values: [Binding]) throws(ListError) -> Int? {
        try compile()
        return try statement?.integer(values)
    }

    private func compile() throws(ListError) {
        guard !isCompiled else { return }
        statement = try connection.prepare(sql)
        isCompiled = true
    }
}
