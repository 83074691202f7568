/// The name of a locale, such as `de_DE.UTF-8@euro`.
package struct LocaleName {
    private let text: String

    package init(_ text: String) {
        self.text = text
    }

    package var isUTF8: Bool {
        let name = text.lowercased().filter { $0 != "-" }
        // A modifier such as @euro may follow.
        return name.prefix { $0 != "@" }.hasSuffix("utf8")
    }
}
