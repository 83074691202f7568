import Almanac
import Vocabulary

@testable import FindItems

/// A view of the model.
protocol FindView: AnyObject {
    func show(_ row: FindModel.Row, today: Day)
    func show(_ outcome: FindModel.Outcome, of request: FindItemsRequest)
    func show(_ failure: ListError)
}
