/// An encoding of text that adder reads. The raw values are the names that people see.
package enum TextEncoding: String, Sendable {
    case utf8 = "UTF-8"
    /// With a byte order mark.
    case utf16 = "UTF-16"
    /// The encoding of Windows in Western Europe and America, which contains ISO-8859-1.
    case windows1252 = "Windows-1252"
}
