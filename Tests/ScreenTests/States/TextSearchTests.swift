import Testing

@testable import Screen

struct TextSearchTests {
    private let lines = ["Buy milk", "Café Müller", "치과 예약하기", "Milk and honey", "👨‍👩‍👧 dinner, more MILK"]

    @Test(arguments: [
        ("milk", [0, 3, 4]), ("MILK", [0, 3, 4]), ("cafe mu", [1]), ("예약", [2]), ("k a", [3]), ("x", []), ("", []),
    ])
    func `lines are found without regard to case and accents`(text: String, found: [Int]) {
        var search = TextSearch(lines)

        search.find(text, from: 0)

        #expect(search.found == found)
        #expect(search.current == found.first)
    }

    @Test func `letters that are added and deleted find the same lines as the whole text`() {
        var search = TextSearch(lines)

        for text in ["m", "mi", "mil", "milx", "mil", "mi", "o"] {
            search.find(text, from: 0)

            var other = TextSearch(lines)
            other.find(text, from: 0)
            #expect(search.found == other.found)
        }
    }

    @Test func `the search begins at a line, and goes round the text`() {
        var search = TextSearch(lines)
        search.find("milk", from: 1)
        #expect(search.current == 3)

        search.step()
        search.step()
        #expect(search.current == 0)
        search.step(isBackward: true)
        #expect(search.current == 4)
        search.find("müller", from: 2)

        #expect(search.current == 1)
    }

    @Test(arguments: [
        ("milk", "Milk and milk", [0..<4, 9..<13]), ("u", "Müller", [1..<3]), ("dinner", "👨‍👩‍👧 dinner", [19..<25]),
        ("ss", "Straße", [4..<6]), ("약하", "예약하기", [3..<9]), ("aa", "aaa", [0..<2]), ("x", "y", []),
    ])
    func `the places of a text are those of whole characters`(text: String, row: String, places: [Range<Int>]) {
        var search = TextSearch([])

        search.find(text, from: 0)

        #expect(search.places(in: row) == places)
    }
}
