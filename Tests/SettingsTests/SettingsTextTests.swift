import CommandLine
import Testing

@testable import Settings

struct SettingsTextReadingTests {
    private func summary(_ bytes: [UInt8]) -> [String] {
        SettingsText(bytes).entries.map { result in
            switch result {
            case .success(let entry): "\(entry.line) \(entry.key)=\(entry.value)"
            case .failure(let error): "\(error.line) ?"
            }
        }
    }

    @Test(arguments: [
        ("", []),
        ("\n\n", []),
        ("# week-start = sunday\n  # more\n\t\n", []),
        ("week-start = sunday", ["1 week-start=sunday"]),
        ("week-start=sunday\n", ["1 week-start=sunday"]),
        ("\t week-start \t=  sunday \t\r\ncolor = never\r\n", ["1 week-start=sunday", "2 color=never"]),
        ("\u{FEFF}week-start = sunday\n", ["1 week-start=sunday"]),
        ("# 한글\n\ndefault-command = list #errand a = b\n", ["3 default-command=list #errand a = b"]),
        ("week-start =\n", ["1 week-start="]),
        ("x =  up 한글 👨‍👩‍👧‍👦 \t\n", ["1 x=up 한글 👨‍👩‍👧‍👦"]),
        ("week-start sunday\n= sunday\ncolor = never\n", ["1 ?", "2 ?", "3 color=never"]),
    ])
    func `a line is a setting, a comment or an error`(text: String, lines: [String]) {
        #expect(summary(Array(text.utf8)) == lines)
    }

    @Test func `invalid UTF-8 is reported by line, and the other lines are read`() {
        let bytes = Array("color = never\nweek-start = ".utf8) + [0xFF] + Array("\nx = ".utf8) + [0] + Array("\n".utf8)

        #expect(summary(bytes) == ["1 color=never", "2 ?", "3 ?"])
        #expect(
            SettingsText(bytes).entries.dropFirst() == [
                .failure(.init(kind: .notText(.notText(word: nil, byte: 14)), line: 2)),
                .failure(.init(kind: .notText(.nullByte(word: nil, byte: 5)), line: 3)),
            ]
        )
    }
}

struct SettingsTextChangingTests {
    private func after(_ text: String, _ change: (inout SettingsText) -> Void) -> String {
        var settings = SettingsText(Array(text.utf8))
        change(&settings)
        return String(decoding: settings.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("", "week-start = sunday\n"),
        ("# mine\n", "# mine\nweek-start = sunday\n"),
        ("# mine", "# mine\nweek-start = sunday\n"),
        ("color = never\r\n", "color = never\r\nweek-start = sunday\r\n"),
        ("a\n\nweek-start = monday\n# end\n", "a\n\nweek-start = sunday\n# end\n"),
        ("  week-start=monday", "  week-start=sunday"),
        ("week-start\t=\tmonday  \r\nx\r\n", "week-start\t=\tsunday\r\nx\r\n"),
        ("week-start =\n", "week-start = sunday\n"),
        ("\u{FEFF}week-start = monday\n", "\u{FEFF}week-start = sunday\n"),
        ("week-start = monday\n# b\nweek-start = x\n", "week-start = sunday\n# b\n"),
        ("# week-start = monday\n", "# week-start = monday\nweek-start = sunday\n"),
    ])
    func `setting a key leaves all other lines unchanged`(before: String, after: String) {
        #expect(self.after(before) { $0.set("week-start", to: "sunday") } == after)
    }

    @Test(arguments: [
        ("", ""),
        ("# mine\n", "# mine\n"),
        ("week-start = monday\n", ""),
        ("# a\nweek-start = monday\n# b", "# a\n# b"),
        ("week-start = 1\nx = y\n week-start=2\n", "x = y\n"),
    ])
    func `unsetting a key removes all its lines and no others`(before: String, after: String) {
        #expect(self.after(before) { $0.unset("week-start") } == after)
    }

    @Test func `invalid UTF-8 stays unchanged, and its key can be set again`() {
        var text = SettingsText([0xFF, 0x0A] + Array("week-start = ".utf8) + [0xFE, 0x0A])

        #expect(text.contains(key: "week-start"))
        text.set("week-start", to: "sunday")

        #expect(text.bytes == [0xFF, 0x0A] + Array("week-start = sunday\n".utf8))
    }
}
