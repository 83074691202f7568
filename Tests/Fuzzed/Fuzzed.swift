/// Gets what libFuzzer thinks up. https://llvm.org/docs/LibFuzzer.html
@_cdecl("LLVMFuzzerTestOneInput")
func take(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Typed.understand(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

#if !FUZZED
    /// Stands in for libFuzzer where that is not built in.
    @main
    enum Fuzzed {
        static func main() {
            print("This is built without libFuzzer; type make fuzz.")
        }
    }
#endif
