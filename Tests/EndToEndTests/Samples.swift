import Glibc
import TestKit
import Testing

extension Program {
    /// Adds one item per line.
    func fill(_ lines: String...) throws {
        try fill(lines)
    }

    func fill(_ lines: [String]) throws {
        let outcome = try run("add", "-", input: lines.map { "\($0)\n" }.joined())
        try #require(outcome.ending == .status(0), "\(outcome)")
    }

    static func withSettings(_ text: String) throws -> Program {
        let program = try Program()
        for folder in ["config", "config/adder"] { mkdir("\(program.home.path)/\(folder)", 0o700) }
        try Files.write(text.utf8, to: "\(program.home.path)/config/adder/config")
        return program
    }

    /// The contents of the settings file.
    var settings: String {
        get throws { String(decoding: try Files.read("\(home.path)/config/adder/config"), as: UTF8.self) }
    }

    /// A list with one item and an editor.
    static func editing(with editor: String) throws -> Program {
        let program = try Program(["EDITOR": editor])
        program.variables["TMPDIR"] = program.home.path
        try program.fill("Pay rent fri 5pm +money note:\"by hand\"")
        return program
    }

    /// A list of two items on Sunday, with a backup of Saturday's list, which has one.
    static func withBackup(_ variables: [String: String] = [:]) throws -> Program {
        let program = try Program(variables)
        try program.fill("우유 사기")
        program.variables["ADDER_NOW"] = "2026-11-22T08:00"
        try program.fill("Rest")
        return program
    }

    /// A list with nested items and projects, and with waiting, blocked and done items.
    static func withFamilies() throws -> Program {
        let program = try Program()
        try program.fill(
            "Pay rent fri 5pm +money pri:high project:home every:month",
            "Plan the garden 25 dec project:home.garden +home",
            "우유 사기 today 18:00 @shop pri:low",
            "🎂 Birthday cake for Mina yesterday project:home",
            "Ask about compost wait:+10d project:home.garden",
            "Write the report project:work.release.notes",
            "Call mum"
        )
        try program.fill("Buy seeds tomorrow parent:2 project:none needs:2 +buy")
        try program.fill("Choose the color parent:8")
        let outcome = try program.run("done", "7")
        try #require(outcome.ending == .status(0), "\(outcome)")
        return program
    }

    /// A list with an item in every group of `adder upcoming`.
    static func withUsualList() throws -> Program {
        let program = try Program()
        try program.fill(
            "Pay rent fri 5pm +money pri:high project:home every:month",
            "Call mum tomorrow @phone",
            "Return the books yesterday project:home.books",
            "Dentist today 11:00",
            "Buy milk",
            "Plan the garden 25 dec project:garden +home"
        )
        return program
    }
}

extension JSONValue {
    /// The element at `index` if this is an array.
    subscript(index: Int) -> JSONValue? {
        if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { nil }
    }
}
