package import Vocabulary

/// The file of typed lines, oldest first, which several shells and screens share.
package struct TypedLinesFile {
    private let file: TextFile?

    /// - Parameter file: `nil` if lines are not saved.
    package init(_ file: TextFile?) {
        self.file = file
    }

    package func lines() throws(ListError) -> [String] { TypedLinesFile.lines(try file?.read() ?? []) }

    /// Edits the saved lines. The closure gets the current ones.
    package func change(_ edit: ([String]) -> [String]) throws(ListError) {
        try file?.change { bytes in Array(edit(TypedLinesFile.lines(bytes)).map { "\($0)\n" }.joined().utf8) }
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
}
