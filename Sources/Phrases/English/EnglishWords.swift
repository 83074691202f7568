import Almanac

/// The English words of dates, times and repetitions.
package enum EnglishWords {
    static let entries: [Entry] = [
        // Days
        Entry("today", .offset(0)), Entry("tod", .nickname(0)), Entry("tomorrow", .offset(1)),
        Entry("tom", .nickname(1)), Entry("tmr", .offset(1)), Entry("tmrw", .offset(1)), Entry("tmw", .offset(1)),
        Entry("tomorow", .offset(1)), Entry("tommorow", .offset(1)), Entry("tommorrow", .offset(1)),
        Entry("tomorrrow", .offset(1)), Entry("tomorrw", .offset(1)), Entry("tomorro", .offset(1)),
        Entry("tmorrow", .offset(1)), Entry("overmorrow", .offset(2)), Entry("yesterday", .offset(-1)),
        Entry("mon", .weekday(.monday)), Entry("monday", .weekday(.monday)), Entry("tue", .weekday(.tuesday)),
        Entry("tues", .weekday(.tuesday)), Entry("tuesday", .weekday(.tuesday)), Entry("wed", .weekday(.wednesday)),
        Entry("weds", .weekday(.wednesday)), Entry("wednesday", .weekday(.wednesday)),
        Entry("thu", .weekday(.thursday)), Entry("thur", .weekday(.thursday)), Entry("thurs", .weekday(.thursday)),
        Entry("thursday", .weekday(.thursday)), Entry("fri", .weekday(.friday)), Entry("friday", .weekday(.friday)),
        Entry("sat", .weekday(.saturday)), Entry("saturday", .weekday(.saturday)), Entry("sun", .weekday(.sunday)),
        Entry("sunday", .weekday(.sunday)),
        // Common misspellings
        Entry("tusday", .weekday(.tuesday)), Entry("tuseday", .weekday(.tuesday)), Entry("teusday", .weekday(.tuesday)),
        Entry("wendsday", .weekday(.wednesday)), Entry("wensday", .weekday(.wednesday)),
        Entry("wednsday", .weekday(.wednesday)), Entry("wendesday", .weekday(.wednesday)),
        Entry("wedensday", .weekday(.wednesday)), Entry("thrusday", .weekday(.thursday)),
        Entry("thursay", .weekday(.thursday)), Entry("thurday", .weekday(.thursday)),
        Entry("thusday", .weekday(.thursday)), Entry("firday", .weekday(.friday)),
        Entry("saterday", .weekday(.saturday)), Entry("satruday", .weekday(.saturday)),
        Entry("saturdy", .weekday(.saturday)), Entry("mondays", .weekdays(.monday)),
        Entry("tuesdays", .weekdays(.tuesday)), Entry("wednesdays", .weekdays(.wednesday)),
        Entry("thursdays", .weekdays(.thursday)), Entry("fridays", .weekdays(.friday)),
        Entry("saturdays", .weekdays(.saturday)), Entry("sundays", .weekdays(.sunday)),
        // Months
        Entry("january", .month(1)), Entry("jan", .month(1)), Entry("february", .month(2)), Entry("feb", .month(2)),
        Entry("march", .month(3)), Entry("mar", .month(3)), Entry("april", .month(4)), Entry("apr", .month(4)),
        Entry("may", .month(5)), Entry("june", .month(6)), Entry("jun", .month(6)), Entry("july", .month(7)),
        Entry("jul", .month(7)), Entry("august", .month(8)), Entry("aug", .month(8)), Entry("september", .month(9)),
        Entry("sep", .month(9)), Entry("sept", .month(9)), Entry("october", .month(10)), Entry("oct", .month(10)),
        Entry("november", .month(11)), Entry("nov", .month(11)), Entry("december", .month(12)),
        Entry("dec", .month(12)),
        // Common misspellings
        Entry("janurary", .month(1)), Entry("januray", .month(1)), Entry("febuary", .month(2)),
        Entry("feburary", .month(2)), Entry("febrary", .month(2)), Entry("agust", .month(8)),
        Entry("augest", .month(8)), Entry("setpember", .month(9)), Entry("septmber", .month(9)),
        Entry("ocotber", .month(10)), Entry("novemeber", .month(11)), Entry("decemeber", .month(12)),
        Entry("decmber", .month(12)),
        // Units
        Entry("day", .unit(.day)), Entry("days", .unit(.day)), Entry("week", .unit(.week)),
        Entry("weeks", .unit(.week)), Entry("wk", .unit(.week)), Entry("wks", .unit(.week)),
        Entry("month", .unit(.month)), Entry("months", .unit(.month)), Entry("quarter", .unit(.quarter)),
        Entry("quarters", .unit(.quarter)), Entry("qtr", .unit(.quarter)), Entry("year", .unit(.year)),
        Entry("years", .unit(.year)), Entry("mth", .unit(.month)), Entry("mths", .unit(.month)),
        Entry("yr", .unit(.year)), Entry("yrs", .unit(.year)), Entry("d", .letter(.day)), Entry("w", .letter(.week)),
        Entry("m", .letter(.month)), Entry("mo", .letter(.month)), Entry("q", .letter(.quarter)),
        Entry("y", .letter(.year)), Entry("minute", .clock(1)), Entry("minutes", .clock(1)), Entry("min", .clock(1)),
        Entry("mins", .clock(1)), Entry("hour", .clock(60)), Entry("hours", .clock(60)), Entry("hr", .clock(60)),
        Entry("hrs", .clock(60)), Entry("h", .clock(60)),
        // Numbers
        Entry("a", .article), Entry("an", .article), Entry("one", .number(1)), Entry("two", .number(2)),
        Entry("three", .number(3)), Entry("four", .number(4)), Entry("five", .number(5)), Entry("six", .number(6)),
        Entry("seven", .number(7)), Entry("eight", .number(8)), Entry("nine", .number(9)), Entry("ten", .number(10)),
        Entry("eleven", .number(11)), Entry("twelve", .number(12)), Entry("fifteen", .number(15)),
        Entry("thirteen", .number(13)), Entry("fourteen", .number(14)), Entry("sixteen", .number(16)),
        Entry("seventeen", .number(17)), Entry("eighteen", .number(18)), Entry("nineteen", .number(19)),
        Entry("twenty", .number(20)), Entry("thirty", .number(30)), Entry("forty", .number(40)),
        Entry("fifty", .number(50)), Entry("sixty", .number(60)), Entry("seventy", .number(70)),
        Entry("eighty", .number(80)), Entry("ninety", .number(90)), Entry("first", .ordinal(1)),
        Entry("second", .ordinal(2)), Entry("third", .ordinal(3)), Entry("fourth", .ordinal(4)),
        Entry("fifth", .ordinal(5)), Entry("sixth", .ordinal(6)), Entry("seventh", .ordinal(7)),
        Entry("eighth", .ordinal(8)), Entry("ninth", .ordinal(9)), Entry("tenth", .ordinal(10)),
        Entry("eleventh", .ordinal(11)), Entry("twelfth", .ordinal(12)), Entry("thirteenth", .ordinal(13)),
        Entry("fourteenth", .ordinal(14)), Entry("fifteenth", .ordinal(15)), Entry("sixteenth", .ordinal(16)),
        Entry("seventeenth", .ordinal(17)), Entry("eighteenth", .ordinal(18)), Entry("nineteenth", .ordinal(19)),
        Entry("twentieth", .ordinal(20)), Entry("thirtieth", .ordinal(30)), Entry("last", .ordinal(-1)), Entry("more"),
        Entry("begin"),
        Entry("pair"), Entry("under"), Entry("during"), Entry("approximately", .about), Entry("approx", .about),
        Entry("roughly", .about), Entry("circa", .about),
        Entry("exactly", .about), Entry("less"),
        // Times
        Entry("am", .halfDay(0)), Entry("a.m", .halfDay(0)), Entry("pm", .halfDay(12)), Entry("p.m", .halfDay(12)),
        Entry("morning", .part(.morning)), Entry("afternoon", .part(.afternoon)), Entry("evening", .part(.evening)),
        Entry("night", .part(.night)), Entry("noon"), Entry("noonish"), Entry("hundred"), Entry("another"),
        Entry("oh"), Entry("midday"),
        Entry("midnight"), Entry("tonight"),
        Entry("tonite"), Entry("lunchtime"), Entry("o'clock"), Entry("o"), Entry("clock"), Entry("oclock"),
        Entry("sharp"), Entry("half"), Entry("past"), Entry("to"), Entry("now"), Entry("t"),
        Entry("mornings", .part(.morning)), Entry("dawn"), Entry("evenings", .part(.evening)),
        Entry("nights", .part(.night)), Entry("p", .halfDay(12)), Entry("just"), Entry("shortly"), Entry("right"),
        Entry("same"),
        // Holidays
        Entry("christmas", .telling), Entry("xmas", .telling),
        Entry("halloween", .telling), Entry("boxing"), Entry("eve"), Entry("new"), Entry("year's"),
        Entry("valentine's"), Entry("valentines"), Entry("valentine"), Entry("saint"), Entry("st"), Entry("patrick's"),
        Entry("patricks"), Entry("thanksgiving", .telling), Entry("easter"), Entry("nye", .telling), Entry("martin"),
        Entry("luther"), Entry("king"), Entry("mlk"), Entry("groundhog"), Entry("presidents"), Entry("president's"),
        Entry("fools"), Entry("fool's"), Entry("earth"), Entry("memorial"), Entry("independence"),
        Entry("labor"), Entry("columbus"), Entry("veterans"), Entry("father's"), Entry("fathers"),
        // Seasons
        Entry("summer", .telling), Entry("winter", .telling), Entry("autumn", .telling), Entry("spring", .telling),
        Entry("fall", .telling), Entry("earlier"),
        // Repetitions
        Entry("daily", .frequency(.day, 1)), Entry("weekly", .frequency(.week, 1)),
        Entry("monthly", .frequency(.month, 1)), Entry("quarterly", .frequency(.quarter, 1)),
        Entry("yearly", .frequency(.year, 1)), Entry("annually", .frequency(.year, 1)),
        Entry("fortnightly", .frequency(.week, 2)), Entry("biweekly", .frequency(.week, 2)),
        Entry("semiannually", .frequency(.month, 6)), Entry("single"), Entry("between"), Entry("following"),
        Entry("hourly", .repeats), Entry("bi"), Entry("semi"), Entry("every", .each), Entry("ev", .each),
        Entry("everyday", .repeats), Entry("each", .each), Entry("other"), Entry("alternate", .repeats),
        Entry("weekday"), Entry("weekdays", .repeats), Entry("workday"), Entry("workdays", .repeats), Entry("weekend"),
        Entry("weekends", .repeats), Entry("work"), Entry("working"), Entry("business"), Entry("fortnight"),
        Entry("fortnights"), Entry("times", .repeats), Entry("time"), Entry("x", .repeats), Entry("occurrences"),
        Entry("once", .repeats), Entry("per"), Entry("after"), Entry("completion", .repeats),
        Entry("completing", .repeats), Entry("completed", .repeats), Entry("done", .repeats),
        Entry("finishing", .repeats), Entry("finished", .repeats), Entry("it"), Entry("is"), Entry("it's"),
        // Words between them
        Entry("on"), Entry("by"), Entry("at"), Entry("due"), Entry("until"), Entry("till"), Entry("til"), Entry("'til"),
        Entry("before"), Entry("for"), Entry("in"), Entry("the"), Entry("of"), Entry("and"), Entry("this"),
        Entry("next"), Entry("coming"), Entry("upcoming"), Entry("from"), Entry("ago"), Entry("later"), Entry("hence"),
        Entry("within"), Entry("end"), Entry("beginning"), Entry("start"), Entry("starting"), Entry("starts"),
        Entry("middle"), Entry("mid"), Entry("couple"), Entry("few"), Entry("than"), Entry("no"), Entry("not"),
        Entry("through"), Entry("thru"), Entry("ending"), Entry("ends"), Entry("eow"), Entry("eom"), Entry("eoq"),
        Entry("eoy"), Entry("eod"), Entry("sow"), Entry("som"), Entry("soq"), Entry("soy"), Entry("thing"),
        Entry("early"), Entry("late"), Entry("around", .about), Entry("as"), Entry("current"), Entry("previous"),
        Entry("about", .about), Entry("up"), Entry("over"), Entry("any"), Entry("all"), Entry("anytime"),
        Entry("sometime"),
        Entry("latest"), Entry("close"), Entry("cob"), Entry("week's"), Entry("month's"), Entry("but"), Entry("except"),
        Entry("excluding"), Entry("holidays"), Entry("twice", .repeats), Entry("thrice", .repeats),
        Entry("nightly", .repeats), Entry("mwf"), Entry("tth"), Entry("or"), Entry("bimonthly", .repeats), Entry("f"),
        Entry("tu"), Entry("th"), Entry("deadline"), Entry("ish"),
        Entry("repeat", .repeats), Entry("repeats", .repeats), Entry("repeating", .repeats),
        Entry("mornings", .repeats), Entry("afternoons", .repeats), Entry("evenings", .repeats),
        Entry("nights", .repeats),
    ]

    /// Short spellings of words.
    static let spellings: [(short: StaticString, word: StaticString)] = [
        ("nxt", "next"), ("evry", "every"), ("2morrow", "tomorrow"), ("2day", "today"), ("wkend", "weekend"),
        ("wknd", "weekend"), ("untill", "until"),
    ]

    /// Words that a title does not end with. A date after one of them stays in the title.
    static let unfinished: [StaticString] = [
        "the", "a", "an", "my", "your", "his", "our", "their", "of", "to", "from", "since", "after", "about", "than",
        "and", "or", "with", "like", "every", "each", "no", "not", "is", "are", "was", "were", "be", "been", "last",
        "next", "this", "these", "between", "as", "via", "into", "in", "at", "on", "by", "for", "per", "&", "vs",
        "until", "before", "during", "through", "half", "past", "quarter", "around", "other", "black", "good", "merry",
        "happy", "white", "except", "first", "second", "third", "fourth", "fifth", "over", "twice", "but", "excluding",
        "following", "starting", "ending", "late", "latest", "any", "mid", "thrice", "alternate", "same", "twenty",
        "thirty", "early", "earlier", "previous", "within", "commencing", "w/c", "week's", "given", "very", "chinese",
        "lunar",
        "orthodox",
    ]

    /// Words after which `Mondays` is not a repetition.
    static let unfinishedBeforePlurals: [StaticString] = [
        "hate", "love", "like", "dislike", "enjoy", "survive", "tgi", "those", "rainy", "lazy", "taco", "meatless",
        "all",
    ]

    /// Words after which `sun`, `sat` and `wed` are not days.
    static let unfinishedBeforeShortDays: [StaticString] = [
        "some", "more", "get", "got", "he", "she", "they", "who", "i", "we", "hot", "under", "enjoy", "avoid", "love",
        "hole", "morning",
    ]

    /// Words that make a name with the weekday after them, as in “Cyber Monday”.
    static let namesOfDays: [StaticString] = [
        "good", "black", "white", "happy", "merry", "mr", "mrs", "ms", "dr", "mr.", "mrs.", "ms.", "dr.", "prof.",
        "cyber", "trinity", "easter", "ash", "palm", "giving", "shrove", "ruby", "maundy", "pancake", "super", "fat",
        "spy",
        "whit", "blue", "bloody", "manic", "freaky", "casual", "throwback", "meatless", "taco", "clean", "pentecost",
        "orange",
    ]

    /// Verbs with which “in” forms one verb, as in “check in”.
    static let verbsWithIn: [StaticString] = [
        "check", "sign", "log", "weigh", "hand", "turn", "clock", "call", "drop", "dial", "fill", "move", "phone",
        "plug", "send", "stay", "tune",
    ]

    /// Words before a number of watts.
    static let devices: [StaticString] = [
        "bulb", "led", "lamp", "light", "charger", "adapter", "panel", "solar", "amp", "speaker", "battery", "motor",
    ]

    /// Words that begin a title with the name of a book or a film.
    static let worksFollow: [StaticString] = [
        "watch", "read", "listen", "rewatch", "reread", "see", "play", "sing",
    ]

    /// Words that begin a title with parts such as 1:10.
    static let ratiosFollow: [StaticString] = ["mix", "dilute", "blend", "scale"]

    /// Words after which “in 3d” is about dimensions.
    static let dimensionsFollow: [StaticString] = [
        "print", "model", "render", "design", "draw", "scan", "printed", "rendered", "plot", "animate", "sculpt",
    ]

    /// Words that mark the start of a phrase.
    static let openings: [StaticString] = [
        "on", "by", "at", "due", "until", "till", "til", "'til", "before", "in", "every", "each", "for", "within",
        "starting", "around", "tonight", "@",
    ]

    /// Words that a title does not end with, even before a phrase that begins with one of the openings.
    static let unfinishedBeforeOpenings: [StaticString] = [
        "the", "a", "an", "of", "to", "from", "and", "or", "between", "than", "is", "are", "was", "were", "be", "not",
        "never", "don't", "just", "shortly", "starting", "ending",
    ]

    /// Words before a number that is a name and not a time or a date.
    static let labels: [StaticString] = [
        "chapter", "ch", "page", "pages", "p", "pp", "room", "rm", "version", "v", "no", "nr", "number", "act", "scene",
        "part", "vol", "volume", "issue", "ticket", "bug", "pr", "step", "level", "lesson", "unit", "section", "task",
        "item", "episode", "ep", "season", "gate", "flight", "bus", "line", "route", "exit", "floor", "apt", "suite",
        "size", "grade", "class", "track", "ratio", "score", "psalm", "john", "luke", "mark", "matthew", "genesis",
        "romans", "release", "upgrade", "rate", "scale", "odds", "figure", "fig", "table", "exercise", "problem",
        "question", "article", "rule", "channel", "platform", "pin", "port", "code", "iso", "python", "swift", "ubuntu",
        "debian", "model", "phone", "tel", "invoice", "order", "ref", "pace", "aspect", "mix", "under", "over", "sub",
        "isaiah", "exodus", "leviticus", "deuteronomy", "judges", "kings", "chronicles", "proverbs", "psalms",
        "ecclesiastes", "jeremiah", "lamentations", "ezekiel", "hosea", "malachi", "acts", "corinthians", "galatians",
        "ephesians", "philippians", "colossians", "thessalonians", "hebrews", "revelation", "surah", "sura", "quran",
        "bolt",
    ]

    /// Returns `true` if the word needs the one after it, as “bug” in “bug p2”.
    package static func isLabel(_ word: Substring) -> Bool {
        let bytes = ArraySlice(word.lowercased().utf8)
        return labels.contains { $0.isEqual(to: bytes) } || unfinished.contains { $0.isEqual(to: bytes) }
    }

    /// Returns `true` for a word with which a title does not end.
    package static func isConnecting(_ word: Substring) -> Bool {
        let bytes = ArraySlice(word.lowercased().utf8)
        return unfinishedBeforeOpenings.contains { $0.isEqual(to: bytes) }
    }

    /// Words that continue a title whose first words are a date.
    static let continuations: [StaticString] = [
        "is", "was", "are", "were", "be", "will", "would", "the", "of", "and", "or", "'s", "never", "ever", "after",
        "before", "to", "at", "on", "in", "by", "for", "from", "with", "until", "till", "i", "you", "he", "she", "it",
        "we", "they", "that", "which", "who", "has", "had", "show", "people", "percent", "times", "items", "night",
        "동안", "간", "miles", "km", "laps", "steps", "pages", "minutes", "hours", "days", "weeks", "i'm", "i'll", "i've",
        "it's", "he's", "she's", "you're", "we're", "they're", "sharp", "knows", "dies", "than", "as", "not", "isn't",
        "won't", "world", "man", "carry", "vision", "hindsight", "through", "thru", "between", "except", "excluding",
        "but", "since", "approximately", "gmt", "utc", "cet", "pst", "est",
    ]

    /// Words before a phrase that change what it means.
    static let modifiers: [StaticString] = [
        "past", "last", "previous", "since", "early", "late", "later", "mid", "rest", "commencing", "w/c", "closest",
        "around", "chinese",
        "lunar", "orthodox", "after",
    ]

    /// Time zones, which adder does not know.
    static let zones: [StaticString] = [
        "gmt", "utc", "cet", "cest", "bst", "pst", "pdt", "est", "edt", "cst", "kst", "ist",
    ]

    /// Verbs that begin a title after the bare name of a day, as in “monday call mom”.
    static let verbs: [StaticString] = [
        "add", "apply", "arrange", "ask", "attend", "back", "bake", "book", "bring", "build", "buy", "call", "cancel",
        "change", "check", "clean", "clear", "close", "collect", "complete", "confirm", "contact", "cook", "create",
        "cut", "deliver", "deploy", "discuss", "do", "download", "draft", "drop", "email", "file", "fill", "find",
        "finish", "fix", "follow", "get", "give", "go", "hand", "install", "invite", "iron", "join", "learn", "mail",
        "make", "meet", "message", "mow", "order", "organize", "pack", "paint", "pay", "phone", "pick", "plan", "plant",
        "play", "post", "practice", "prepare", "print", "publish", "put", "read", "register", "remind", "renew",
        "repair", "reply", "return", "review", "run", "schedule", "sell", "send", "set", "ship", "sign", "start",
        "study", "submit", "take", "talk", "tell", "test", "text", "tidy", "try", "update", "upload", "visit", "walk",
        "wash", "watch", "water", "work", "wrap", "write",
    ]
}
