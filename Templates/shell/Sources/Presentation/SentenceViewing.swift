/// A view that shows one sentence.
package protocol SentenceViewing: ErrorViewing {
    func show(_ sentence: String)
}
