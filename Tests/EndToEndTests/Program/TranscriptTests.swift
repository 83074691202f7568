import TestKit
import Testing

@Suite struct TranscriptTests {
    private static let document = """
        Some words.

        ```console
        $ adder add Buy milk today
        Added 1: Buy milk
          due Sat 21 Nov
        $ printf 'Call mum\\nPay rent\\n' | adder add -
        Added 2: Call mum
        Added 3: Pay rent
        $ adder frobnicate
        adder: “frobnicate” is not a command. Run adder help for a list.
        ```

        ```sh
        $ make
        ```

        ```console
        $ adder upcoming >/dev/null

        $ adder done 9
        adder: No item 9; nothing was changed. Run adder list to see ids.
        ```
        """

    @Test func `only console blocks are transcripts, and each step has its line number`() {
        let transcripts = Transcript.all(in: TranscriptTests.document)

        #expect(
            transcripts == [
                Transcript([
                    Transcript.Step(
                        "adder add Buy milk today",
                        output: "Added 1: Buy milk\n  due Sat 21 Nov\n",
                        line: 4
                    ),
                    Transcript.Step(
                        #"printf 'Call mum\nPay rent\n' | adder add -"#,
                        output: "Added 2: Call mum\nAdded 3: Pay rent\n",
                        line: 7
                    ),
                    Transcript.Step(
                        "adder frobnicate",
                        output: "adder: “frobnicate” is not a command. Run adder help for a list.\n",
                        line: 10
                    ),
                ]),
                Transcript([
                    Transcript.Step("adder upcoming >/dev/null", output: "\n", line: 19),
                    Transcript.Step(
                        "adder done 9",
                        output: "adder: No item 9; nothing was changed. Run adder list to see ids.\n",
                        line: 21
                    ),
                ]),
            ]
        )
    }

    @Test func `a transcript is replayed in one home folder, and different output is detected`() throws {
        let transcripts = Transcript.all(in: TranscriptTests.document)

        let replayed = try transcripts.map { try Program().replay($0) }

        #expect(replayed[0] == transcripts[0])
        #expect(
            replayed[1].steps.map(\.output) == [
                "", "adder: No item 9; nothing was changed. Run adder list to see ids.\n",
            ]
        )
    }

    @Test(arguments: Documentation.pages)
    func `transcripts in the documentation match the program`(page: String) throws {
        let transcripts = Transcript.all(in: try Documentation.text(of: page))

        for transcript in transcripts {
            let replayed = try Program().replay(transcript)

            for (shown, answered) in zip(transcript.steps, replayed.steps) { #expect(shown == answered, "\(page)") }
        }
        #expect(transcripts.allSatisfy { !$0.steps.isEmpty }, "A transcript in \(page) has no command.")
    }

    private static let guides =
        ["README.md", "docs/usage.md", "docs/dates-and-filters.md", "docs/json.md", "docs/settings.md"]
        + Documentation.pages.filter { $0.hasPrefix("docs/moving/") }

    @Test(arguments: guides)
    func `the guides have transcripts`(page: String) throws {
        let transcripts = Transcript.all(in: try Documentation.text(of: page))

        #expect(!transcripts.isEmpty, "\(page) has no transcript. Fence one as ```console.")
    }
}
