import ProgramOutput
import Testing
import Vocabulary

@testable import OpenLinks

struct OpenLinksSentencesTests {
    @Test func `sentences name the link, and what to do`() {
        #expect(OpenLinksSentences.opened("https://a.example") == "Opened https://a.example")
        #expect(
            OpenLinksSentences.errorMessage(.noProgram("xdg-open"), "https://a.example").sentence
                == "Can't run “xdg-open” to open https://a.example. Set BROWSER to an installed browser."
        )
        #expect(
            OpenLinksSentences.errorMessage(.notStarted("w3m", reason: "No memory"), "https://a.example").sentence
                == "Can't start “w3m” to open https://a.example (No memory)."
        )
        #expect(
            OpenLinksSentences.errorMessage(.status("w3m", 1), "https://a.example").sentence
                == "w3m exited with status 1, so https://a.example may not be open."
        )
    }
}
