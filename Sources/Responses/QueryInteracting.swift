/// Answers a question about the list, or carries out an operation on it as a whole.
package protocol QueryInteracting<Request, Response, Failure>: AnyObject {
    associatedtype Request
    associatedtype Response
    associatedtype Failure: Error

    var output: (any QueryInteractorOutput<Response, Failure>)? { get set }

    /// Returns the response that `find` reports.
    func response(to request: Request) throws(Failure) -> Response
}

/// Receives the answer to a query.
package protocol QueryInteractorOutput<Response, Failure>: AnyObject {
    associatedtype Response
    associatedtype Failure: Error

    func found(_ response: Response)
    func couldNotFind(_ failure: Failure)
}

extension QueryInteracting {
    package func find(_ request: Request) {
        let found: Response
        do throws(Failure) {
            found = try response(to: request)
        } catch {
            output?.couldNotFind(error)
            return
        }
        output?.found(found)
    }
}
