import Almanac

/// The Korean words of dates, times and repetitions. Words are cut into these parts: `다음주까지` is 다음, 주 and 까지.
enum KoreanWords {
    static let entries: [Entry] = [
        // Days
        Entry("오늘 금일", .offset, 0),
        Entry("내일 낼 명일 익일", .offset, 1),
        Entry("모레 글피 그글피", .offset, 2, by: 1),
        Entry("내일모레 낼모레", .offset, 2),
        Entry("어제", .offset, -1),
        Entry("그저께 그제", .offset, -2),
        Entry("월요일 화요일 수요일 목요일 금요일 토요일 일요일", .weekday, .monday, by: 1),
        Entry("월욜 화욜 수욜 목욜 금욜 토욜 일욜", .weekday, .monday, by: 1),
        Entry("월 화 수 목 금 토 일", .syllable, .monday, by: 1),
        // Units
        Entry("일", .unit, .day),
        Entry("주 주일", .unit, .week),
        Entry("달 개월", .unit, .month),
        Entry("분기", .unit, .quarter),
        Entry("년 해", .unit, .year),
        Entry("분", .clock, 1),
        Entry("시간", .clock, 60),
        Entry("하루 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레 열흘", .dayCount, 1, by: 1),
        Entry("며칠", .dayCount, 3),
        Entry("일주일", .dayCount, 7),
        Entry("이주일", .dayCount, 14),
        Entry("보름", .dayCount, 15),
        // Numbers
        Entry("한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두", .number, 1, by: 1),
        Entry("삼 사 오 육 칠 팔 구", .number, 3, by: 1),
        Entry("석 넉", .number, 3, by: 1),
        Entry("첫째 둘째 셋째 넷째 다섯째", .ordinal, 1, by: 1),
        Entry("첫번째 두번째 세번째 네번째", .ordinal, 1, by: 1),
        Entry("첫", .ordinal, 1),
        Entry("마지막", .ordinal, -1),
        // Times
        Entry("새벽", .part, .dawn),
        Entry("오전 아침 아침때", .part, .morning),
        Entry("낮 점심 점심때 점심시간", .part, .noon),
        Entry("오후", .part, .afternoon),
        Entry("저녁 저녁때", .part, .evening),
        Entry("밤 한밤중 오밤중", .part, .night),
        // Holidays and seasons
        Entry(
            """
            크리스마스 성탄절 신정 새해 삼일절 어린이날 현충일 제헌절 광복절 개천절 한글날 식목일 어버이날 빼빼로데이 발렌타인데이 밸런타인데이 화이트데이 석가탄신일 정오 자정 내년 내후년 상반기 하반기 봄 여름 가을 겨울
            """,
            .telling
        ),
        // Repetitions
        Entry("매일 날마다", every: 1, .day),
        Entry("매주", every: 1, .week),
        Entry("매달 매월 다달이", every: 1, .month),
        Entry("분기별로", every: 1, .quarter),
        Entry("매년 매해 해마다", every: 1, .year),
        Entry("격일 격주 격월", every: 2, .day, by: 1),
        Entry("간격 간격으로 걸러 완료하고 끝내고 마친 번 회 번만 회만 주중 평일 마다 매 완료 끝낸 끝난", .repeats),
        // Words that have a meaning only in rules
        Entry(
            """
            다음다음 다시 까진 까지는 까지요 까지임 부로 단오 단옷날 칠석 초파일 섣달그믐 섣달그믐날 아무리 늦어도 대략 앞으로 무렵 무렵에 정도 오는 돌아오는 다가오는 로부터 으로부터 지금 월의 안 \
            몇 올 초 이내에 이내로 쯤에 경에 시 반 이 정각 근로자의 스승의 부처님 오신 이브 음력 윤 정월 대보름 설날 구정 추석 한가위 월초 연초 연 전날 영업일 이번 작년 지난해 있다가 이따가 \
            이따 같은 이맘때 아니고 초순 하순 익월 차월 내월 전월 당월 금월 요번 다음번 경 담주 다담주 담달 다담달 차주 내주 금주 내 과 와 하고 이랑 박 이나 나 빼고 제외 제외하고 제외한 말고 \
            뺀 다음 다다음 지난 저번 최근 이달 내달 올해 주말 월말 연말 말일 말 날 째 번째 뒤 뒤에 후 후에 안에 이내 전 까지 에 은 는 쯤 부터 에서 사이에 동안 총 씩 중 중에 중으로 중순 \
            이전 이후 그리고 및 안으로 내로 내에 로
            """
        ),
    ]

    /// Words that a title does not end with. A date after one of them stays in the title.
    static let unfinished: StaticString =
        "거의 이따 이따가 마지막 영업일 그 이른 늦은 다가오는 저번 지난 다음 다다음 엊그제 첫 째 번째 주 화이트 라스트 메리 해피 검은 슬픈 그리고 기준 기준으로"

    /// Words that continue a date at the start of a title.
    static let continuing: StaticString = """
        부터 이전 이후 일찍 늦게 밤늦게 때 직전 즈음 넘어서 지나서 되기 있다 말고 빼고 아니고 후 뒤 정도 정도에 그리고 또는 혹은 아니면 및 이른 늦은 중 중간쯤 뭐 뭘 축척 비율 초반 중반 후반 만난 \
        받은 찍은 읽은 먹은 들은 배운 빌린 보낸 올린 쓴 산 본 주문한 예약한 약속한 있을 있는 먹을 입을 볼 쓸 만날 읽을 들을 신을 챙길 뛸 떠날 부를 보낼 퇴근후 퇴근전 출근후 출근전 전날 전날까지 전날에 사는 \
        오는 먹는 쓰는 보는 가는 하는 끝나는 열리는 만나기로
        """

    /// Words before a number that is a name: things, and the books of the Bible.
    static let labels: StaticString = """
        나사 볼트 사물함 쪽수 축척 비율 창세기 출애굽기 레위기 민수기 신명기 여호수아 사사기 룻기 사무엘상 사무엘하 열왕기상 \
        열왕기하 욥기 시편 잠언 전도서 이사야 예레미야 에스겔 호세아 마태복음 마가복음 누가복음 요한복음 사도행전 로마서 고린도전서 \
        고린도후서 갈라디아서 에베소서 빌립보서 골로새서 디모데전서 디모데후서 히브리서 야고보서 베드로전서 베드로후서 요한일서 \
        요한계시록
        """

    /// The last words of titles for the evening, where “7시” is 19:00, and for the morning, where “5시” is 05:00.
    static let ofEvenings: StaticString = "회식 술자리 송년회"
    static let ofMornings: StaticString = "기상 조식"

    /// Words after 저녁 and 아침 when these are meals.
    static let afterMeals: StaticString = "약속 식사 모임"

    /// The beginnings of words for plans that last for days, as in “3일 해독주스 레시피”.
    static let plans: StaticString = "챌린지 해독 단식 물단식 습관 다이어트 디톡스 식단 숙성 묵은 레시피 프로그램 코스 완성 체험 배송 무료"

    /// Words after a phrase that change what it means.
    static let modifiers: StaticString = "동안 간격 후반 초반 중반 늦게 남은 내내 일찍 뒤 후 안에"

    /// The units of “3일간” and the like.
    static let lengths: StaticString = "일 주 주일 달 개월 년"

    /// Lengths that are one word with 간, and units with a number before them.
    static let lengthsAlone: StaticString = "하루 이틀 사흘 나흘 닷새 엿새 이레 열흘 보름 일주일 이주일 달 개월 주일 한달 두달 세달 반년"

    /// The ends of words that begin with a number, a date or an ordinal and need the date after them, as “6시에서”.
    static let unfinishedEnds: StaticString = "에서 부터 째 번째 째주 동안"

    /// The ends of days with a particle, which says nothing more before a word that leaves them out.
    static let daysWithParticles: StaticString = "일만 일은 일을 말만 말은 말을"

    /// Words that leave out the day before them.
    static let exceptions: StaticString = "빼고 제외 제외하고 제외한 말고 뺀 외"

    /// Words that make the day before them part of a name, as in “토요일 밤의 열기”.
    static let genitives: StaticString = "밤의 아침의 저녁의 오후의 새벽의 낮의"

    /// Nouns that end as verbs do before another task.
    static let nounsLikeVerbs: StaticString = "광고 경고 망고 창고 재고 신고 참고 예고 공고 원고 최고"

    /// Meals, which are also parts of a day.
    static let meals: StaticString = "아침 점심 저녁"

    /// The beginnings of words after which a part of the day is a meal, as in “내일 점심 약속”.
    static let mealContinuations: StaticString = "약속 예약 먹 준비 식사 메뉴 도시락 모임 뭐 밥 회식 데이트 반찬 만들 사기 차리 굶"

    /// Words that continue a title whose first word is a day or an hour, as in “3일 전 메일”.
    static let continuations: StaticString =
        "풍속 전 전에 환불 차 치 분 째 연속 방향 동안 간 만에 세기 여행 휴가 연휴 코스 뉴스 내 내고향 보기 다이어트 챌린지 식단 무료 체험 이용권 완성"
}
