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
            let legend = picture.legend
            svg.legend(
                [("none", legend.none)] + zip(["some", "more", "many"], legend.counts)
                    + [("overdue", legend.overdue), ("today", legend.today)],
                x: left,
                y: height - 14
            )
        }
    }

    private static func draw(_ day: ShowCalendarPicture.Day, on svg: inout SVGText) {
        func square(_ look: String, title: String? = nil) {
            let (x, y) = (left + day.column * cell, top + day.row * cell)
            svg.rectangle(look, x: x, y: y, width: cell - 2, height: cell - 2, title: title)
        }
        square(look(of: day.count), title: day.sentence)
        if let mark = day.mark { square(mark.rawValue) }
    }

    private static func look(of count: Int) -> String {
        switch count {
        case 0: "none"
        case 1: "some"
        case 2...3: "more"
        default: "many"
        }
    }
}
