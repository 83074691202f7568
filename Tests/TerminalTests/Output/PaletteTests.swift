import Terminal
import Testing
import Vocabulary

struct PaletteTests {
    private func shown(_ style: Style, _ palette: Palette) throws -> String {
        try Captured.from(hasColor: true) { console in
            console.answers.palette = palette
            console.answers.line(StyledText("x", style))
        }
        .answers
    }

    private func palette(urgent: Look, heading: Look = Look()) -> Palette {
        Palette { style in
            switch style {
            case .urgent: urgent
            case .heading: heading
            default: Look()
            }
        }
    }

    @Test(arguments: [
        (Look(.plain(.red)), "31"), (Look(.bright(.white)), "97"), (Look(.numbered(208)), "38;5;208"),
        (Look(.plain(.black), [.bold, .dim, .italic, .underline, .reverse]), "1;2;3;4;7;30"),
    ])
    func `a look becomes the codes of a terminal`(look: Look, codes: String) throws {
        #expect(try shown(.urgent, palette(urgent: look)) == "\u{1B}[\(codes)mx\u{1B}[0m\n")
    }

    @Test func `a style without a look is written without codes`() throws {
        #expect(try shown(.urgent, palette(urgent: Look())) == "x\n")
        #expect(try shown(.urgentHeading, palette(urgent: Look())) == "x\n")
        #expect(try shown(.plain, .standard) == "x\n")
    }

    @Test func `an urgent heading combines both looks`() throws {
        let both = palette(urgent: Look(.plain(.red)), heading: Look(nil, [.bold]))

        #expect(try shown(.urgentHeading, both) == "\u{1B}[1;31mx\u{1B}[0m\n")
        #expect(try shown(.urgentHeading, palette(urgent: Look(.plain(.red)))) == "\u{1B}[31mx\u{1B}[0m\n")
    }
}
