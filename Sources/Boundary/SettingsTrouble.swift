/// Where a setting's value comes from, or is to be.
package enum SettingOrigin: Equatable, Sendable {
    case standard
    /// The file by the name that people are told.
    case file(String, line: Int)
    case environment(variable: String)
    case option(String)
}

/// What is wrong with a setting.
package struct SettingsTrouble: Error, Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case unknownKey(String, suggestion: String?)
        case wrongChoice(key: String, value: String, choices: [String], suggestion: String?)
        case wrongLook(key: String, value: String, suggestion: String?)
        case wrongCommand(key: String, Misunderstanding)
        case noValue(key: String, example: String)
        case lineBreak(key: String)
        case keyTwice(String, firstLine: Int)
        /// A line that says nothing of any key.
        case notASetting(String)
        case notText(Misunderstanding)
    }

    package let kind: Kind
    /// Nil where it was typed just now.
    package let place: SettingOrigin?

    package init(_ kind: Kind, at place: SettingOrigin? = nil) {
        self.kind = kind
        self.place = place
    }
}
