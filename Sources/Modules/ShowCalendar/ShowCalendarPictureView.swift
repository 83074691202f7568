import Presentation

/// Draws a year as a grid of weeks: the darker a day, the more items are due.
enum ShowCalendarPictureView {
    private static let (cell, left, top) = (14, 36, 50)

    static func svg(_ picture: ShowCalendarPicture) -> String {
        let height = top + 7 * cell + 34
        return SVGText.picture(
            "calendar",
            width: left + picture.weekCount * cell + 12,
            height: height,
            title: picture.title,
            description: picture.description
        ) { svg in
            svg.text(picture.heading, "heading", x: left, y: 22)
            for weekday in picture.weekdays {
                svg.text(weekday.name, "faint", x: left - 8, y: top + weekday.place * cell + 10, anchor: .end)
            }
            for month in picture.months { svg.text(month.name, "faint", x: left + month.place * cell, y: top - 8) }
            for day in picture.days { draw(day, on: &svg) }
            svg.legend(picture.legend.map { ($0.look.rawValue, $0.meaning) }, x: left, y: height - 14)
        }
    }

    private static func draw(_ day: ShowCalendarPicture.Day, on svg: inout SVGText) {
        func square(_ look: ShowCalendarPicture.Look, title: String? = nil) {
            let (x, y) = (left + day.column * cell, top + day.row * cell)
            svg.rectangle(look.rawValue, x: x, y: y, width: cell - 2, height: cell - 2, title: title)
        }
        square(day.level, title: day.sentence)
        if let mark = day.mark { square(mark) }
    }
}
