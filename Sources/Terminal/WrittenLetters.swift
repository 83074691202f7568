import Glibc

/// A stream that keeps what libedit writes until somebody takes it.
final class WrittenLetters {
    let stream: UnsafeMutablePointer<FILE>
    private let memory: UnsafeMutablePointer<Memory>

    private struct Memory {
        var bytes: UnsafeMutablePointer<CChar>?
        var count = 0
    }

    /// Nil where there is no memory left.
    init?() {
        memory = .allocate(capacity: 1)
        memory.initialize(to: Memory())
        let (bytes, count) = (memory.pointer(to: \.bytes), memory.pointer(to: \.count))
        guard let bytes, let count, let stream = open_memstream(bytes, count) else {
            memory.deallocate()
            return nil
        }
        self.stream = stream
    }

    deinit {
        fclose(stream)
        free(memory.pointee.bytes)
        memory.deallocate()
    }

    /// What was written since this was asked last.
    func take() -> [UInt8] {
        fflush(stream)
        let taken = Array(UnsafeRawBufferPointer(start: memory.pointee.bytes, count: memory.pointee.count))
        rewind(stream)
        return taken
    }
}
