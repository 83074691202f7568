import ItemLanguage
import Testing

@testable import Shell

struct ShellPasteReaderTests {
    @Test(arguments: [
        "list all the options for Anna", "find a plumber", "done with the garden", "remove wallpaper",
        "show Anna the flat", "change the bulb to LED", "change 3 the light bulb", "annotate the plan",
        "annotate 3 the plan", "search for a doctor", "backup photos", "backup photos of Anna", "up the hill and down",
        "help Anna move", "Don't forget the milk", "5\" pizza", "done: call | mum", "Milk", "Quit smoking",
        "done", "list eggs & milk", "done --today",
    ])
    func `a pasted line that is not what a command takes is an item`(line: String) throws {
        #expect(try reader.parts(ofPasted: [line]).map(\.isItems) == [true])
    }

    @Test(arguments: [
        "list +home", "list overdue", "list overdue or +home", "list not overdue", "find +home", "done 3 5-7",
        "done +home", "remove 3", "remove overdue", "change 3 due:fri", "change +home overdue to pri:high",
        "search plumber", "annotate 3 \"the plan\"", "annotate 3 -- the plan", "backup photos.db", "up", "list :work",
        "list +home --json", "3", "25 dec", "quit", "add Milk --json",
    ])
    func `a pasted command stays a command`(line: String) throws {
        #expect(try reader.parts(ofPasted: [line]).map(\.isItems) == [false])
    }

    @Test(arguments: [
        ("add Milk", "Milk"), ("  adder  add  Milk ", "Milk "), ("add", "add"), ("address Anna", "address Anna"),
        ("add - Milk", "- Milk"),
    ])
    func `a pasted line with add is an item like the others`(line: String, text: String) throws {
        guard case .items(let items)? = try reader.parts(ofPasted: [line]).first else { return #expect(Bool(false)) }
        #expect(items.map(\.text) == [text])
    }

    @Test func `an indented line is part of the item above it, and a command below a command stays one`() throws {
        let parts = try reader.parts(ofPasted: ["Trip", "  done 3", "up", "  done 3"])

        #expect(parts.map(\.isItems) == [true, false, false])
        #expect(try reader.newItems(ListedLine.list(["    Trip", "      Pack"])).map(\.depth) == [0, 1])
    }

    @Test(arguments: [
        ("- Milk", true), ("[x] Milk", true), ("-", false), ("-x", false), ("1. Milk", false), ("up", false),
    ])
    func `a bullet or a box makes a typed line a list`(line: String, isListed: Bool) {
        #expect(reader.isListed(line) == isListed)
    }
}
