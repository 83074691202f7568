import Testing

@testable import Terminal

struct EditorLineTests {
    @Test(arguments: [
        ("vi", ["+7", "/tmp/x"]), ("/usr/bin/nvim -u NONE", ["+7", "/tmp/x"]), ("nano", ["+7", "/tmp/x"]),
        ("emacsclient -t", ["+7", "/tmp/x"]), ("micro", ["+7", "/tmp/x"]), ("hx", ["/tmp/x:7"]),
        ("code -w", ["-g", "/tmp/x:7"]), ("ed", ["/tmp/x"]), ("sed -i s/a/b/", ["/tmp/x"]), ("", ["/tmp/x"]),
    ])
    func `each editor opens a line in its own way`(command: String, arguments: [String]) {
        #expect(EditorLine.arguments("/tmp/x", at: 7, of: command) == arguments)
    }

    @Test func `without a line, the file alone is opened`() {
        #expect(EditorLine.arguments("/tmp/x", at: nil, of: "vi") == ["/tmp/x"])
    }
}
