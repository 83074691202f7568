@testable import Generator

final class FakePage: Page {
    private(set) var answer = ""
    private(set) var said = ""

    func write(_ text: String) { answer += text }
    func talk(_ text: String) { said += text }
    func flush() {}
}

/// Answers with the statuses that it was given, then with 0.
final class FakePrograms: ProgramRunning {
    var statuses: [Int32] = []
    private(set) var ran: [String] = []
    private var time = 0.0

    func run(_ words: [String], in folder: String) throws(FileTrouble) -> Int32 {
        ran.append(words.joined(separator: " "))
        time += 2
        return statuses.isEmpty ? 0 : statuses.removeFirst()
    }

    func now() -> Double { time }
}
