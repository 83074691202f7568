/// Runs other programs, which say what they say where we do.
package protocol ProgramRunning: AnyObject {
    /// The status as a shell tells it.
    func run(_ words: [String], in folder: String) throws(FileTrouble) -> Int32
    /// Seconds of a clock that only goes forward.
    func now() -> Double
}
