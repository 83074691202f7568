import Almanac

/// Korean periods, also in filters.
enum KoreanPeriods {
    /// A period counted from the present one.
    static let relative: [Rule] = [
        Rule(["이번|요번", .unit]) { $0.name(0) },
        Rule(["다음|다음번|오는|다가오는", .unit]) { $0.name(1) },
        Rule(["다다음|다음다음", .unit]) { $0.name(2) },
        Rule(["지난|저번", .unit]) { $0.name(-1) },
        Rule(["금주"]) { $0.name(.week, 0) },
        Rule(["담주|차주|내주"]) { $0.name(.week, 1) },
        Rule(["다담주"]) { $0.name(.week, 2) },
        Rule(["이|올", "달|해"]) { $0.name($0.ends(with: "달") ? .month : .year, 0) },
        Rule(["이달|당월|금월"]) { $0.name(.month, 0) },
        Rule(["내달|담달|익월|차월|내월"]) { $0.name(.month, 1) },
        Rule(["전월"]) { $0.name(.month, -1) },
        Rule(["다담달"]) { $0.name(.month, 2) },
        Rule(["올해"]) { $0.name(.year, 0) },
        Rule(["내년"]) { $0.name(.year, 1) },
        Rule(["내후년"]) { $0.name(.year, 2) },
        Rule(["작년|지난해"]) { $0.name(.year, -1) },
    ]

    static let names: [Rule] = [
        Rule([.whichPeriod]),
        Rule([.ofYear.optional, .smallNumber, .glued("월|월의")]) { $0.nameMonth() },
        Rule([.ofYear.optional, .count, .glued("분기")]) { $0.nameQuarter($0.number) },
        Rule([.year, .glued("년")]) { $0.nameYear() },
    ]

    static let years: [Rule] = [Rule([.year.or(.shortYear), "년"]), Rule([.whichPeriod]) { $0.takeYear() }]

    static let rules: [Rule] = [
        Rule([.namedPeriod]) { $0.setPeriodFromName() },
        Rule([.maybe("이번"), .maybe("주"), "주말"]) { $0.setWeekend(0) },
        Rule(["다음", .maybe("주"), "주말"]) { $0.setWeekend(1) },
        Rule(["지난|저번", .maybe("주"), "주말"]) { $0.setWeekend(-1) },
        Rule(["지난|최근", .span, .maybe("동안")]) { $0.setPeriodThroughToday() },
        Rule(["다음", .span, .maybe("동안")]) { $0.setPeriodFromToday() },
    ]
}

extension Facts {
    fileprivate mutating func name(_ unit: CalendarUnit, _ count: Int) -> Bool {
        self.unit = unit
        return name(count)
    }
}
