import ItemLanguage
import Testing

struct ListLineTests {
    @Test(arguments: [
        ("- Milk", "Milk", false), ("* Milk", "Milk", false), ("+ Milk", "Milk", false), ("• Milk", "Milk", false),
        ("•Milk", "Milk", false), ("– Milk", "Milk", false), ("\t-\tMilk", "Milk", false),
        ("- [ ] Milk", "Milk", false),
        ("- [x] Milk", "Milk", true), ("* [X]  Milk", "Milk", true), ("[x] Milk", "Milk", true),
        ("[ ] Milk", "Milk", false),
        ("— Milk", "Milk", false), ("· Milk", "Milk", false), ("·Milk", "Milk", false), ("[x]Milk", "Milk", true),
        ("- [x]Milk", "Milk", true), ("[-] Milk", "Milk", false), ("- [-] Milk", "Milk", false),
        ("✓ Milk", "Milk", true), ("✔️ Milk", "Milk", true), ("✅Milk", "Milk", true), ("☑Milk", "Milk", true),
        ("⬜ Milk", "Milk", false), ("- ⬜️ Milk", "Milk", false),
        ("☐ Milk", "Milk", false), ("- ☑ Milk", "Milk", true), ("☒ Milk", "Milk", true),
        ("- a - b * c", "a - b * c", false),
        ("- [/] Milk", "[/] Milk", false), ("- [1] Milk", "[1] Milk", false), ("-", "", false),
    ])
    func `a bullet and a box are not part of the text`(line: String, text: String, isDone: Bool) {
        #expect(ListLine(line[...]).content() == .init(text: text[...], isDone: isDone))
    }

    @Test(arguments: [
        "Milk", "-Milk", "–Milk", "*Milk*", "+home Milk", "-- Milk", "[xy] Milk", "[x](https://example.com)",
        "[/] Milk", "—Milk", "1. FC Köln",
        "5 eggs",
        "…and so on", "a) Milk", "",
    ])
    func `other text has no marks`(line: String) {
        #expect(ListLine(line[...]).content() == nil)
    }

    @Test(arguments: [
        ("1. Milk", "Milk"), ("12) Milk", "Milk"), ("2. [x] Milk", "Milk"), ("3. - Milk", "- Milk"),
        ("b) Milk", "Milk"),
    ])
    func `a number is a mark only in a list`(line: String, text: String) {
        #expect(ListLine(line[...]).content(takesNumber: true)?.text == text[...])
        #expect(ListLine(line[...]).content() == nil)
    }

    @Test(arguments: [("Milk", 0), ("  Milk", 2), ("\tMilk", 4), ("  \tMilk", 4), ("\t\t  Milk", 10)])
    func `a tab reaches the next multiple of four columns`(line: String, indent: Int) {
        #expect(ListLine(line[...]).indent == indent)
        #expect(ListLine(line[...]).text == "Milk")
    }
}
