import Terminal
import Testing

@testable import Screen

struct TextSearchTests {
    private let lines = ["Buy milk", "Café Müller", "치과 예약하기", "Milk and honey", "👨‍👩‍👧 dinner, more MILK and milk"]

    private func search(in lines: [String]? = nil) -> TextSearch {
        TextSearch((lines ?? self.lines).map { [StyledText($0)] })
    }

    private func position(_ line: Int, _ offset: Int = 0) -> TextPosition { TextPosition(line: line, offset: offset) }

    @Test(arguments: [
        ("milk", 4, (0, 4)), ("MILK", 4, (0, 4)), ("cafe mu", 1, (1, 0)), ("예약", 1, (2, 7)), ("k a", 2, (3, 3)),
        ("x", 0, nil), ("", 0, nil), ("milkc", 0, nil),
    ])
    func `matches are found without regard to case and accents`(text: String, count: Int, first: (Int, Int)?) {
        var search = search()

        search.find(text, from: position(0))

        #expect(search.count == count)
        #expect(search.current == first.map { position($0, $1) })
    }

    @Test func `pieces of a line are searched as one text`() {
        var search = TextSearch([[StyledText("Buy mi", .faint), StyledText("lk", .tag)]])

        search.find("milk", from: position(0))

        #expect(search.current == position(0, 4))
    }

    @Test func `letters that are added and deleted find the same matches as the whole text`() {
        var search = search()

        for text in ["m", "mi", "mil", "milx", "mil", "mi", "o"] {
            search.find(text, from: position(0))

            var other = self.search()
            other.find(text, from: position(0))
            #expect(search.count == other.count && search.current == other.current)
        }
    }

    @Test func `the search begins at a position, and goes round the text`() {
        var search = search()
        search.find("milk", from: position(0, 5))
        #expect(search.current == position(3))

        search.step()
        #expect(search.current == position(4, 32))
        search.step()
        #expect(search.current == position(4, 41))
        search.step()
        #expect(search.current == position(0, 4))
        search.step(isBackward: true)
        #expect(search.current == position(4, 41))
        search.find("müller", from: position(2))

        #expect(search.current == position(1, 6))
    }

    @Test func `a step can start from another position`() {
        var search = search()
        search.find("milk", from: position(0))

        search.step(from: position(4, 33))
        #expect(search.current == position(4, 41))
        search.step(from: position(4, 33), isBackward: true)
        #expect(search.current == position(4, 32))
        search.step(from: position(0), isBackward: true)

        #expect(search.current == position(4, 41))
    }

    @Test(arguments: [
        ("milk", "Milk and milk", [0..<4, 9..<13]), ("u", "Müller", [1..<3]), ("dinner", "👨‍👩‍👧 dinner", [19..<25]),
        ("ss", "Straße", [4..<6]), ("약하", "예약하기", [3..<9]), ("aa", "aaa", [0..<2]), ("x", "y", []),
    ])
    func `the places of a text are those of whole characters`(text: String, line: String, places: [Range<Int>]) {
        var search = search(in: [line])

        search.find(text, from: position(0))

        #expect(search.places(in: 0) == places)
        #expect(search.count == places.count)
    }
}
