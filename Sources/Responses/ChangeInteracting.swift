package import Vocabulary

/// Carries out a change to chosen items.
package protocol ChangeInteracting<Request, Response>: AnyObject {
    associatedtype Request
    associatedtype Response

    var output: (any ChangeInteractorOutput<Response>)? { get set }

    func perform(_ request: Request)
}

/// Receives the outcome of a change to chosen items.
package protocol ChangeInteractorOutput<Response>: AnyObject {
    associatedtype Response

    /// Reports the tags of the filter that some of the chosen items meet only with a place, before they are changed.
    func foundPlaces(_ places: [MatchedPlace], of count: Int)
    /// Reports some of the chosen items of a long change, which is not complete yet and can still fail.
    func willChange(_ response: Response)
    /// Reports a complete change, without the items reported before.
    func didChange(_ response: Response)
    func couldNotChange(_ failure: ChangeFailure)
}
