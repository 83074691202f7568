import CArguments
import Glibc

/// The raw arguments of this process. `CommandLine.arguments` would repair invalid UTF-8, and is empty without a readable
/// `/proc`.
package enum ProcessArguments {
    /// The arguments after the name of the program, or `nil` if not even that is known.
    package static var words: [[UInt8]]? { words(count: Int(adder_argument_count()), at: adder_argument) }

    static func words(count: Int, at argument: (Int32) -> UnsafePointer<CChar>?) -> [[UInt8]]? {
        guard count > 0, argument(0)?.pointee != 0 else { return nil }
        return (1..<Int32(clamping: count)).compactMap { index in
            argument(index).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        }
    }
}
