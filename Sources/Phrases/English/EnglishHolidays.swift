import Almanac

enum EnglishHolidays {
    static let rules: [Rule] = [
        .holiday(["new", "year's|years|year", "day"], .date(1, month: 1)),
        .holiday(
            [.maybe("chinese"), "lunar", "new", "year|year's|years", .maybe("day")],
            .movable(.lunar(1, month: 1))
        ),
        .holiday(["chinese", "new", "year|year's|years", .maybe("day")], .movable(.lunar(1, month: 1))),
        .holiday(["seollal"], .movable(.lunar(1, month: 1))),
        .holiday(["chuseok"], .movable(.lunar(15, month: 8))),
        .holiday(["martin", "luther", "king", "day"], .nth(3, .monday, month: 1)),
        .holiday(["mlk", "day"], .nth(3, .monday, month: 1)),
        .holiday(["groundhog", "day"], .date(2, month: 2)),
        .holiday(["valentine's|valentines|valentine", "day"], .date(14, month: 2)),
        .holiday(["presidents|president's", .maybe("'"), "day"], .nth(3, .monday, month: 2)),
        .holiday(["saint|st", "patrick's|patricks", "day"], .date(17, month: 3)),
        .holiday(["easter", .maybe("sunday")], .movable(.easter(0))),
        .holiday(["easter", "monday|mon"], .movable(.easter(1))),
        .holiday(["april", "fools|fool's", .maybe("'"), .maybe("day")], .date(1, month: 4)),
        .holiday(["earth", "day"], .date(22, month: 4)),
        .holiday(["memorial", "day"], .nth(-1, .monday, month: 5)),
        .holiday(["mother's|mothers", .maybe("'"), "day"], .nth(2, .sunday, month: 5)),
        .holiday(["juneteenth"], .date(19, month: 6)),
        .holiday(["father's|fathers", .maybe("'"), "day"], .nth(3, .sunday, month: 6)),
        .holiday(["independence", "day"], .date(4, month: 7)),
        .holiday(["labor", "day"], .nth(1, .monday, month: 9)),
        .holiday(["columbus", "day"], .nth(2, .monday, month: 10)),
        .holiday(["halloween"], .date(31, month: 10)),
        .holiday(["veterans", .maybe("'"), "day"], .date(11, month: 11)),
        .holiday(["thanksgiving", .maybe("day")], .nth(4, .thursday, month: 11)),
        .holiday(["christmas|xmas", "eve"], .date(24, month: 12)),
        .holiday(["christmas|xmas", .maybe("day")], .date(25, month: 12)),
        .holiday(["boxing", "day"], .date(26, month: 12)),
        .holiday(["new", "year's|years|year", "eve"], .date(31, month: 12)),
        .holiday(["nye"], .date(31, month: 12)),
    ]
}
