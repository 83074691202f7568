import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

/// A generator that returns a constant, to test extreme values.
struct ConstantGenerator: RandomNumberGenerator {
    let value: UInt64

    func next() -> UInt64 { value }
}

struct ItemUUIDTests {
    private let instant = Instant(seconds: 1_795_253_400)

    @Test func `a new UUID has version 7, the RFC variant and a time prefix`() {
        var random = SeededGenerator(state: 42)

        for _ in 0..<1_000 {
            let uuid = ItemUUID(at: instant, using: &random)

            #expect(uuid.high >> 12 & 0xF == 7)
            #expect(uuid.low >> 62 == 0b10)
            #expect(uuid.high >> 16 == 1_795_253_400_000)
        }
    }

    @Test(arguments: [UInt64.max, 0])
    func `extreme random values do not affect version, variant and time`(value: UInt64) {
        var random = ConstantGenerator(value: value)

        let uuid = ItemUUID(at: instant, using: &random)

        #expect(uuid.high >> 12 == 1_795_253_400_000 << 4 | 7)
        #expect(uuid.low >> 62 == 0b10)
    }

    @Test(arguments: [
        // The example of RFC 9562, appendix A.4.
        (
            ItemUUID(high: 0x6BA7_B810_9DAD_11D1, low: 0x80B4_00C0_4FD4_30C8), "www.example.com",
            "2ed6657d-e927-568b-95e1-2665a8aea6a2"
        ),
        (sample, "2026-12-01", "f4dafbaa-a580-5ebd-956c-174b14eedc3c"),
        (sample, String(repeating: "x", count: 200), "3ffd0186-dc94-57e6-9892-d1a808b685a2"),
    ])
    func `a derived UUID is of version 5`(other: ItemUUID, name: String, derived: String) {
        #expect(ItemUUID(derivedFrom: other, name: name).description == derived)
    }

    private static let sample = ItemUUID(high: 0x019A_B5C2_7E40_7D3E, low: 0x9C41_6F0B_8A2D_5E11)

    @Test func `UUIDs of later seconds sort later, as numbers and as text`() {
        var random = SeededGenerator(state: 7)

        let uuids = (0..<500).map { ItemUUID(at: Instant(seconds: 1_795_253_400 + $0), using: &random) }

        let highs = uuids.map(\.high)
        let texts = uuids.map(\.description)
        #expect(highs == highs.sorted())
        #expect(texts == texts.sorted())
    }

    @Test func `UUIDs of the same second differ`() {
        var random = SeededGenerator(state: 1)

        let uuids = (0..<1_000).map { _ in ItemUUID(at: instant, using: &random) }

        #expect(Set(uuids).count == 1_000)
    }

    @Test func `a time before the epoch counts as the epoch`() {
        var random = SeededGenerator(state: 1)

        #expect(ItemUUID(at: Instant(seconds: -5), using: &random).high >> 16 == 0)
    }

    @Test(arguments: [
        (UInt64(0x019A_B5C2_7E40_7D3E), UInt64(0x9C41_6F0B_8A2D_5E11), "019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11"),
        (0, 0, "00000000-0000-0000-0000-000000000000"),
        (.max, .max, "ffffffff-ffff-ffff-ffff-ffffffffffff"),
        (0x0123_4567_89AB_CDEF, 0x0123_4567_89AB_CDEF, "01234567-89ab-cdef-0123-456789abcdef"),
    ])
    func `the text of a UUID is lowercase hexadecimal in five groups`(high: UInt64, low: UInt64, text: String) {
        #expect(ItemUUID(high: high, low: low).description == text)
    }

    @Test(arguments: ["019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11", "019AB5C2-7E40-7D3E-9C41-6F0B8A2D5E11"])
    func `the text of a UUID is read in any case`(text: String) {
        #expect(ItemUUID(text) == Self.sample)
    }

    @Test(arguments: [
        "", "019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e1", "019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e111",
        "019ab5c27e407d3e9c416f0b8a2d5e11", "019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e1g",
        "019ab5c2+7e40-7d3e-9c41-6f0b8a2d5e11", "{019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11}",
    ])
    func `other text is not a UUID`(text: String) {
        #expect(ItemUUID(text) == nil)
    }
}
