import Glibc
import TestKit
import Testing

/// The line editor in windows that are too small for the line.
@Suite struct LineEditorTests {
    /// Random keys, pastes and window sizes, the same in each run.
    struct Session: CustomTestStringConvertible, Sendable {
        let seed: Int

        var testDescription: String { "session \(seed)" }

        enum Step {
            case keys([UInt8])
            case resize(columns: Int, rows: Int)
        }

        var hasViKeys: Bool { !seed.isMultiple(of: 3) }

        private static let texts = ["a", "word ", "가나다 ", "👨‍👩‍👧", "e\u{301}", "한", "\u{301}", "(", "\"", "~"]
        private static let emacs =
            (1...26).filter { ![3, 4, 17, 19, 26].contains($0) }.map { [UInt8($0)] }
            + [
                "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{7F}",
                "\u{1B}b", "\u{1B}f",
            ]
            .map { Array($0.utf8) }
            + "dtuclyw0123456789._-<>".utf8.map { [0x1B, $0] }
        private static let vi = "0^$hjklwbeWBEfFtT;,xXrRsScCdDyYpPiIaAuU~|.%+-GnN/?5".utf8.map { [$0] } + [[0x1B]]

        func steps() -> [Step] {
            var random = SeededGenerator(state: UInt64(seed))
            var (columns, rows) = (80, 24)
            return (0..<40).map { _ in
                switch Int.random(in: 0..<10, using: &random) {
                case 0:
                    columns = .random(in: 1...[4, 40, 90].pick(&random), using: &random)
                    rows = .random(in: 1...[3, 10, 30].pick(&random), using: &random)
                    return .resize(columns: columns, rows: rows)
                case 1, 2:
                    // About as long as the window.
                    let text = Session.texts.pick(&random)
                    let count = columns * rows + .random(in: -columns - 9...2 * columns + 9, using: &random)
                    let pasted = String(repeating: text, count: max(1, count / max(1, text.count)))
                    let isBracketed = Bool.random(using: &random)
                    return .keys(Array((isBracketed ? "\u{1B}[200~\(pasted)\u{1B}[201~" : pasted).utf8))
                case 3: return .keys(Array(Session.texts.pick(&random).utf8))
                default:
                    let keys = hasViKeys && Bool.random(using: &random) ? Session.vi : Session.emacs
                    return .keys(keys.pick(&random))
                }
            }
        }
    }

    private static let sessions = Sampling.numbers(of: 1...3_000, few: 16, seed: 7).map(Session.init)

    @Test(arguments: sessions)
    func `no keys crash the editor, and the terminal is restored`(session: Session) throws {
        // The runtime of a debug build would ask what to do after a crash.
        let program = try Program(["SWIFT_BACKTRACE": "enable=no"])
        if session.hasViKeys { try Files.write("bind -v\n".utf8, to: program.home.path + "/.editrc") }
        let pty = try Pty(program)
        try pty.wait(for: "> ")

        for step in session.steps() {
            switch step {
            case .keys(let keys): if !pty.exchange(keys) { break }
            case .resize(let columns, let rows): pty.resize(columns: columns, rows: rows)
            }
        }

        let ending = try leave(pty)
        #expect(ending == .status(0), "\(ending) \(pty.printed.suffix(300))")
        #expect(pty.attributes == pty.attributesBefore)
    }

    /// A question or a search may be open.
    private func leave(_ pty: Pty) throws -> Outcome.Ending {
        for _ in 1...5 {
            _ = pty.exchange(Array("\u{3}".utf8))
            _ = pty.exchange(Array("quit\n".utf8))
            if let ending = try? pty.waitForExit(within: 3) { return ending }
        }
        return try pty.waitForExit(within: 10)
    }

    @Test(arguments: [(80, 24), (40, 10), (10, 3)])
    func `a line as long as the window can be edited at both ends`(columns: Int, rows: Int) throws {
        for extra in [-columns, -7, 0, 1, columns] {
            let pty = try Pty(try Program(), columns: columns, rows: rows)
            try pty.wait(for: "> ")

            let line = Array(repeating: UInt8(ascii: "x"), count: (columns + 1) * rows + extra)
            for keys in [line, [1], [5], Array("more text".utf8), [1], Array("abc".utf8), [5], [21]] {
                #expect(pty.exchange(keys))
            }

            #expect(try leave(pty) == .status(0))
        }
    }

    @Test func `a crash restores the terminal`() throws {
        let pty = try Pty(try Program(["SWIFT_BACKTRACE": "enable=no"]))
        try pty.wait(for: "> ")
        #expect(pty.attributes != pty.attributesBefore)

        pty.signal(SIGSEGV)

        #expect(try pty.waitForExit() == .signal(SIGSEGV))
        #expect(pty.attributes == pty.attributesBefore)
    }
}

extension Array {
    fileprivate func pick(_ random: inout SeededGenerator) -> Element { self[.random(in: indices, using: &random)] }
}
