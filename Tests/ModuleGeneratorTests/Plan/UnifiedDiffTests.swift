import Testing

@testable import ModuleGenerator

struct UnifiedDiffTests {
    @Test func `a change has three lines of context`() {
        let before = (1...9).map { "\($0)\n" }.joined()

        let diff = UnifiedDiff("a.txt", from: before, to: before.replacing("5\n", with: "five\nand a half\n"))

        #expect(
            diff.text == """
                --- a/a.txt
                +++ b/a.txt
                @@ -2,7 +2,8 @@
                 2
                 3
                 4
                -5
                +five
                +and a half
                 6
                 7
                 8

                """
        )
    }

    @Test func `distant changes are in separate hunks`() {
        let before = (1...20).map { "\($0)\n" }.joined()

        let diff = UnifiedDiff("a", from: before, to: "0\n" + before.replacing("20\n", with: ""))

        #expect(
            diff.text.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,3 +1,4 @@", "@@ -17,4 +18,3 @@"]
        )
    }

    @Test func `new and removed files are compared with /dev/null`() {
        #expect(UnifiedDiff("a", from: nil, to: "one\n").text == "--- /dev/null\n+++ b/a\n@@ -0,0 +1 @@\n+one\n")
        #expect(UnifiedDiff("a", from: "one\n", to: nil).text == "--- a/a\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n")
        #expect(UnifiedDiff("a", from: "one\n", to: "one\n").text.isEmpty)
    }

    @Test func `a last line without a newline is marked`() {
        let diff = UnifiedDiff("a", from: "one", to: "one\n")

        #expect(diff.text == "--- a/a\n+++ b/a\n@@ -1 +1 @@\n-one\n\\ No newline at end of file\n+one\n")
    }

    @Test func `large texts are compared by their unique lines`() {
        let before = (1...20_000).map { "line \($0)\n\n" }
        let after = before.enumerated().compactMap { $0 % 5_000 == 7 ? nil : $0 % 5_000 == 11 ? "new\n" : $1 }

        let diff = UnifiedDiff("a", from: before.joined(), to: after.joined())

        #expect(diff.text.split(separator: "\n").count { $0.hasPrefix("+new") } == 4)
        #expect(diff.text.split(separator: "\n").count { $0.hasPrefix("-line") } == 8)
    }

    @Test func `large texts without common lines are replaced`() {
        let before = String(repeating: "a\n", count: 5_000)
        let after = String(repeating: "b\n", count: 5_000)

        let diff = UnifiedDiff("a", from: before, to: after)

        #expect(diff.text.hasPrefix("--- a/a\n+++ b/a\n@@ -1,5000 +1,5000 @@\n-a\n"))
        #expect(diff.text.count { $0.isNewline } == 10_003)
    }
}
