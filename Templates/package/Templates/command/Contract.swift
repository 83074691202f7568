import Boundary

// MARK: - Module

/// The module's public interface.
package protocol {{name}}Module: AnyObject {
    func show(_ request: {{name}}Request)
}

/// Receives the result of the module.
package protocol {{name}}Delegate: AnyObject {
    func didShowLines(_ count: Int)
    /// There were no lines, or a file could not be read.
    func didShowNoLine()
}

package struct {{name}}Request: Equatable, Sendable {
    /// The files to read; empty for standard input.
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
    /// An empty result is not an error.
    func foundNoLine()
    func couldNotFindLines(_ failure: {{name}}Failure)
}

struct {{name}}Response: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        /// The line number across all files, from 1.
        let number: Int
        let text: String
    }

    let lines: [Line]
}

struct {{name}}Failure: Equatable, Sendable {
    enum Reason: Equatable, Sendable {
        /// The value is the message of the system.
        case unreadable(String)
        /// The first line, counted from 1, that is not UTF-8.
        case notText(line: Int)
    }

    let path: String
    let reason: Reason
}

// MARK: - Presenter and view

protocol {{name}}Viewing: AnyObject {
    func showLines(_ display: {{name}}Display)
    func showNothing(_ sentence: String)
    func showError(_ errorMessage: ErrorMessage)
}

struct {{name}}Display: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let label: String
        let text: String
    }

    let rows: [Row]
}
