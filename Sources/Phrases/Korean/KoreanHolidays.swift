import Almanac

enum KoreanHolidays {
    static let rules: [Rule] = [
        .holiday(["신정|새해"], .date(1, month: 1)),
        .holiday(["새해", "첫", "날"], .date(1, month: 1)),
        .holiday(["설날|구정"], .lunarNewYear),
        .holiday([.maybe("정월"), "대보름"], .movable(.lunar(15, month: 1))),
        .holiday(["발렌타인데이|밸런타인데이"], .date(14, month: 2)),
        .holiday(["삼일절"], .date(1, month: 3)),
        .holiday(["화이트데이"], .date(14, month: 3)),
        .holiday(["식목일"], .date(5, month: 4)),
        .holiday(["근로자의", "날"], .date(1, month: 5)),
        .holiday(["어린이날"], .date(5, month: 5)),
        .holiday(["어버이날"], .date(8, month: 5)),
        .holiday(["스승의", "날"], .date(15, month: 5)),
        .holiday(["부처님", "오신", "날"], .movable(.lunar(8, month: 4))),
        .holiday(["석가탄신일|초파일"], .movable(.lunar(8, month: 4))),
        .holiday(["현충일"], .date(6, month: 6)),
        .holiday(["제헌절"], .date(17, month: 7)),
        .holiday(["광복절"], .date(15, month: 8)),
        .holiday(["단오|단옷날"], .movable(.lunar(5, month: 5))),
        .holiday(["칠석"], .movable(.lunar(7, month: 7))),
        .holiday(["섣달그믐|섣달그믐날"], .movable(.lunar(30, month: 12))),
        .holiday(["추석|한가위"], .movable(.lunar(15, month: 8))),
        .holiday(["개천절"], .date(3, month: 10)),
        .holiday(["한글날"], .date(9, month: 10)),
        .holiday(["빼빼로데이"], .date(11, month: 11)),
        .holiday(["크리스마스", "이브"], .date(24, month: 12)),
        .holiday(["크리스마스|성탄절"], .date(25, month: 12)),
    ]
}
