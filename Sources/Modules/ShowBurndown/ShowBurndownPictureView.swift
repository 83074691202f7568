import Presentation

/// Draws the open items by day as a line, and the range of the days on which none could be left.
struct ShowBurndownPictureView {
    private static let (width, height) = (760, 320)
    private static let (left, right, base, chartHeight) = (44, 736, 250, 190)

    private let picture: ShowBurndownPicture
    private let scale: PictureScale
    private let today: Int
    private let openNow: Int

    static func svg(_ picture: ShowBurndownPicture) -> String {
        SVGText.picture(
            "burndown",
            width: width,
            height: height,
            title: picture.heading,
            description: picture.description
        ) { ShowBurndownPictureView(picture).draw(on: &$0) }
    }

    private init(_ picture: ShowBurndownPicture) {
        self.picture = picture
        scale = PictureScale(maximum: picture.open.max() ?? 0, base: Self.base, height: Self.chartHeight)
        (today, openNow) = (picture.open.count - 1, picture.open.last ?? 0)
    }

    private func draw(on svg: inout SVGText) {
        svg.text(picture.heading, "heading", x: 12, y: 24)
        drawForecast(on: &svg)
        drawHistory(on: &svg)
        for label in picture.labels {
            let anchor: SVGText.Anchor = label.day == 0 ? .start : label.day == picture.lastDay ? .end : .middle
            svg.text(label.name, "faint", x: x(label.day), y: Self.base + 18, anchor: anchor)
        }
        svg.text(picture.foot, x: Self.left, y: Self.height - 16)
    }

    private func x(_ day: Int) -> Int { Self.left + day * (Self.right - Self.left) / picture.lastDay }

    private func drawHistory(on svg: inout SVGText) {
        svg.grid(scale, from: Self.left, to: Self.right)
        svg.path("open", picture.open.enumerated().map { (x: x($0), y: scale.y($1)) })
        if let target = picture.target, target <= picture.lastDay {
            svg.path("target", [(x(today), scale.y(openNow)), (x(target), Self.base)])
        }
    }

    /// Draws the area between the fastest and the slowest pace.
    private func drawForecast(on svg: inout SVGText) {
        guard let first = picture.ends.first else { return }
        let now = (x: x(today), y: scale.y(openNow))
        let slowest = picture.ends.count > 1 ? points(to: picture.ends[1]) : [(Self.right, now.y)]
        let fastest = points(to: first)
        // The right edge lies between the two ends.
        let isCut = slowest.last?.y != Self.base && fastest.last?.y == Self.base
        let corner = isCut ? [(Self.right, Self.base)] : []
        svg.path("forecast", [now] + slowest + corner + fastest.reversed(), isArea: true)
    }

    /// Returns the end of a line from today's number to zero, where it leaves the picture.
    private func points(to end: Int) -> [(x: Int, y: Int)] {
        guard end > picture.lastDay else { return [(x(end), Self.base)] }
        let (length, shown) = (end - today, picture.lastDay - today)
        return [(Self.right, scale.y(openNow * (length - shown) / length))]
    }
}
