import Glibc

/// A C stream that writes to memory, for the output of libedit.
final class MemoryStream {
    let file: UnsafeMutablePointer<FILE>
    private let memory: UnsafeMutablePointer<Memory>

    private struct Memory {
        var bytes: UnsafeMutablePointer<CChar>?
        var count = 0
    }

    /// Returns `nil` if memory cannot be allocated.
    init?() {
        memory = .allocate(capacity: 1)
        memory.initialize(to: Memory())
        let (bytes, count) = (memory.pointer(to: \.bytes), memory.pointer(to: \.count))
        guard let bytes, let count, let file = open_memstream(bytes, count) else {
            memory.deallocate()
            return nil
        }
        self.file = file
    }

    deinit {
        fclose(file)
        free(memory.pointee.bytes)
        memory.deallocate()
    }

    /// Returns the bytes written since the last call.
    func take() -> [UInt8] {
        fflush(file)
        let taken = Array(UnsafeRawBufferPointer(start: memory.pointee.bytes, count: memory.pointee.count))
        rewind(file)
        return taken
    }
}
