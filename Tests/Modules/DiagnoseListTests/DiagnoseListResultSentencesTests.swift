import TestKit
import Testing

@testable import DiagnoseList

struct DiagnoseListResultSentencesTests {
    @Test(arguments: [(0.0008, "0.8 ms"), (0.012, "12 ms"), (0.9994, "999 ms"), (0.9996, "1.0 s"), (1.23, "1.2 s")])
    func `times have two digits or whole milliseconds`(seconds: Double, words: String) {
        #expect(DiagnoseListResultSentences.duration(seconds) == words)
    }

    @Test(arguments: [(0, "No problems found."), (1, "No problems found; 1 note."), (2, "No problems found; 2 notes.")])
    func `a result without problems counts the notes`(notes: Int, sentence: String) {
        #expect(DiagnoseListResultSentences.noProblems(notes: notes) == sentence)
    }
}
