import Almanac
import Testing

struct NearTermTests {
    private let monday = Day(number: 20_780)

    @Test(arguments: Weekday.allCases, [Weekday.monday, .sunday])
    func `every day gets the nearest term, whatever weekday today is`(weekday: Weekday, start: Weekday) {
        let today = monday + (weekday.rawValue - 1)
        let endOfWeek = Week(containing: today, startingOn: start).lastDay

        let names = (-8...22).map { NearTerm(of: today + $0, from: today, weeksStartOn: start) }

        let expected: [NearTerm] = (-8...22).map { distance in
            switch distance {
            case ..<0: .overdue
            case 0: .today
            case 1: .tomorrow
            default:
                today + distance <= endOfWeek
                    ? .laterThisWeek : today + distance <= endOfWeek + 7 ? .nextWeek : .later
            }
        }
        #expect(monday.weekday == .monday)
        #expect(names == expected)
    }

    @Test(arguments: [(Weekday.sunday, Weekday.monday), (.saturday, .sunday)])
    func `on the last day of a week, the next day is tomorrow although it is in the next week`(
        weekday: Weekday,
        start: Weekday
    ) {
        let today = monday + (weekday.rawValue - 1)

        #expect(NearTerm(of: today + 1, from: today, weeksStartOn: start) == .tomorrow)
        #expect(NearTerm(of: today + 2, from: today, weeksStartOn: start) == .nextWeek)
        #expect(NearTerm(of: today + 7, from: today, weeksStartOn: start) == .nextWeek)
        #expect(NearTerm(of: today + 8, from: today, weeksStartOn: start) == .later)
    }

    @Test(arguments: [Weekday.monday, .sunday])
    func `upcoming ends with next week, and the day after is later`(start: Weekday) {
        for distance in 0..<14 {
            let today = monday + distance
            let last = Day.lastDay(ofWeekAfter: today, weeksStartOn: start)

            #expect(NearTerm(of: last, from: today, weeksStartOn: start) == .nextWeek)
            #expect(NearTerm(of: last + 1, from: today, weeksStartOn: start) == .later)
        }
    }

    @Test func `a week can span two years`() throws {
        let wednesday = try #require(Day(iso: "2026-12-30"))
        let sunday = try #require(Day(iso: "2027-01-03"))
        let sameDayInAYear = try #require(Day(iso: "2027-12-30"))

        #expect(NearTerm(of: sunday, from: wednesday, weeksStartOn: .monday) == .laterThisWeek)
        #expect(NearTerm(of: sunday + 1, from: wednesday, weeksStartOn: .monday) == .nextWeek)
        #expect(NearTerm(of: sameDayInAYear, from: wednesday, weeksStartOn: .monday) == .later)
    }

    @Test func `terms sort from overdue to later`() {
        #expect(NearTerm.allCases.shuffled().sorted() == NearTerm.allCases)
        #expect(NearTerm.allCases == [.overdue, .today, .tomorrow, .laterThisWeek, .nextWeek, .later])
    }
}
