/// Runs other programs.
package protocol ProgramRunning: AnyObject {
    /// Returns the exit status, or 128 plus the signal, as a shell does.
    func run(_ words: [String], in folder: String) throws(FileError) -> Int32
    /// Returns the seconds of a monotonic clock.
    func now() -> Double
}
