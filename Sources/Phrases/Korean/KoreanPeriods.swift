import Almanac

/// Korean periods, also in filters.
enum KoreanPeriods {
    /// A period counted from the present one.
    static let relative: [Rule] = [
        Rule(["이번|요번", .unit]) { f, c in f.name(0, c) },
        Rule(["다음|다음번|오는|다가오는", .unit]) { f, c in f.name(1, c) },
        Rule(["다다음|다음다음", .unit]) { f, c in f.name(2, c) },
        Rule(["지난|저번", .unit]) { f, c in f.name(-1, c) },
        Rule(["금주"]) { f, c in f.name(.week, 0, c) },
        Rule(["담주|차주|내주"]) { f, c in f.name(.week, 1, c) },
        Rule(["이|올", "달|해"]) { f, c in f.name(c.ends(with: "달") ? .month : .year, 0, c) },
        Rule(["이달"]) { f, c in f.name(.month, 0, c) },
        Rule(["내달"]) { f, c in f.name(.month, 1, c) },
        Rule(["올해"]) { f, c in f.name(.year, 0, c) },
        Rule(["내년"]) { f, c in f.name(.year, 1, c) },
        Rule(["내후년"]) { f, c in f.name(.year, 2, c) },
        Rule(["작년|지난해"]) { f, c in f.name(.year, -1, c) },
    ]

    static let names: [Rule] = [
        Rule([.whichPeriod]),
        Rule([.ofYear.optional, .smallNumber, .glued("월|월의")]) { f, c in f.nameMonth(c) },
        Rule([.ofYear.optional, .count, .glued("분기")]) { f, c in f.nameQuarter(f.number, c) },
        Rule([.year, .glued("년")]) { f, c in f.nameYear(c) },
    ]

    static let years: [Rule] = [Rule([.year.or(.shortYear), "년"]), Rule([.whichPeriod]) { f, c in f.takeYear() }]

    /// Particles of a limit.
    static let limits: [Rule] = [Rule(["까지|안에|안으로|안|이내|이내에|이내로|내로|내에|내|중|중에|중으로"])]

    static let rules: [Rule] = [
        Rule([.namedPeriod]) { f, c in f.setPeriodFromName() },
        Rule([.maybe("이번"), .maybe("주"), "주말"]) { f, c in f.setWeekend(0, c) },
        Rule(["다음", .maybe("주"), "주말"]) { f, c in f.setWeekend(1, c) },
        Rule(["지난|저번", .maybe("주"), "주말"]) { f, c in f.setWeekend(-1, c) },
        Rule(["지난|최근", .span, .maybe("동안")]) { f, c in f.setPeriodThroughToday(c) },
        Rule(["다음", .span, .maybe("동안")]) { f, c in f.setPeriodFromToday(c) },
    ]
}

extension Facts {
    fileprivate mutating func name(_ unit: CalendarUnit, _ count: Int, _ context: PhraseContext) -> Bool {
        self.unit = unit
        return name(count, context)
    }
}
