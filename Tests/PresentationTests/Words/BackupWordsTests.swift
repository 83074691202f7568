import Presentation
import Testing

struct BackupWordsTests {
    @Test(arguments: [
        (0, "0 bytes"), (1, "1 byte"), (2, "2 bytes"), (999, "999 bytes"), (1_000, "1.0 kB"), (1_999, "1.9 kB"),
        (9_999, "9.9 kB"), (10_000, "10 kB"), (999_999, "999 kB"), (1_000_000, "1.0 MB"), (1_250_000, "1.2 MB"),
        (9_999_999, "9.9 MB"), (10_000_000, "10 MB"), (999_999_999, "999 MB"), (1_000_000_000, "1.0 GB"),
        (999_999_999_999, "999 GB"), (1_000_000_000_000, "1.0 TB"), (1_000_000_000_000_000, "1000 TB"),
    ])
    func `a size has a unit, and a tenth if it is less than 10`(bytes: Int, words: String) {
        #expect(BackupWords.size(bytes) == words)
    }
}
