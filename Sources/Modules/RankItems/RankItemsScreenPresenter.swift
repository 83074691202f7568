import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows the ranked items on the screen, which reads the rows of a long list when it shows them.
final class RankItemsScreenPresenter: RankItemsModule {
    /// The number of items to do next.
    private static let count = 100
    /// The number of items of today that are read with the list.
    private static let window = 200

    private let view: any ScreenListViewing
    private let interactor: any RankItemsScreenInteracting
    private let router: any RankItemsRouting
    private let calendar: CalendarWords
    private var filter = ItemFilter.everything
    private var today: Day?

    init(
        view: any ScreenListViewing,
        interactor: any RankItemsScreenInteracting,
        router: any RankItemsRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func showNext(_ filter: ItemFilter) { show(next(filter)) }

    func showToday(_ filter: ItemFilter) { show(today(filter)) }

    func showCount(ofNext filter: ItemFilter) { showCount(next(filter)) }

    func showCount(ofToday filter: ItemFilter) { showCount(today(filter)) }

    private func next(_ filter: ItemFilter) -> RankItemsRequest {
        RankItemsRequest(filter: filter, count: RankItemsScreenPresenter.count)
    }

    private func today(_ filter: ItemFilter) -> RankItemsRequest {
        RankItemsRequest(filter: filter, count: nil, window: RankItemsScreenPresenter.window, isToday: true)
    }

    private func showCount(_ request: RankItemsRequest) {
        do throws(ListError) {
            view.showCount(try interactor.count(request))
        } catch {
            couldNotFind(error)
        }
    }

    private func show(_ request: RankItemsRequest) {
        filter = request.filter
        interactor.find(request)
    }

    func showItems(at places: Range<Int>) {
        do throws(ListError) {
            show(try interactor.rows(at: places), from: places.lowerBound)
        } catch {
            couldNotFind(error)
        }
    }

    private func show(_ rows: [RankItemsResponse.Row], from place: Int) {
        guard let today, !rows.isEmpty else { return }
        view.showRows(
            rows.map { ItemDisplay($0.item, $0.standing, under: $0.group, from: today, in: calendar) },
            from: place
        )
    }
}

extension RankItemsScreenPresenter: QueryInteractorOutput {
    func found(_ response: RankItemsResponse) {
        switch response.nothing {
        case .emptyList?: return view.showEmptyList(router)
        case .noMatch(let unknown)?:
            return view.showNothing(RankItemsSentences.nothing(response, filter, unknown, router))
        case nil: today = response.today
        }
        let groups = response.groups.map { group in
            ScreenListOutline.Group(heading: GroupWords.display(group.name, count: group.count), count: group.count)
        }
        let ids = response.ids
        view.showOutline(
            ScreenListOutline(groups: response.isToday ? groups : [.init(heading: nil, count: ids.count)], ids: ids)
        )
        show(response.rows, from: 0)
        ListSentences.matches(of: filter, response.places).forEach(view.showMessage)
    }

    func couldNotFind(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}
