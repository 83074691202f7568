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
        adder: There is no command “frobnicate”; adder help lists them.
        ```

        ```sh
        $ make
        ```

        ```console
        $ adder upcoming >/dev/null

        $ adder --version
        adder 0.1.0
        ```
        """

    @Test func `only sessions are taken from a document and each step has its line`() {
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
                        output: "adder: There is no command “frobnicate”; adder help lists them.\n",
                        line: 10
                    ),
                ]),
                Transcript([
                    Transcript.Step("adder upcoming >/dev/null", output: "\n", line: 19),
                    Transcript.Step("adder --version", output: "adder 0.1.0\n", line: 21),
                ]),
            ]
        )
    }

    @Test func `a session is replayed in one home and a step that answers otherwise is noticed`() throws {
        let transcripts = Transcript.all(in: TranscriptTests.document)

        let replayed = try transcripts.map { try Program().replay($0) }

        #expect(replayed[0] == transcripts[0])
        #expect(replayed[1].steps.map(\.output) == ["", "adder 0.1.0\n"])
    }

    @Test func `the README shows what the program really answers`() throws {
        let path = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined() + "/README.md"
        let transcripts = Transcript.all(in: String(decoding: try Files.read(path), as: UTF8.self))

        for transcript in transcripts {
            let replayed = try Program().replay(transcript)

            for (shown, answered) in zip(transcript.steps, replayed.steps) { #expect(shown == answered) }
        }
        #expect(!transcripts.isEmpty, "README.md shows no session; fence one as ```console.")
        #expect(transcripts.allSatisfy { !$0.steps.isEmpty }, "A session in README.md has no line with $ in front.")
    }
}
