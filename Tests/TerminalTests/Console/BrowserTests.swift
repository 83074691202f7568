import TestKit
import Testing
import Vocabulary

@testable import Terminal

struct BrowserTests {
    @Test(arguments: [
        ("w3m", #"w3m "$1""#), ("firefox %s", #"firefox "$1""#), (#"firefox "%s" &"#, #"firefox "$1""#),
        ("open -a '%s' -x", #"open -a "$1" -x"#), ("a %d 100%", #"a %d 100% "$1""#),
    ])
    func `the link is one word of the command, wherever it stands`(command: String, line: String) {
        #expect(Browser.line(command) == line)
    }

    @Test(arguments: ["", " &"])
    func `the first command that exists gets the link, which the shell doesn't read`(end: String) throws {
        let folder = try TemporaryFolder()
        let link = "https://a.example/$(touch x);'&\""
        let commands = "no-such-browser\(end):echo %s >\(folder.path)/link\(end):false"

        let failure = Browser(commands: commands).open(link)

        #expect(failure == nil)
        #expect(String(decoding: try Files.read("\(folder.path)/link"), as: UTF8.self) == "\(link)\n")
    }

    @Test(arguments: ["", " &"])
    func `a command that fails is named, and none at all too`(end: String) {
        let missing = "no-such-browser\(end)"
        #expect(Browser(commands: "false\(end):true").open("https://a.example") == .status("false\(end)", 1))
        #expect(Browser(commands: missing).open("https://a.example") == .noProgram(missing))
    }

    @Test func `a console without a display needs the terminal for the browser`() {
        #expect(!Browser().needsTerminal)
        #expect(Browser(hasDisplay: false).needsTerminal)
        #expect(Browser(commands: "firefox", hasDisplay: false).needsTerminal)
        #expect(!Browser(commands: "firefox &", hasDisplay: false).needsTerminal)
    }

    @Test(arguments: [
        ("w3m", true), ("/usr/bin/lynx -cfg x", true), ("firefox:w3m %s", true), ("firefox -P 'a b' %s", false),
        ("w3m &", false), ("cha", true), ("env w3m", true), ("LANG=C w3m", true), ("env -i firefox", true),
        ("/usr/bin/env A=/b /usr/bin/firefox --x=%s", false), ("env", true), ("sensible-browser", false),
    ])
    func `a display has browsers with a window, which don't need the terminal`(commands: String, needsTerminal: Bool) {
        #expect(Browser(commands: commands).needsTerminal == needsTerminal)
    }

    @Test func `a browser with a window is not waited for`() throws {
        let folder = try TemporaryFolder()
        let script = "\(folder.path)/browser"
        try Files.write("echo $1 > \(folder.path)/link; exec sleep 20".utf8, to: script)

        let duration = ContinuousClock().measure {
            #expect(Browser(commands: "sh \(script) &").open("https://a.example") == nil)
        }

        #expect(duration < .seconds(15))
        #expect(String(decoding: try Files.read("\(folder.path)/link"), as: UTF8.self) == "https://a.example\n")
    }
}
