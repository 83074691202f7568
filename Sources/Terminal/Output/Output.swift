import Glibc

/// A buffered writer that remembers the first error.
package final class Output {
    package enum Failure: Equatable, Sendable {
        /// The reader closed the pipe, which is not an error.
        case closedPipe
        /// Ctrl-C was pressed during a long answer.
        case interrupted
        case failed(reason: String)
    }

    private static let capacity = 1 << 16

    private let descriptor: Int32
    private let collect: (([UInt8]) -> Void)?
    /// Used for a page longer than the screen, between `beginPage` and `endPage`.
    private var pager: Pager?
    private var page: PagedAnswer?
    private var hasOpenedPager = false
    /// The output sent to the pager, to show it if the pager fails; `nil` once the pager has taken much of it.
    private var sentToPager: [[UInt8]]?
    private var pagerStatus: Int32?
    private var buffer: [UInt8] = []
    /// Full buffers that may not be sent yet. A single growing array would be copied whenever it is reallocated.
    private(set) var held = HeldParts()
    /// The start of an unfinished answer.
    private var answerStart: Position?
    /// While `true`, nothing is sent, not even complete answers.
    package var isSuspended = false {
        didSet { sendHeld() }
    }
    /// Called before output is sent, to commit the changes it reports; returns `false` on failure.
    package var beforeSending: () -> Bool = { true }
    /// Returns whether to cut off a long answer; one that fits into the buffer is sent completely.
    var isCancelled: () -> Bool = { false }
    /// `true` after part of an answer was sent.
    private var isPartlySent = false
    /// The first error; nothing is written after it.
    package private(set) var failure: Failure?

    package init(descriptor: Int32) {
        self.descriptor = descriptor
        collect = nil
    }

    /// Creates an output that is collected instead of written.
    package init(collecting collect: @escaping ([UInt8]) -> Void) {
        descriptor = -1
        self.collect = collect
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

    /// Sends long data through the buffer in parts, so that it is not in memory twice.
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

    /// `true` if the buffer should be flushed soon.
    package var isFillingUp: Bool { buffer.count > Output.capacity / 2 || !held.isEmpty }

    /// Discards everything that has not been sent.
    package func discardUnsent() {
        held.removeAll()
        buffer.removeAll(keepingCapacity: true)
    }

    package var isEmpty: Bool { buffer.isEmpty && held.isEmpty }

    /// Calls `beforeSending` without sending anything.
    package func prepareToSend() -> Bool { beforeSending() }

    package func flush() {
        if isHeld { return holdBuffer() }
        _ = beforeSending()
        if page == nil, let pager, pager.isNeeded(for: buffer) {
            page = pager.open()
            self.pager = nil
            (hasOpenedPager, sentToPager) = (page != nil, [])
        }
        if isPartlySent, failure == nil, isCancelled() { failure = .interrupted }
        isPartlySent = isPartlySent || !buffer.isEmpty
        send(to: page?.descriptor ?? descriptor)
        if page != nil { keepForFailingPager() }
        buffer.removeAll(keepingCapacity: true)
    }

    /// The number of buffers that a pager may take without showing them.
    private static let pagerLimit = 4

    private func keepForFailingPager() {
        sentToPager = sentToPager.flatMap { $0.count < Output.pagerLimit ? $0 + [buffer] : nil }
        if failure == .closedPipe, sentToPager != nil, finishPage() { failure = nil }
    }

    private func send(to descriptor: Int32) {
        guard failure == nil else { return }
        if let collect { return collect(buffer) }
        switch FullWrite.write(buffer, to: descriptor, waitUntilWritable: { page?.waitUntilWritable() }) {
        case .done: break
        case .cancelled, .failed(EPIPE): failure = .closedPipe
        case .failed(let code): failure = .failed(reason: String(cString: strerror(code)))
        }
    }
}

// MARK: - Holding back

extension Output {
    /// A position in the held output.
    private struct Position {
        let parts: Int
        let bytes: Int
    }

    private var isHeld: Bool { answerStart != nil || isSuspended }

    /// Holds back what follows until `release()`, so that a slow reader does not block the database.
    func hold() {
        if answerStart == nil { answerStart = Position(parts: held.count, bytes: buffer.count) }
    }

    func release() {
        answerStart = nil
        sendHeld()
    }

    /// Discards the unfinished answer.
    func discardHeld() {
        guard let start = answerStart else { return }
        answerStart = nil
        buffer = Array((held.count > start.parts ? part(start.parts, of: held) : buffer).prefix(start.bytes))
        held.removeAll(from: start.parts)
        sendHeld()
    }

    /// Fails if the part can't be read back, so that nothing after it is sent.
    private func part(_ index: Int, of parts: HeldParts) -> [UInt8] {
        if let part = parts.part(index) { return part }
        if failure == nil { failure = .failed(reason: "the temporary file can't be read back") }
        return []
    }

    private func holdBuffer() {
        guard buffer.count >= Output.capacity else { return }
        held.append(buffer)
        buffer = []
    }

    private func sendHeld() {
        guard !isHeld, !held.isEmpty else { return }
        // If the commit fails, the callback discards the held output.
        _ = beforeSending()
        let (last, parts) = (buffer, held)
        held.removeAll()
        for index in 0..<parts.count {
            buffer = part(index, of: parts)
            flush()
        }
        buffer = last
    }
}

// MARK: - Pages

extension Output {
    var isPagerOpen: Bool { page != nil }

    /// `true` if the program has to end as soon as the pager exits.
    var shouldTerminate: Bool { page?.shouldTerminate ?? false }

    /// Begins a page, which is shown in the pager if it is longer than the screen.
    func beginPage(through pager: Pager) {
        flush()
        self.pager = pager
    }

    /// Waits until the pager exits, and returns its exit status.
    @discardableResult
    func endPage() -> Int32? {
        flush()
        pager = nil
        guard hasOpenedPager else { return nil }
        hasOpenedPager = false
        finishPage()
        // The user may quit the pager before the end of the page.
        if failure == .closedPipe { failure = nil }
        return pagerStatus
    }

    /// Waits until the pager exits. If it failed, as a program that can't start does, shows the page without it.
    @discardableResult
    private func finishPage() -> Bool {
        guard let page else { return false }
        self.page = nil
        pagerStatus = page.finish()
        guard let status = pagerStatus, (1...127).contains(status), let parts = sentToPager else { return false }
        for part in parts { _ = FullWrite.write(part, to: descriptor) }
        return true
    }

    /// Ends an answer; the next one is no longer cancelled.
    func finishAnswer() {
        flush()
        isPartlySent = false
        if failure == .interrupted { failure = nil }
    }
}
