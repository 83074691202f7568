import Glibc

/// Somebody's program for reading what is longer than the screen.
package struct Pager {
    private let command: String
    /// How many lines there are on the screen; asked anew each time, as a window may have another size by then.
    let rows: () -> Int?

    /// Nil where there is no such program; the folders are those of PATH.
    package init?(command: String, folders: [Substring], rows: @escaping () -> Int?) {
        guard let name = command.split(separator: " ").first else { return nil }
        let paths = name.contains("/") ? [String(name)] : folders.map { "\($0)/\(name)" }
        guard name != "cat", paths.contains(where: { access($0, X_OK) == 0 }) else { return nil }
        self.command = command
        self.rows = rows
    }

    /// Opens it, with where to write what is to be read in it.
    func open() -> (program: ChildProgram, descriptor: Int32)? {
        // As others have less do it: colours are shown, and what was read stays on the screen.
        setenv("LESS", "FRX", 0)
        // What is written is UTF-8, in any locale.
        setenv("LESSCHARSET", "utf-8", 0)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        guard let program = try? ChildProgram(command, input: ends[0]) else {
            close(ends[1])
            return nil
        }
        return (program, ends[1])
    }
}
