import Testing

@testable import ModuleGenerator

struct NamePartsTests {
    @Test(arguments: [
        ("RescheduleItem", "rescheduleItem", "reschedule-item", "reschedule item"),
        ("HTTPThing", "httpThing", "http-thing", "http thing"),
        ("ItemReschedule2", "itemReschedule2", "item-reschedule-2", "item reschedule 2"),
        ("X", "x", "x", "x"),
        ("ExportAsJSON", "exportAsJSON", "export-as-json", "export as json"),
        ("Sha256Sum", "sha256Sum", "sha-256-sum", "sha 256 sum"),
        ("URL2JSON", "url2JSON", "url-2-json", "url 2 json"),
    ])
    func `a name is converted to every case form`(name: String, lowerCamel: String, kebab: String, words: String) {
        let parts = NameParts(of: name)

        #expect(parts.upperCamel == name)
        #expect(parts.lowerCamel == lowerCamel)
        #expect(parts.kebab == kebab)
        #expect(parts.words == words)
    }

    @Test(arguments: ["reschedule-item", "reschedule item", "reschedule_item", "../reschedule/item", "rescheduleItem"])
    func `words with any separator become UpperCamelCase`(typed: String) {
        #expect(NameParts(of: typed).upperCamel == "RescheduleItem")
    }

    @Test func `text without letters has no parts`() {
        #expect(NameParts(of: "../").parts.isEmpty)
        #expect(NameParts(of: "").lowerCamel.isEmpty)
    }
}
