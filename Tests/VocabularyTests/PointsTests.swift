import Testing
import Vocabulary

struct PointsTests {
    @Test(arguments: [
        ("2", 200, "2"), ("2.5", 250, "2.5"), ("2.50", 250, "2.5"), ("-1", -100, "-1"), ("+0.25", 25, "0.25"),
        ("-0.05", -5, "-0.05"), ("0", 0, "0"), ("-0", 0, "0"), ("007.10", 710, "7.1"), ("1000", 100_000, "1000"),
        ("-1000", -100_000, "-1000"),
    ])
    func `a number is read and written`(text: String, hundredths: Int, description: String) {
        #expect(Points(typed: text)?.hundredths == hundredths)
        #expect(Points(hundredths: hundredths).description == description)
    }

    @Test(arguments: [
        "", "-", "+", ".", ".5", "2.", "2.125", "1000.01", "99999", "1e3", "--1", "1 2", "two", "２", "1,5", "2.-5",
    ])
    func `other texts are not numbers`(text: String) {
        #expect(Points(typed: text) == nil)
    }

    @Test(arguments: [(3.5, 77, 105, 257), (6, 1, 3, 200), (0.4, 20, 365, 2), (0.4, 1, 365, 0), (-1, 1, 3, -33)])
    func `a share is rounded to hundredths`(points: Points, part: Int, whole: Int, hundredths: Int) {
        #expect(points.share(part, of: whole).hundredths == hundredths)
    }
}
