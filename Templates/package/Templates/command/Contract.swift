import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol {{name}}Module: AnyObject {
    func show(_ request: {{name}}Request)
}

/// What this module did, for the one that presented it.
package protocol {{name}}Delegate: AnyObject {
    func didShowLines(_ count: Int)
    /// There was none, or it could not be read.
    func didShowNoLine()
}

package struct {{name}}Request: Equatable, Sendable {
    /// The files that are meant; none means standard input.
    let paths: [String]

    package init(paths: [String] = []) {
        self.paths = paths
    }
}

// MARK: - Presenter and interactor

protocol {{name}}Interacting: AnyObject {
    func findLines(_ request: {{name}}Request)
}

protocol {{name}}InteractorOutput: AnyObject {
    func foundLines(_ response: {{name}}Response)
    /// Nothing to show is no error.
    func foundNoLine()
    func couldNotFindLines(_ failure: {{name}}Failure)
}

struct {{name}}Response: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        /// Its place among all of them, from 1.
        let number: Int
        let text: String
    }

    let lines: [Line]
}

struct {{name}}Failure: Equatable, Sendable {
    enum Reason: Equatable, Sendable {
        /// With what the system said.
        case unreadable(String)
        /// The first line, counted from 1, that is no text.
        case notText(line: Int)
    }

    let path: String
    let reason: Reason
}

// MARK: - Presenter and view

protocol {{name}}Showing: AnyObject {
    func showLines(_ display: {{name}}Display)
    func showNothing(_ sentence: String)
    func showComplaint(_ complaint: Complaint)
}

struct {{name}}Display: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let label: String
        let text: String
    }

    let rows: [Row]
}
