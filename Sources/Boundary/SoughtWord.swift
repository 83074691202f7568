/// A word to look for, and the one place where it has to be, if any.
package enum SoughtWord: Equatable, Sendable {
    case anywhere(String)
    case tag(String)
    case project(String)
}
