import Presentation

/// Draws what was added and done as columns, and what was open as a line below them.
enum ShowStatsPictureView {
    private static let (width, left, right) = (760, 44, 748)
    private static let (columnsBase, openBase, chartHeight) = (200, 400, 120)
    private static let maximumLabelCount = 12

    static func svg(_ picture: ShowStatsPicture) -> String {
        SVGText.picture(
            "stats",
            width: width,
            height: 436,
            title: picture.title,
            description: picture.description
        ) { svg in
            svg.text(picture.heading, "heading", x: 12, y: 24)
            svg.legend([("added", picture.legend.added), ("done", picture.legend.done)], x: left, y: 52)
            drawColumns(picture.periods, on: &svg)
            svg.text(picture.openHeading, "heading", x: 12, y: openBase - chartHeight - 20)
            drawLine(picture, on: &svg)
        }
    }

    /// Returns the left end of a period.
    private static func x(_ index: Int, of count: Int) -> Int { left + index * (right - left) / count }

    private static func drawColumns(_ periods: [ShowStatsPicture.Period], on svg: inout SVGText) {
        let most = periods.map { max($0.added, $0.done) }.max() ?? 0
        let scale = PictureScale(maximum: most, base: columnsBase, height: chartHeight)
        svg.grid(scale, from: left, to: right)
        for (index, period) in periods.enumerated() {
            let (start, end) = (x(index, of: periods.count), x(index + 1, of: periods.count))
            let width = max(1, (end - start) * 2 / 5)
            for (look, value, offset) in [("added", period.added, 0), ("done", period.done, width)] where value > 0 {
                svg.rectangle(
                    look,
                    x: start + (end - start) / 10 + offset,
                    y: scale.y(value),
                    width: width,
                    height: scale.length(value),
                    title: period.sentence
                )
            }
        }
        drawNames(periods, below: columnsBase, on: &svg)
    }

    private static func drawLine(_ picture: ShowStatsPicture, on svg: inout SVGText) {
        let scale = PictureScale(maximum: picture.open.max() ?? 0, base: openBase, height: chartHeight)
        let points = picture.open.enumerated().map { index, open in
            (x: x(index, of: picture.periods.count), y: scale.y(open))
        }
        svg.grid(scale, from: left, to: right)
        svg.path("open", points)
        drawNames(picture.periods, below: openBase, on: &svg)
    }

    private static func drawNames(_ periods: [ShowStatsPicture.Period], below base: Int, on svg: inout SVGText) {
        let step = (periods.count + maximumLabelCount - 1) / maximumLabelCount
        for index in stride(from: 0, to: periods.count, by: step) {
            svg.text(periods[index].name, "faint", x: x(index, of: periods.count) + 4, y: base + 18)
        }
    }
}
