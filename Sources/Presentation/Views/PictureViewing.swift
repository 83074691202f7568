/// A view that puts a picture into a file or a page.
package protocol PictureViewing: ErrorViewing {
    /// Shows a picture in SVG.
    func showPicture(_ svg: String)
    /// Shows that there is nothing to draw.
    func showNothing(_ sentence: String)
}

/// A view that puts a page into a file.
package protocol PageViewing: ErrorViewing {
    func showPage(_ html: String)
}
