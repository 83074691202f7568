import Testing

@testable import Presentation

struct SVGTextTests {
    private func picture(_ draw: (inout SVGText) -> Void) -> String {
        SVGText.picture("sample", width: 100, height: 50, title: "A & B", description: "<none>", draw: draw)
    }

    @Test func `a picture has a title and a description`() {
        let svg = picture { _ in }
        #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" width="100" height="50""#))
        #expect(svg.contains(#"aria-labelledby="sample-title sample-text""#))
        #expect(svg.contains(#"<title id="sample-title">A &amp; B</title>"#))
        #expect(svg.contains(#"<desc id="sample-text">&lt;none&gt;</desc>"#))
        #expect(svg.contains("prefers-color-scheme:dark") && svg.hasSuffix("</svg>\n"))
    }

    @Test func `shapes and texts are elements`() {
        let svg = picture { svg in
            svg.rectangle("done", x: 1, y: 2, width: 3, height: 4, title: "\"우유\"")
            svg.path("open", [(1, 2), (3, 4)])
            svg.path("area", [(1, 2), (3, 4)], isArea: true)
            svg.text("a<b", "faint", x: 5, y: 6, anchor: .end)
        }
        #expect(
            svg.contains(
                #"<rect class="done" x="1" y="2" width="3" height="4"><title>&quot;우유&quot;</title></rect>"#
            )
        )
        #expect(svg.contains(#"<path class="open" d="M1 2 L3 4"/>"#))
        #expect(svg.contains(#"<path class="area" d="M1 2 L3 4Z"/>"#))
        #expect(svg.contains(#"<text class="faint" x="5" y="6" text-anchor="end">a&lt;b</text>"#))
    }

    @Test(arguments: [
        "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{61C}", "\u{200F}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{FFFE}",
        "\u{FFFF}", "\n",
    ])
    func `characters that XML or a reader can't take are replaced`(character: String) {
        #expect(SVGText.escaped("a\(character)b") == "a\u{FFFD}b")
    }

    @Test func `a legend has a square for each entry`() {
        var end = 0
        let svg = picture { end = $0.legend([("some", "one"), ("many", "우유")], x: 10, y: 20) }
        #expect(svg.contains(#"<rect class="some" x="10" y="10" width="11" height="11"/>"#))
        #expect(svg.contains(#"x="79" y="20" text-anchor="start">우유</text>"#) && end == 121)
    }
}

struct PictureScaleTests {
    @Test(arguments: [
        (0, [0, 1]), (1, [0, 1, 2]), (3, [0, 1, 2, 3, 4]), (4, [0, 2, 4, 6]), (5, [0, 2, 4, 6]), (9, [0, 5, 10]),
        (16, [0, 5, 10, 15, 20]), (20, [0, 10, 20, 30]), (99, [0, 50, 100]),
        (30_018, [0, 10_000, 20_000, 30_000, 40_000]),
    ])
    func `grid lines are at round numbers, the highest one above the maximum`(maximum: Int, marks: [Int]) {
        #expect(PictureScale(maximum: maximum, base: 100, height: 80).marks == marks)
    }

    @Test func `values are heights`() {
        let scale = PictureScale(maximum: 9, base: 100, height: 80)
        #expect(scale.y(0) == 100 && scale.y(10) == 20 && scale.length(5) == 40 && scale.y(-3) == 100)
    }
}
