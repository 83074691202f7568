/// A search word, optionally restricted to a tag or a project.
package enum SoughtWord: Equatable, Sendable {
    case anywhere(String)
    case tag(String)
    case project(String)
}
