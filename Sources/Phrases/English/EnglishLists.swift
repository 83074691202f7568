import Almanac

/// English lists of weekdays, of days of the month and of positions in it.
enum EnglishLists {
    static let weekdayLists: [Rule] = [
        Rule("WEEKDAY") { f, c in f.add(f.weekday) },
        Rule("WEEKDAY and|&|/? WEEKDAYLIST") { f, c in f.add(f.weekday) },
        Rule("WEEKDAY and|& EACH WEEKDAYLIST") { f, c in f.add(f.weekday) },
        Rule("WEEKDAY -|to|through|thru WEEKDAYLIST") { f, c in f.addRange() },
        Rule("mwf") { f, c in f.add(.monday) && f.add(.wednesday) && f.add(.friday) },
        Rule("m ~/ ~w ~/ ~f") { f, c in f.add(.monday) && f.add(.wednesday) && f.add(.friday) },
        Rule("tth") { f, c in f.add(.tuesday) && f.add(.thursday) },
        Rule("t|tu ~/ ~th") { f, c in f.add(.tuesday) && f.add(.thursday) },
    ]

    static let pluralLists: [Rule] = [
        Rule("WEEKDAYS") { f, c in f.add(f.weekday) },
        Rule("WEEKDAYS and|&? PLURALLIST") { f, c in f.add(f.weekday) },
        Rule("WEEKDAYS -|to|through|thru PLURALLIST") { f, c in f.addRange() },
    ]

    static let dayLists: [Rule] = [
        Rule("ORDINAL") { f, c in f.addDay(f.ordinal) },
        Rule("D", .value) { f, c in f.addDay(f.dayNumber) },
        Rule("ORDINAL and|&? the? DAYLIST") { f, c in f.addDay(f.ordinal) },
        Rule("D and|&? DAYLIST", .value) { f, c in f.addDay(f.dayNumber) },
        Rule("NUMBER -? ORDINAL") { f, c in f.setCompoundDay() && f.addDay(f.dayNumber) },
    ]

    /// Positions with weekdays, as in “first and third friday”.
    static let placeLists: [Rule] = [
        Rule("ORDINAL WEEKDAY|WEEKDAYS") { f, c in f.addPlace(f.weekday) },
        // “First, last” is a list.
        Rule("ORDINAL to? the? last WEEKDAY") { f, c in
            !c.contains(",") && f.countFromEnd() && f.addPlace(f.weekday)
        },
        Rule("next to? the? last WEEKDAY") { f, c in
            f.ordinal = -2
            return f.addPlace(f.weekday)
        },
        Rule("ORDINAL and|&? the? PLACELIST") { f, c in f.addPlaceBeforeList() },
        Rule("ORDINAL WEEKDAY and|&? the? PLACELIST") { f, c in f.addPlace(f.weekday) },
    ]
}
