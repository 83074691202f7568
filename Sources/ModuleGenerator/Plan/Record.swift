/// The files of a generated module, to distinguish them from files that were written or edited by hand.
struct Record: Codable {
    static let name = ".viper-gen.json"

    /// The fingerprint of each file by path.
    let files: [String: String]

    init(_ files: [RenderedTemplate.File]) {
        self.files = Dictionary(
            uniqueKeysWithValues: files.map { ($0.path, Record.fingerprint(of: Array($0.text.utf8))) }
        )
    }

    /// Returns a 64-bit FNV-1a hash to detect edits; it is not cryptographic.
    static func fingerprint(of bytes: [UInt8]) -> String {
        String(bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
    }
}
