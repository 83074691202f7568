import Almanac

/// The Korean words of dates, times and repetitions. Words are cut into these parts: `다음주까지` is 다음, 주 and 까지.
enum KoreanWords {
    static let entries: [Entry] = [
        // Days
        Entry("오늘", .offset(0)), Entry("금일", .offset(0)), Entry("내일", .offset(1)), Entry("낼", .offset(1)),
        Entry("명일", .offset(1)), Entry("익일", .offset(1)), Entry("모레", .offset(2)), Entry("내일모레", .offset(2)),
        Entry("낼모레", .offset(2)), Entry("글피", .offset(3)), Entry("그글피", .offset(4)), Entry("어제", .offset(-1)),
        Entry("그저께", .offset(-2)), Entry("그제", .offset(-2)), Entry("월요일", .weekday(.monday)),
        Entry("화요일", .weekday(.tuesday)), Entry("수요일", .weekday(.wednesday)), Entry("목요일", .weekday(.thursday)),
        Entry("금요일", .weekday(.friday)), Entry("토요일", .weekday(.saturday)), Entry("일요일", .weekday(.sunday)),
        Entry("월욜", .weekday(.monday)), Entry("화욜", .weekday(.tuesday)), Entry("수욜", .weekday(.wednesday)),
        Entry("목욜", .weekday(.thursday)), Entry("금욜", .weekday(.friday)), Entry("토욜", .weekday(.saturday)),
        Entry("일욜", .weekday(.sunday)), Entry("월", .syllable(.monday)), Entry("화", .syllable(.tuesday)),
        Entry("수", .syllable(.wednesday)), Entry("목", .syllable(.thursday)), Entry("금", .syllable(.friday)),
        Entry("토", .syllable(.saturday)), Entry("일", .syllable(.sunday)),
        // Units
        Entry("일", .unit(.day)), Entry("주", .unit(.week)), Entry("주일", .unit(.week)), Entry("달", .unit(.month)),
        Entry("개월", .unit(.month)), Entry("분기", .unit(.quarter)), Entry("년", .unit(.year)), Entry("해", .unit(.year)),
        Entry("오는"), Entry("돌아오는"), Entry("다가오는"), Entry("로부터"), Entry("으로부터"), Entry("지금"), Entry("월의"), Entry("안"),
        Entry("몇"), Entry("올"), Entry("초"), Entry("이내에"), Entry("쯤에"), Entry("경에"),
        Entry("분", .clock(1)), Entry("시간", .clock(60)), Entry("시"), Entry("반"), Entry("하루", .days(1)),
        Entry("이틀", .days(2)), Entry("며칠", .days(3)), Entry("사흘", .days(3)), Entry("나흘", .days(4)),
        Entry("닷새", .days(5)), Entry("엿새", .days(6)), Entry("이레", .days(7)), Entry("여드레", .days(8)),
        Entry("아흐레", .days(9)), Entry("열흘", .days(10)), Entry("보름", .days(15)), Entry("일주일", .days(7)),
        Entry("이주일", .days(14)),
        // Numbers
        Entry("삼", .number(3)), Entry("사", .number(4)), Entry("오", .number(5)), Entry("육", .number(6)),
        Entry("칠", .number(7)), Entry("팔", .number(8)), Entry("구", .number(9)), Entry("이"), Entry("석", .number(3)),
        Entry("넉", .number(4)), Entry("한", .number(1)), Entry("두", .number(2)), Entry("세", .number(3)),
        Entry("네", .number(4)), Entry("다섯", .number(5)), Entry("여섯", .number(6)), Entry("일곱", .number(7)),
        Entry("여덟", .number(8)), Entry("아홉", .number(9)), Entry("열", .number(10)), Entry("열한", .number(11)),
        Entry("열두", .number(12)), Entry("첫", .ordinal(1)), Entry("첫째", .ordinal(1)), Entry("첫번째", .ordinal(1)),
        Entry("둘째", .ordinal(2)), Entry("두번째", .ordinal(2)), Entry("셋째", .ordinal(3)), Entry("세번째", .ordinal(3)),
        Entry("넷째", .ordinal(4)), Entry("네번째", .ordinal(4)), Entry("다섯째", .ordinal(5)), Entry("마지막", .ordinal(-1)),
        // Times
        Entry("새벽", .part(.dawn)), Entry("오전", .part(.morning)), Entry("아침", .part(.morning)), Entry("낮", .part(.noon)),
        Entry("점심", .part(.noon)), Entry("점심때", .part(.noon)), Entry("점심시간", .part(.noon)),
        Entry("오후", .part(.afternoon)), Entry("저녁", .part(.evening)), Entry("밤", .part(.night)),
        Entry("한밤중", .part(.night)), Entry("정오"), Entry("자정"), Entry("정각"),
        // Holidays
        Entry("크리스마스", .telling), Entry("성탄절", .telling), Entry("신정", .telling), Entry("새해", .telling),
        Entry("삼일절", .telling), Entry("어린이날", .telling), Entry("현충일", .telling), Entry("제헌절", .telling),
        Entry("광복절", .telling), Entry("개천절", .telling), Entry("한글날", .telling), Entry("식목일", .telling),
        Entry("어버이날", .telling), Entry("빼빼로데이", .telling), Entry("발렌타인데이", .telling),
        Entry("밸런타인데이", .telling), Entry("화이트데이", .telling), Entry("석가탄신일", .telling), Entry("근로자의"),
        Entry("스승의"), Entry("부처님"), Entry("오신"), Entry("이브"), Entry("음력"), Entry("윤"), Entry("설날"), Entry("구정"),
        Entry("추석"), Entry("한가위"), Entry("월초"), Entry("연초"), Entry("연"), Entry("전날"), Entry("내후년"), Entry("영업일"),
        Entry("분기별로", .repeats),
        Entry("간격으로", .repeats), Entry("상반기", .telling), Entry("하반기", .telling),
        // Words between them
        Entry("이번"), Entry("작년"), Entry("지난해"), Entry("있다가"), Entry("이따가"), Entry("이따"), Entry("걸러", .repeats),
        Entry("요번"), Entry("다음번"), Entry("경"), Entry("담주"), Entry("차주"), Entry("내주"), Entry("금주"), Entry("내"),
        Entry("과"), Entry("와"), Entry("하고"), Entry("이랑"), Entry("박"), Entry("다음"), Entry("다다음"), Entry("지난"),
        Entry("저번"), Entry("최근"), Entry("이달"), Entry("내달"), Entry("올해"), Entry("내년"), Entry("주말"), Entry("월말"),
        Entry("연말"), Entry("말일"), Entry("말"), Entry("날"), Entry("째"), Entry("번째"), Entry("뒤"), Entry("뒤에"), Entry("후"),
        Entry("후에"), Entry("안에"), Entry("이내"), Entry("전"), Entry("까지"), Entry("에"), Entry("은"), Entry("는"), Entry("쯤"),
        Entry("부터"), Entry("에서"), Entry("사이에"), Entry("동안"), Entry("번", .repeats), Entry("회", .repeats),
        Entry("번만", .repeats),
        Entry("회만", .repeats), Entry("총"), Entry("씩"), Entry("중"), Entry("중에"), Entry("중으로"), Entry("중순"), Entry("이전"),
        Entry("이후"), Entry("그리고"), Entry("및"), Entry("안으로"), Entry("내로"), Entry("내에"), Entry("봄", .telling),
        Entry("여름", .telling), Entry("가을", .telling), Entry("겨울", .telling),
        // Repetitions
        Entry("매일", .repeats), Entry("날마다", .repeats), Entry("매주", .repeats), Entry("매달", .repeats),
        Entry("매월", .repeats), Entry("매년", .repeats), Entry("매해", .repeats), Entry("해마다", .repeats),
        Entry("주중", .repeats), Entry("격일", .repeats), Entry("격주", .repeats), Entry("격월", .repeats),
        Entry("평일", .repeats), Entry("마다", .repeats), Entry("매", .repeats), Entry("완료", .repeats),
        Entry("끝낸", .repeats), Entry("로"),
    ]

    /// Words that a title does not end with. A date after one of them stays in the title.
    static let unfinished: [StaticString] = [
        "그", "이른", "늦은", "다가오는", "저번", "지난", "다음", "다다음", "엊그제", "첫", "째", "번째", "주", "그리고",
        "기준", "기준으로",
    ]

    /// Words that continue a date at the start of a title.
    static let continuing: [StaticString] = ["부터", "이전", "이른", "늦은", "중간", "퇴근", "출근"]

    /// Words after a phrase that change what it means.
    static let modifiers: [StaticString] = [
        "후반", "초반", "중반", "늦게", "남은", "내내", "일찍", "뒤", "후", "안에",
    ]

    /// The ends of words that begin with a number, a date or an ordinal and need the date after them, as “6시에서”.
    static let unfinishedEnds: [StaticString] = ["에서", "부터", "째", "번째", "째주", "주간"]

    /// Words that make the day before them part of a name, as in “토요일 밤의 열기”.
    static let genitives: [StaticString] = ["밤의", "아침의", "저녁의", "오후의", "새벽의", "낮의"]

    /// Meals, which are also parts of a day.
    static let meals: [StaticString] = ["아침", "점심", "저녁"]

    /// The beginnings of words after which a part of the day is a meal, as in “내일 점심 약속”.
    static let mealContinuations: [StaticString] = [
        "약속", "예약", "먹", "준비", "식사", "메뉴", "도시락", "모임", "뭐", "밥", "회식", "데이트", "반찬", "만들", "사기", "차리", "굶",
    ]

    /// Words that continue a title whose first word is a day or an hour, as in “3일 전 메일”.
    static let continuations: [StaticString] = [
        "전", "전에", "차", "연속", "방향", "동안", "간", "만에", "세기", "여행", "휴가", "연휴", "코스", "뉴스", "내고향",
    ]
}
