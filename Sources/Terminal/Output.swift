import Glibc

/// A buffered writer that notices when its bytes do not arrive.
package final class Output {
    package enum Failure: Equatable, Sendable {
        /// The reader has gone, which is its right.
        case closedPipe
        /// The person has had enough of it.
        case interrupted
        case failed(reason: String)
    }

    private static let capacity = 1 << 16

    private let descriptor: Int32
    /// For what is longer than the screen, for the time being.
    private var pager: Pager?
    private var page: PagedAnswer?
    private var buffer: [UInt8] = []
    /// What may not be sent yet, in parts: one run of bytes that grows is in memory twice whenever it has to move.
    private var kept: [[UInt8]] = []
    /// Where the answer began that is not told to its end.
    private var answer: Place?
    /// Whether nothing may be sent, answers that are whole included.
    package var holdsBack = false {
        didSet { sendKept() }
    }
    /// What has to be settled before anybody may read an answer; false where that failed.
    package var willSend: () -> Bool = { true }
    /// Whether the person wants no more of an answer; one that fits into the buffer comes whole.
    var isUnwanted: () -> Bool = { false }
    /// Whether a part of an answer was sent and more of it may follow.
    private var isUnderWay = false
    /// The first thing that went wrong; nothing is written after it.
    package private(set) var failure: Failure?

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    func write(_ text: String) {
        var text = text
        text.withUTF8(write)
    }

    func write(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer(write)
    }

    private func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        if buffer.count + bytes.count < Output.capacity {
            buffer.append(contentsOf: bytes)
        } else {
            writeLong(bytes)
        }
    }

    /// What is long goes through the buffer in parts, so that it is not in memory twice.
    private func writeLong(_ bytes: UnsafeBufferPointer<UInt8>) {
        var rest = bytes[...]
        while !rest.isEmpty {
            if buffer.count >= Output.capacity { flush() }
            let part = rest.prefix(Output.capacity - buffer.count)
            buffer.append(contentsOf: part)
            rest = rest.dropFirst(part.count)
        }
        if buffer.count >= Output.capacity { flush() }
    }

    func fill(_ byte: UInt8, count: Int) {
        for _ in 0..<count { buffer.append(byte) }
    }

    /// Whether what waits will soon have to be sent.
    package var isFillingUp: Bool { buffer.count > Output.capacity / 2 || !kept.isEmpty }

    /// What waits to be sent is not true any more.
    package func forgetUnsent() {
        kept = []
        buffer.removeAll(keepingCapacity: true)
    }

    /// Whether everything was sent.
    package var isEmpty: Bool { buffer.isEmpty && kept.isEmpty }

    /// Settles it at once, though nothing is sent yet.
    package func settle() -> Bool { willSend() }

    package func flush() {
        if isHeld { return keep() }
        _ = willSend()
        if page == nil, let pager, pager.isNeeded(for: buffer) { page = pager.open() }
        if isUnderWay, failure == nil, isUnwanted() { failure = .interrupted }
        isUnderWay = isUnderWay || !buffer.isEmpty
        send(to: page?.descriptor ?? descriptor)
        buffer.removeAll(keepingCapacity: true)
    }

    private func send(to descriptor: Int32) {
        guard failure == nil else { return }
        switch WholeWrite.write(buffer, to: descriptor, waitForRoom: { page?.waitForRoom() }) {
        case .done: break
        case .givenUp, .refused(EPIPE): failure = .closedPipe
        case .refused(let code): failure = .failed(reason: String(cString: strerror(code)))
        }
    }
}

// MARK: - What waits for its end

extension Output {
    /// Where in what is kept something began.
    private struct Place {
        let parts: Int
        let bytes: Int
    }

    private var isHeld: Bool { answer != nil || holdsBack }

    /// What is written from here on waits for its end, so that nobody who reads slowly keeps its source waiting.
    func hold() {
        if answer == nil { answer = Place(parts: kept.count, bytes: buffer.count) }
    }

    /// It was the end.
    func release() {
        answer = nil
        sendKept()
    }

    /// It has no end, and counts for nothing.
    func forgetHeld() {
        guard let answer else { return }
        self.answer = nil
        buffer = Array((kept.count > answer.parts ? kept[answer.parts] : buffer).prefix(answer.bytes))
        kept.removeSubrange(answer.parts...)
        sendKept()
    }

    private func keep() {
        guard buffer.count >= Output.capacity else { return }
        kept.append(buffer)
        buffer = []
    }

    private func sendKept() {
        guard !isHeld, !kept.isEmpty else { return }
        // Who finds out that nothing of it is true takes it away.
        _ = willSend()
        let last = buffer
        while !kept.isEmpty {
            buffer = kept.removeFirst()
            flush()
        }
        buffer = last
    }
}

// MARK: - Pages

extension Output {
    /// Whether somebody is reading a page.
    var hasPage: Bool { page != nil }

    /// Whether the program is to end as soon as the page can be closed.
    var isToEnd: Bool { page?.isToEnd ?? false }

    /// What is written from here on is one page, which goes through the pager if it is longer than the screen.
    func beginPage(through pager: Pager) {
        flush()
        self.pager = pager
    }

    /// Returns once the page has been read, with the status of the program that showed it.
    @discardableResult
    func endPage() -> Int32? {
        flush()
        pager = nil
        guard let page else { return nil }
        self.page = nil
        // Whoever has read enough has closed the page.
        if failure == .closedPipe { failure = nil }
        return page.finish()
    }

    /// All was said, and what comes next is wanted again.
    func finishAnswer() {
        flush()
        isUnderWay = false
        if failure == .interrupted { failure = nil }
    }
}
