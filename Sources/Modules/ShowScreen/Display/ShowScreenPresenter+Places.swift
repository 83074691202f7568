import Almanac

/// Leads from one list to another.
extension ShowScreenPresenter {
    func didChoose(_ place: ShowScreenPlace) {
        if place != list.place || list.isReview { open(place) }
    }

    /// Shows another list with the present filter, at the item that was current there.
    func open(_ place: ShowScreenPlace, day: Day? = nil) {
        let text = list.text
        if !list.isReview, let current = view.currentItem { currentItems[list.place] = current }
        list = arrangedList(of: place)
        list.day = day
        if let filter = try? reader.filter(of: place, and: text) { (list.text, list.filter) = (text, filter) }
        view.showStart()
        showList(selecting: currentItems[place].map { [$0] } ?? [])
    }

    /// Returns the list of a place, in the order and groups that were chosen for it.
    func arrangedList(of place: ShowScreenPlace) -> ShowScreenList {
        ShowScreenList(place: place, arrangement: arrangements[place] ?? ShowScreenArrangement())
    }

    func recalledArrangements(_ arrangements: [ShowScreenPlace: ShowScreenArrangement]) {
        self.arrangements = arrangements
    }

    func showArrangedList() {
        arrangements[list.place] = list.arrangement
        interactor.keep(list.arrangement, of: list.place)
        showList()
    }

    func didStepBack() -> Bool {
        if list.isReview {
            review()
            return true
        }
        if case .day(let day) = list.place {
            open(.calendar, day: day)
            return true
        }
        guard !list.text.isEmpty else { return false }
        read("")
        return true
    }
}
