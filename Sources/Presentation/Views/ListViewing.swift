/// A view that can show an empty list.
package protocol ListViewing: ErrorViewing {
    func showNothing(_ sentence: String)
    func showEmptyList(_ sentence: String, example: String)
}
