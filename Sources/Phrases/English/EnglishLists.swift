import Almanac

/// English lists of weekdays, of days of the month and of positions in it.
enum EnglishLists {
    static let weekdayLists: [Rule] = [
        Rule([.weekday]) { $0.add($0.weekday) },
        Rule([.weekday, .maybe("and|&|/"), .weekdayList]) { $0.add($0.weekday) },
        Rule([.weekday, "and|&", .each.or(word: "on"), .weekdayList]) { $0.add($0.weekday) },
        Rule([.weekday, "-|to|through|thru", .weekdayList]) { $0.addRange() },
        Rule(["mwf"]) { $0.add(.monday) && $0.add(.wednesday) && $0.add(.friday) },
        Rule(["m", .glued("/"), .glued("w"), .glued("/"), .glued("f")]) {
            $0.add(.monday) && $0.add(.wednesday) && $0.add(.friday)
        },
        Rule(["m", .glued("-"), .glued("f")]) { $0.add(.friday) && $0.addRange() },
        Rule(["tth"]) { $0.add(.tuesday) && $0.add(.thursday) },
        Rule(["t|tu", .glued("/"), .glued("th")]) { $0.add(.tuesday) && $0.add(.thursday) },
    ]

    static let pluralLists: [Rule] = [
        Rule([.weekdays]) { $0.add($0.weekday) },
        Rule([.weekdays, .maybe("and|&"), .pluralList]) { $0.add($0.weekday) },
        Rule([.weekdays, "-|to|through|thru", .pluralList]) { $0.addRange() },
    ]

    static let dayLists: [Rule] = [
        Rule([.ordinal]) { $0.addDay($0.ordinal) },
        Rule([.dayNumber], .value) { $0.addDay($0.dayNumber) },
        Rule([.ordinal, .maybe("and|&"), .the, .dayList]) { $0.addDay($0.ordinal) },
        Rule([.dayNumber, .maybe("and|&"), .dayList], .value) { $0.addDay($0.dayNumber) },
        Rule([.number, .maybe("-"), .ordinal]) { $0.setCompoundDay() && $0.addDay($0.dayNumber) },
    ]

    /// Positions with weekdays, as in “first and third friday”.
    static let placeLists: [Rule] = [
        Rule([.ordinal, .weekday.or(.weekdays)]) { $0.addPlace($0.weekday) },
        // “First, last” is a list.
        Rule([.ordinal, .maybe("to"), .the, "last", .weekday]) {
            !$0.contains(",") && $0.countFromEnd() && $0.addPlace($0.weekday)
        },
        Rule(["next", .maybe("to"), .the, "last", .weekday]) { $0.addPlace($0.weekday, nth: -2) },
        Rule([.ordinal, .maybe("and|&"), .the, .placeList]) { $0.addPlaceBeforeList() },
        Rule([.ordinal, .weekday, .maybe("and|&"), .the, .placeList]) { $0.addPlace($0.weekday) },
    ]
}
