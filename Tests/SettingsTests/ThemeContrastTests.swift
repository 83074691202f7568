import Glibc
import ItemLanguage
import Testing
import Vocabulary

@testable import Settings

/// The contrast of the themes in common palettes, as WCAG 2 defines it. Text has at least its 4.5 to 1, with these exceptions:
///
/// - No red of these palettes has it both on white and on black, so the red of the standard theme has 3 to 1. That an item is
///   overdue or has a high priority is said by its heading, its date or its sign too. The same holds for bold red on white, which
///   some terminals show in bright red.
/// - A few colors of a few palettes have at least 3.8 to 1, as the only better ones are worse in other palettes.
/// - Dim text is halfway between the text and the background, whatever their contrast is. It is used for details only, and not
///   by the theme `high-contrast`.
/// - In Solarized, the text itself has only 4.1 to 1 on the light background.
struct ThemeContrastTests {
    /// Colors 0 to 15 of a terminal, with the color of text on each background.
    struct Terminal: CustomTestStringConvertible {
        let name: String
        let colors: [String]
        var dark: (background: String, text: String)?
        var light: (background: String, text: String)?
        /// `true` for palettes whose text has little contrast by design.
        var isSoft = false

        var testDescription: String { name }

        init(
            _ name: String,
            _ colors: String,
            dark: (background: String, text: String)? = nil,
            light: (background: String, text: String)? = nil,
            isSoft: Bool = false
        ) {
            self.name = name
            self.colors = colors.split(separator: " ").map(String.init)
            (self.dark, self.light, self.isSoft) = (dark, light, isSoft)
        }
    }

    static let terminals = [
        Terminal(
            "xterm",
            "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
            dark: ("000000", "e5e5e5"),
            light: ("ffffff", "000000")
        ),
        Terminal(
            "Linux console",
            "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff",
            dark: ("000000", "aaaaaa")
        ),
        Terminal(
            "GNOME",
            "171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc 5e5c64 f66151 33d17a e9ad0c 2a7bde c061cb 33c7de ffffff",
            dark: ("171421", "d0cfcc"),
            light: ("ffffff", "171421")
        ),
        Terminal(
            "Tango",
            "2e3436 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f 729fcf ad7fa8 34e2e2 eeeeec",
            dark: ("000000", "d3d7cf"),
            light: ("ffffff", "2e3436")
        ),
        Terminal(
            "Solarized",
            "073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3",
            dark: ("002b36", "839496"),
            light: ("fdf6e3", "657b83"),
            isSoft: true
        ),
        Terminal(
            "macOS Basic",
            "000000 990000 00a600 999900 0000b2 b200b2 00a6b2 bfbfbf 666666 e60000 00d900 e6e600 0000ff e600e6 00e6e6 e6e6e6",
            dark: ("000000", "f2f2f2"),
            light: ("ffffff", "000000")
        ),
        Terminal(
            "macOS Pro",
            "000000 c23621 25bc24 adad27 492ee1 d338d3 33bbc8 cbcccd 818383 fc391f 31e722 eaec23 5833ff f935f8 14f0f0 e9ebeb",
            dark: ("000000", "f2f2f2"),
            light: ("ffffff", "000000")
        ),
        Terminal(
            "Windows Terminal Campbell",
            "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2",
            dark: ("0c0c0c", "cccccc"),
            light: ("ffffff", "0c0c0c")
        ),
        Terminal(
            "iTerm2",
            "14191e b43c2a 00c200 c7c400 2744c7 c040be 00c5c7 c7c7c7 686868 dd7975 58e790 ece100 a7abf2 e17ee1 60fdff ffffff",
            dark: ("000000", "c7c7c7")
        ),
        Terminal(
            "iTerm2 light background",
            "000000 bb0000 00bb00 bbbb00 0000bb bb00bb 00bbbb bbbbbb 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff",
            light: ("ffffff", "000000")
        ),
    ]

    @Test(arguments: terminals)
    func `the standard theme is readable on white and on black`(terminal: Terminal) {
        for background in [terminal.dark, terminal.light] { check("standard", terminal, on: background) }
    }

    @Test(arguments: terminals)
    func `the light theme is readable on white, and the dark one on black`(terminal: Terminal) {
        check("light", terminal, on: terminal.light)
        check("dark", terminal, on: terminal.dark)
    }

    @Test func `the contrast of a color follows WCAG`() {
        #expect(abs(contrast(rgb("000000"), rgb("ffffff")) - 21) < 0.01)
        // The yellow and the dim cyan that were used before.
        #expect(contrast(rgb("cdcd00"), rgb("ffffff")) < 2)
        #expect(
            contrast(shown(Look(.plain(.cyan), [.dim]), Self.terminals[0], ("ffffff", "000000"))[0], rgb("ffffff")) < 2
        )
    }

    private func check(_ theme: String, _ terminal: Terminal, on page: (background: String, text: String)?) {
        guard let page else { return }
        for setting in Setting.all where setting.kind == .look {
            let look = (try? LookWords.read(setting.defaultValue(in: theme))) ?? Look()
            let isDim = look.traits.contains(.dim)
            let minimum = minimum(theme, look, isSoft: terminal.isSoft)
            #expect(!isDim || setting == .faintColor, "\(setting.key) is no detail")
            for color in shown(look, terminal, page) {
                let value = contrast(color, rgb(page.background))
                #expect(value >= minimum, "\(theme) \(setting.key) on \(page.background): \(value)")
            }
        }
    }

    private func minimum(_ theme: String, _ look: Look, isSoft: Bool) -> Double {
        if look.traits.contains(.dim) { return isSoft ? 1.8 : 2.8 }
        if isSoft { return 3 }
        switch (theme, look.color) {
        case ("standard", .bright(.red)): return 3
        case ("light", .plain(.red)): return look.traits.contains(.bold) ? 3 : 4.5
        case ("light", .plain(.magenta)), ("light", .bright(.black)), ("dark", .bright(.red)),
            ("dark", .plain(.yellow)):
            return 3.8
        default: return 4.5
        }
    }

    @Test(arguments: terminals)
    func `the theme with high contrast has the colors of the terminal`(terminal: Terminal) {
        for background in [terminal.dark, terminal.light] { check("high-contrast", terminal, on: background) }
    }

    // MARK: Colors

    /// Returns the colors in which the look may appear: some terminals show bold text in bright colors. Dim text is halfway
    /// between the text and the background.
    private func shown(_ look: Look, _ terminal: Terminal, _ page: (background: String, text: String)) -> [[Double]] {
        var colors: [String] = []
        switch look.color {
        case .plain(let hue):
            let index = Look.Hue.allCases.firstIndex(of: hue) ?? 0
            colors =
                look.traits.contains(.bold)
                ? [terminal.colors[index], terminal.colors[index + 8]] : [terminal.colors[index]]
        case .bright(let hue): colors = [terminal.colors[(Look.Hue.allCases.firstIndex(of: hue) ?? 0) + 8]]
        case .numbered, nil: colors = [page.text]
        }
        let background = rgb(page.background)
        return colors.map { color in
            look.traits.contains(.dim) ? zip(rgb(color), background).map { ($0 + $1) / 2 } : rgb(color)
        }
    }

    private func rgb(_ text: String) -> [Double] {
        let number = Int(text, radix: 16) ?? 0
        return [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) / 255 }
    }

    private func contrast(_ one: [Double], _ other: [Double]) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private func luminance(_ color: [Double]) -> Double {
        let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
