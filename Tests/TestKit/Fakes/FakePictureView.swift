import Presentation
package import ProgramOutput

/// A picture view that records its calls.
package final class FakePictureView: PictureViewing {
    package private(set) var pictures: [String] = []
    package private(set) var sentences: [String] = []
    package private(set) var problems: [ErrorMessage] = []

    package init() {}

    package func showPicture(_ svg: String) { pictures.append(svg) }
    package func showNothing(_ sentence: String) { sentences.append(sentence) }
    package func showError(_ errorMessage: ErrorMessage) { problems.append(errorMessage) }
}
