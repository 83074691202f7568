import Testing

@testable import ItemLanguage

struct IDWordsTests {
    @Test(arguments: [
        ("3", [3...3]), ("3,5-7", [3...3, 5...7]), ("7,3", [3...3, 7...7]), ("5-5", [5...5]),
        ("3,5-7,4,6", [3...3, 4...4, 5...7]), ("3,3,3", [3...3]), ("1-9,2-4,8-12", [1...12]),
        ("5-6,1-2,4", [1...2, 4...4, 5...6]),
        ("1-100000", [1...100_000]), ("999999999999999", [999_999_999_999_999...999_999_999_999_999]), ("007", [7...7]),
    ])
    func `ids and ranges are read, merged and sorted`(text: String, ranges: [ClosedRange<Int>]) throws {
        #expect(try IDWords.ranges(text, key: nil) == ranges)
    }

    @Test(arguments: [
        "", ",", "3,", ",3", "-", "3-", "-3", "1-2-3", "0", "0-3", "a", "3a", "+3", "٣",
        "9999999999999999", "99999999999999999999999",
    ])
    func `an invalid id is rejected`(text: String) {
        #expect(throws: InputError.command(.notAnID(text, key: "needs"))) { try IDWords.ranges(text, key: "needs") }
        #expect(IDWords.id(text) == nil)
    }

    @Test func `a range over the limit is rejected`() {
        #expect(throws: InputError.command(.rangeTooLong("1-100001", limit: 100_000))) {
            try IDWords.ranges("7,1-100001", key: nil)
        }
    }

    @Test(arguments: [("3-1", "3-1", "1-3"), ("2,7-5", "7-5", "5-7"), ("007-5", "007-5", "5-007")])
    func `a reversed range is rejected with the corrected one`(
        text: String,
        range: String,
        corrected: String
    ) {
        #expect(throws: InputError.command(.reversedRange(range, corrected: corrected))) {
            try IDWords.ranges(text, key: "needs")
        }
    }
}

struct TagWordsTests {
    @Test(arguments: [
        ("", []), ("money", ["money"]), ("+money, #home @bank", ["money", "home", "@bank"]),
        ("a,b c", ["a", "b", "c"]),
        ("  한글 ", ["한글"]),
    ])
    func `marks are optional in a list of tags`(text: String, tags: [String]) throws {
        #expect(try TagWords.read(text) == tags)
    }

    @Test(arguments: ["1", "a:b", "+", "a\"b", "a;b", "-x", "+1"])
    func `an invalid tag is rejected by name`(word: String) {
        #expect(throws: InputError.item(.notATag(word))) { try TagWords.read("money \(word)") }
    }
}
