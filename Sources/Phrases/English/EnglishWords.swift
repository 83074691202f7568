import Almanac

/// The English words of dates, times and repetitions.
package enum EnglishWords {
    static let entries: [Entry] = [
        // Days
        Entry("today", .offset, 0),
        Entry("tod", .nickname, 0),
        Entry(
            "tomorrow tmr tmrw tmw tmro 2moro tomoz tomorow tommorow tommorrow tomorrrow tomorrw tomorro tmorrow",
            .offset,
            1
        ),
        Entry("tom", .nickname, 1),
        Entry("overmorrow", .offset, 2),
        Entry("yesterday", .offset, -1),
        Entry("mon monday", .weekday, .monday),
        Entry("tue tues tuesday tusday tuseday teusday", .weekday, .tuesday),
        Entry("wed weds wednesday wendsday wensday wednsday wendesday wedensday wednessday", .weekday, .wednesday),
        Entry("thu thur thurs thursday thrusday thursay thurday thusday thursdy", .weekday, .thursday),
        Entry("fri friday firday frdiay", .weekday, .friday),
        Entry("sat saturday saterday satruday satuday saturdy", .weekday, .saturday),
        Entry("sun sunday", .weekday, .sunday),
        Entry("mondays tuesdays wednesdays thursdays fridays saturdays sundays", .weekdays, .monday, by: 1),
        // Months
        Entry("january jan janurary januray", .month, 1),
        Entry("february feb febuary feburary febrary", .month, 2),
        Entry("march mar", .month, 3),
        Entry("april apr", .month, 4),
        Entry("may", .month, 5),
        Entry("june jun", .month, 6),
        Entry("july jul", .month, 7),
        Entry("august aug agust augest", .month, 8),
        Entry("september sep sept setpember septmber", .month, 9),
        Entry("october oct ocotber", .month, 10),
        Entry("november nov novemeber", .month, 11),
        Entry("december dec decemeber decmber", .month, 12),
        // Units
        Entry("day days", .unit, .day),
        Entry("week weeks wk wks", .unit, .week),
        Entry("month months mth mths mos", .unit, .month),
        Entry("quarter quarters qtr", .unit, .quarter),
        Entry("year years yr yrs", .unit, .year),
        Entry("d w m q y", .letter, .day, by: 1),
        Entry("mo", .letter, .month),
        Entry("minute minutes min mins", .clock, 1),
        Entry("hour hours hr hrs h", .clock, 60),
        // Numbers
        Entry("a an", .count, 1),
        Entry("one two three four five six seven eight nine ten eleven twelve", .number, 1, by: 1),
        Entry("thirteen fourteen fifteen sixteen seventeen eighteen nineteen", .number, 13, by: 1),
        Entry("twenty thirty forty fifty sixty seventy eighty ninety", .number, 20, by: 10),
        Entry("first second third fourth fifth sixth seventh eighth ninth tenth eleventh", .ordinal, 1, by: 1),
        Entry("twelfth thirteenth fourteenth fifteenth sixteenth seventeenth", .ordinal, 12, by: 1),
        Entry("eighteenth nineteenth twentieth", .ordinal, 18, by: 1),
        Entry("thirtieth", .ordinal, 30),
        Entry("last penultimate", .ordinal, -1, by: -1),
        Entry("approximately approx abt roughly circa exactly around about", .about),
        // Times
        Entry("am a.m", .halfDay, 0),
        Entry("pm p.m p", .halfDay, 12),
        Entry("morning mornings", .part, .morning),
        Entry("afternoon afternoons", .part, .afternoon),
        Entry("evening evenings", .part, .evening),
        Entry("night nights", .part, .night),
        // Repetitions
        Entry("daily weekly monthly quarterly yearly", every: 1, .day, by: 1),
        Entry("annually", every: 1, .year),
        Entry("fortnightly biweekly", every: 2, .week),
        Entry("biennially", every: 2, .year),
        Entry("semiannually", every: 6, .month),
        Entry("every ev each", .each),
        // Holidays and seasons
        Entry(
            "seollal chuseok juneteenth christmas xmas halloween thanksgiving nye summer winter autumn spring fall",
            .telling
        ),
        // Repetitions
        Entry(
            """
            hourly everyday alternate alternating weekdays workdays weekends times x once completion completing completed done \
            finishing finished twice thrice nightly bimonthly semimonthly biannually repeat repeats repeating mornings \
            afternoons evenings nights
            """,
            .repeats
        ),
        // Words that have a meaning only in rules
        Entry(
            """
            more begin pair under during less noon noonish lunch rest hundred another oh midday midnight tonight \
            tonite lunchtime o'clock o clock oclock sharp half past to now t dawn just shortly right same boxing eve \
            new year's valentine's valentines valentine saint st patrick's patricks easter good shrove martin luther \
            king mlk groundhog presidents president's fools fool's earth memorial independence labor columbus veterans \
            father's fathers mother's mothers earlier single between following bi semi other weekday workday weekend \
            work working business lunar chinese fortnight fortnights time occurrence occurrences per after when it is \
            it's on by at due until till til 'til before for in the of and this next coming upcoming from ago later \
            hence within end commencing some beginning start starting starts middle mid couple few than no not through \
            thru ending ends eow eom eoq eoy eod sow som soq soy thing early late as current previous up over any all \
            anytime sometime latest close play date cob week's fortnight's month's but except excluding excl besides minus save \
            bar without skip skipping holidays mwf tth or f tu th deadline ish
            """
        ),
    ]

    /// Short spellings of words.
    static let spellings: [(short: StaticString, word: StaticString)] = [
        ("nxt", "next"), ("evry", "every"), ("2morrow", "tomorrow"), ("2day", "today"), ("2moro", "tomorrow"),
        ("w/c", "week-commencing"), ("wkend", "weekend"),
        ("wknd", "weekend"), ("week-end", "weekend"), ("untill", "until"), ("2nite", "tonight"), ("nite", "night"),
        ("evryday", "everyday"),
    ]

    /// Words that a title does not end with. A date after one of them stays in the title.
    static let unfinished: StaticString = """
        the a an my your his our their of to from since after about than and or with like every each no not is are was \
        were be been last next this these between as via into in at on by for per & vs until before during through \
        half past quarter around other black good merry happy white except first second third fourth fifth over twice \
        but excluding following starting ending late latest any mid thrice alternate same twenty thirty early earlier \
        previous within without commencing w/c week's given single very chinese lunar orthodox
        """

    /// Words after which `Mondays` is not a repetition.
    static let unfinishedBeforePlurals: StaticString = """
        hate love like dislike enjoy survive tgi those rainy lazy taco meatless all
        """

    /// Words after which `sun`, `sat` and `wed` are not days.
    static let unfinishedBeforeShortDays: StaticString = """
        some more get got he she they who i we hot under enjoy avoid love hole morning full partial direct bright
        """

    /// Words after which `sat` and `sun` are not days, as in “sat nav”.
    static let afterSatAndSun: StaticString = """
        nav navs nave phone phones tv cream creams screen protection lotion hat hats dress block tan roof shade
        """

    /// Words that begin a title in which a number before a day may be an hour.
    static let hoursFollow: StaticString = "call meet phone ring visit see lunch dinner breakfast brunch dentist doctor"

    /// Words for what people do in the evening, where “at 7” is at 19:00.
    static let ofEvenings: StaticString = "dinner supper party drinks gig opera theatre theater pub movie cinema prom"

    /// The same, for the last word of a title, as in “team dinner”, unless one of the others stands before it.
    static let lastOfEvenings: StaticString = "dinner supper party"
    static let beforeOthers: StaticString = "for before after about from"

    /// Words that make one name with a word for the evening, as in “dinner reservation”.
    static let afterEvenings: StaticString = "reservation club night date show quiz"

    /// Words that make a name with the weekday after them, as in “Cyber Monday”.
    static let namesOfDays: StaticString = """
        good black white happy merry mr mrs ms dr mr. mrs. ms. dr. prof. cyber trinity easter ash palm giving shrove \
        ruby maundy pancake super fat spy whit blue bloody manic freaky casual throwback meatless taco clean pentecost \
        orange stormy gloomy
        """

    /// Words that do so only at the start of a name, as in “Man Friday”.
    static let namesAlone: StaticString = "man girl rainy"

    /// Verbs with which “in” forms one verb, as in “check in”.
    static let verbsWithIn: StaticString = """
        check sign log weigh hand turn clock call drop dial fill move phone plug send stay tune sleep lie
        """

    /// Words before a number of watts.
    static let devices: StaticString = "bulb led lamp light charger adapter panel solar amp speaker battery motor"

    /// Words that begin a title with the name of a book or a film.
    static let worksFollow: StaticString = "watch read listen rewatch reread see play sing"

    /// Verbs after which “early Friday” tells how, as in “leave early Friday”.
    static let earlyFollows: StaticString =
        "leave leaves close closes finish finishes start starts arrive arrives dismissed"

    /// Words that begin a title about an exam.
    static let examsFollow: StaticString = "study register sign prep prepare practice practise revise cram"

    /// Words after which “at 19” is a temperature.
    static let temperaturesFollow: StaticString = "thermostat temp temperature heating"

    /// Words that begin a title with parts such as 1:10.
    static let ratiosFollow: StaticString = "mix dilute blend scale draw simplify reduce"

    /// Words after which “in 3d” is about dimensions.
    static let dimensionsFollow: StaticString =
        "print model render design draw scan printed rendered plot animate sculpt"

    /// Words that mark the start of a phrase.
    static let openings: StaticString = """
        on by at due until till til 'til before in every each for within starting around tonight @
        """

    /// Words after which “Dawn” is a time.
    static let beforeDawn: StaticString = "at by before until till around from"

    /// Words that a title does not end with, even before a phrase that begins with one of the openings.
    static let unfinishedBeforeOpenings: StaticString = """
        the a an of to from and or between than is are was were be not never don't just shortly starting ending before \
        after then born died dusk
        """

    /// Words before a number that is a name and not a time or a date.
    static let labels: StaticString = """
        chapter ch page pages p pp room rm version v no nr number act scene part vol volume issue ticket bug pr step \
        level lesson unit section task item episode ep season gate flight bus line route exit floor apt suite size \
        grade class track ratio score psalm john luke mark matthew genesis romans release upgrade rate scale odds \
        tag figure fig table exercise problem question article rule channel platform pin port code iso python swift \
        ubuntu debian model phone tel invoice order ref pace aspect mix under over sub isaiah exodus leviticus \
        deuteronomy judges kings chronicles proverbs psalms ecclesiastes jeremiah lamentations ezekiel hosea malachi \
        acts corinthians galatians ephesians philippians colossians thessalonians hebrews revelation surah sura \
        quran obadiah nahum haggai locker socket wrench screw bit seat bolt ios macos android node postgres \
        postgresql mysql php kernel
        """

    /// Words before a span of numbers such as `10-12`.
    static let rangesFollow: StaticString = "ages sizes kids seats lessons won beat lost them"

    /// Labels before a time.
    static let travels: StaticString = "gate flight bus line route class lesson platform act track"

    /// Returns `true` if the word needs the one after it, as “bug” in “bug p2”.
    package static func isLabel(_ word: Substring) -> Bool {
        labels.hasWord(word) || KoreanWords.labels.hasWord(word) || unfinished.hasWord(word)
    }

    /// Returns `true` for a word with which a title does not end.
    package static func isConnecting(_ word: Substring) -> Bool { unfinishedBeforeOpenings.hasWord(word) }

    /// Words that continue a title whose first words are a date.
    static let continuations: StaticString = """
        is was are were be will would the of and or 's never ever after before to at on in by for from with until \
        till i you he she it we they that which who has had show people percent times items night 동안 간 miles km laps \
        steps pages minutes hours days weeks i'm i'll i've it's he's she's you're we're they're sharp knows dies \
        than as not isn't won't world man carry vision hindsight through thru between except excluding but since \
        approximately gmt utc cet pst est x floor street avenue hole
        """

    /// Words before a phrase that change what it means.
    static let modifiers: StaticString = """
        past last previous since early late later mid rest commencing closest around chinese lunar orthodox after \
        over
        """

    /// Words that may stand between the words of one phrase.
    static let connectors: StaticString = """
        and or to on at by in of the from for until till til 'til through thru before after but except excluding next \
        this coming every each between per a an within then mid middle end start first thing starting ending beginning \
        late early later other earlier
        """

    /// Units that describe the next word after a number, as in “20 minute run”.
    static let singularUnits: StaticString = "minute hour day week month year"

    /// Time zones, which adder does not know.
    static let zones: StaticString = "gmt utc cet cest bst pst pdt est edt cst kst ist"

    /// The first words of names that end with a holiday, as in “A Charlie Brown Christmas”.
    static let articles: StaticString = "a an the"

    /// Words after a fraction that is a measure.
    static let measures: StaticString = "cup cups tsp tbsp teaspoon tablespoon oz lb pint inch mile dozen price off"

    /// Verbs that begin a title after “weekly”, “this week” and other words that often belong to one.
    static let clearVerbs: StaticString = """
        add apply arrange ask attend babysit bake bring buy cancel collect complete confirm create defrost deliver \
        descale discuss feed finish go invite join learn organize prepare publish reconcile register remind renew \
        replace reply sell send sharpen submit tell tidy vacuum write
        """

    /// Other verbs that begin a title after the bare name of a day, as in “monday call mom”. They are nouns, too, or begin
    /// names such as “get-together”.
    static let verbs: StaticString = """
        listen back book build call change charge check clean clear close contact cook cut deploy do download draft drive \
        drop email file fill find fit fix follow get give hand install iron mail make meet message mow order pack \
        paint pay phone pick plan plant play post practice practise print put read repair return review ring run \
        schedule set ship sign start study sweep take talk test text try turn update upload visit volunteer walk \
        wash watch water work wrap
        """
}
