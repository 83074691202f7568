import Almanac

/// English lists of weekdays, of days of the month and of positions in it.
enum EnglishLists {
    static let weekdayLists: [Rule] = [
        Rule([.weekday]) { f, c in f.add(f.weekday) },
        Rule([.weekday, .maybe("and|&|/"), .weekdayList]) { f, c in f.add(f.weekday) },
        Rule([.weekday, "and|&", .each, .weekdayList]) { f, c in f.add(f.weekday) },
        Rule([.weekday, "-|to|through|thru", .weekdayList]) { f, c in f.addRange() },
        Rule(["mwf"]) { f, c in f.add(.monday) && f.add(.wednesday) && f.add(.friday) },
        Rule(["m", .glued("/"), .glued("w"), .glued("/"), .glued("f")]) { f, c in
            f.add(.monday) && f.add(.wednesday) && f.add(.friday)
        },
        Rule(["tth"]) { f, c in f.add(.tuesday) && f.add(.thursday) },
        Rule(["t|tu", .glued("/"), .glued("th")]) { f, c in f.add(.tuesday) && f.add(.thursday) },
    ]

    static let pluralLists: [Rule] = [
        Rule([.weekdays]) { f, c in f.add(f.weekday) },
        Rule([.weekdays, .maybe("and|&"), .pluralList]) { f, c in f.add(f.weekday) },
        Rule([.weekdays, "-|to|through|thru", .pluralList]) { f, c in f.addRange() },
    ]

    static let dayLists: [Rule] = [
        Rule([.ordinal]) { f, c in f.addDay(f.ordinal) },
        Rule([.dayNumber], .value) { f, c in f.addDay(f.dayNumber) },
        Rule([.ordinal, .maybe("and|&"), .the, .dayList]) { f, c in f.addDay(f.ordinal) },
        Rule([.dayNumber, .maybe("and|&"), .dayList], .value) { f, c in f.addDay(f.dayNumber) },
        Rule([.number, .maybe("-"), .ordinal]) { f, c in f.setCompoundDay() && f.addDay(f.dayNumber) },
    ]

    /// Positions with weekdays, as in “first and third friday”.
    static let placeLists: [Rule] = [
        Rule([.ordinal, .weekday.or(.weekdays)]) { f, c in f.addPlace(f.weekday) },
        // “First, last” is a list.
        Rule([.ordinal, .maybe("to"), .the, "last", .weekday]) { f, c in
            !c.contains(",") && f.countFromEnd() && f.addPlace(f.weekday)
        },
        Rule(["next", .maybe("to"), .the, "last", .weekday]) { f, c in
            f.ordinal = -2
            return f.addPlace(f.weekday)
        },
        Rule([.ordinal, .maybe("and|&"), .the, .placeList]) { f, c in f.addPlaceBeforeList() },
        Rule([.ordinal, .weekday, .maybe("and|&"), .the, .placeList]) { f, c in f.addPlace(f.weekday) },
    ]
}
