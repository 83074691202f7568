/// What every list can say where there is nothing to list.
package protocol ListShowing: ComplaintShowing {
    func showNothing(_ sentence: String)
    func showEmptyList(_ sentence: String, example: String)
}
