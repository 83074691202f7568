/// How a command came to its end that was typed as a line among others.
package enum CommandEnd: Equatable, Sendable {
    case done, failed
    /// It changed what the program goes by, so that whoever goes by the old settings is to be opened anew.
    case changedSettings
}
