import Presentation
import TerminalViews

/// Passes the groups on to the list of the screen.
final class ListUpcomingScreenView: PaneView, ListUpcomingViewing {
    let list: any ScreenListViewing

    init(list: any ScreenListViewing) {
        self.list = list
    }

    /// The list scrolls, so nothing is cut.
    var windowHeight: Int? { nil }

    func heights(of sections: [ListUpcomingDisplay.Section]) -> [[Int]] { [] }

    func height(around display: ListUpcomingDisplay, above messages: [String]) -> Int { 0 }

    func showUpcoming(_ display: ListUpcomingDisplay) {
        for section in display.sections {
            list.showHeading(section.heading)
            section.rows.forEach(list.showItem)
        }
        list.showFoot(display.foot)
    }
}
