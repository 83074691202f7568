/// The libFuzzer entry point. https://llvm.org/docs/LibFuzzer.html
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
    TypedInput.parse(bytes)
    ForeignInput.read(bytes)
    ForeignFiles.parse(bytes)
    ServerAnswers.read(bytes)
    return 0
}

#if !FUZZED
    /// A placeholder for builds without libFuzzer.
    @main
    enum Fuzzed {
        static func main() {
            print("Built without libFuzzer. Run make fuzz.")
        }
    }
#endif
