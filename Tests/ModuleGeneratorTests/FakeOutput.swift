@testable import ModuleGenerator

final class FakeOutput: Output {
    private(set) var output = ""
    private(set) var messages = ""

    func write(_ text: String) { output += text }
    func writeMessage(_ text: String) { messages += text }
    func flush() {}
}

/// Returns the given exit statuses in turn, then 0.
final class FakePrograms: ProgramRunning {
    var statuses: [Int32] = []
    private(set) var ran: [String] = []
    private var time = 0.0

    func run(_ words: [String], in folder: String) throws(FileError) -> Int32 {
        ran.append(words.joined(separator: " "))
        time += 2
        return statuses.isEmpty ? 0 : statuses.removeFirst()
    }

    func now() -> Double { time }
}
