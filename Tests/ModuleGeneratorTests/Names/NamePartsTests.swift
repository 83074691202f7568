import Testing

@testable import ModuleGenerator

struct NamePartsTests {
    @Test(arguments: [
        ("RescheduleItem", "reschedule-item", "reschedule item"),
        ("HTTPThing", "http-thing", "http thing"),
        ("ItemReschedule2", "item-reschedule-2", "item reschedule 2"),
        ("X", "x", "x"),
        ("ExportAsJSON", "export-as-json", "export as json"),
        ("Sha256Sum", "sha-256-sum", "sha 256 sum"),
        ("URL2JSON", "url-2-json", "url 2 json"),
    ])
    func `a name is converted to every case form`(name: String, kebab: String, words: String) {
        let parts = NameParts(of: name)

        #expect(parts.upperCamel == name)
        #expect(parts.kebab == kebab)
        #expect(parts.words == words)
    }

    @Test(arguments: ["reschedule-item", "reschedule item", "reschedule_item", "../reschedule/item", "rescheduleItem"])
    func `words with any separator become UpperCamelCase`(typed: String) {
        #expect(NameParts(of: typed).upperCamel == "RescheduleItem")
    }

    @Test func `text without letters has no parts`() {
        #expect(NameParts(of: "../").parts.isEmpty)
    }
}
