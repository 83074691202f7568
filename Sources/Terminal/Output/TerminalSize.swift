import CEditline
import Glibc

/// The size of the window of a terminal. Either number is `nil` if the terminal doesn't tell it.
package struct TerminalSize: Equatable, Sendable {
    package let rows: Int?
    package let columns: Int?

    package init(of descriptor: Int32) {
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
        rows = isKnown && size.ws_row > 0 ? Int(size.ws_row) : nil
        columns = isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil
    }
}
