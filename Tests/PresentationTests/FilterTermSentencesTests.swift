import Almanac
import CommandLine
import ItemLanguage
import Presentation
import TestKit
import Testing
import Vocabulary

struct FilterTermSentencesTests {
    @Test(arguments: [
        ("", ""), ("+home project:work", "+home · project work"), ("not @town", "not @town"),
        ("pri:high", "priority high"),
        ("due:today", "due Sat 21 Nov"), ("due.before:mon", "due until Sun 22 Nov"),
        ("due.since:mon", "due from Mon 23 Nov on"),
        ("due:today..mon", "due from Sat 21 Nov to Mon 23 Nov"), ("due:none", "without a due date"),
        ("note:any", "with a note"),
        ("+a or +b", "+a or +b"), ("+a ( +b or overdue )", "+a · (+b or overdue)"), ("milk", "text “milk”"),
        ("title:tea", "title with “tea”"), ("3-5", "id 3-5"), ("waiting", "hidden until a later day"),
        ("parent:3", "parts of 3"), ("completed:today", "done Sat 21 Nov"), ("not (+a +b)", "not (+a and +b)"),
    ])
    func `each term of a filter has a phrase`(line: String, expected: String) throws {
        let words = try LineSplitter.words(line.replacing("(", with: " ( ").replacing(")", with: " ) ")).map {
            Word($0)
        }
        let filter = try FilterWords(dates: DateReader(.saturday, weeksStartOn: .monday)).read(words, saved: [:])

        let phrases = FilterTermSentences { CalendarWords().day($0, from: .saturday) }.phrases(of: filter)

        #expect(phrases.joined(separator: " · ") == expected)
    }
}
