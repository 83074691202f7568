/// The XML bodies of requests.
enum RequestBodies {
    private static let start = """
        <?xml version="1.0" encoding="utf-8"?>

        """
    private static let namespaces =
        #"xmlns:D="DAV:" xmlns:C="\#(Namespace.calDAV)" xmlns:S="\#(Namespace.calendarServer)""#

    /// Asks for properties, whose prefixes are `D`, `C` and `S`.
    static func properties(_ names: String...) -> [UInt8] {
        document("D:propfind", "<D:prop>\(names.map { "<\($0)/>" }.joined())</D:prop>")
    }

    static func changes(since token: String) -> [UInt8] {
        document(
            "D:sync-collection",
            "<D:sync-token>\(escaped(token))</D:sync-token><D:sync-level>1</D:sync-level>"
                + "<D:prop><D:getetag/></D:prop>"
        )
    }

    static func calendars(_ hrefs: [String]) -> [UInt8] {
        document(
            "C:calendar-multiget",
            "<D:prop><D:getetag/><C:calendar-data/></D:prop>"
                + hrefs.map { "<D:href>\(escaped($0))</D:href>" }.joined()
        )
    }

    static func newCalendar(displayName: String) -> [UInt8] {
        document(
            "C:mkcalendar",
            "<D:set><D:prop><D:displayname>\(escaped(displayName))</D:displayname>"
                + #"<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>"#
                + "</D:prop></D:set>"
        )
    }

    private static func document(_ root: String, _ content: String) -> [UInt8] {
        Array("\(start)<\(root) \(namespaces)>\(content)</\(root)>".utf8)
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.append(character)
            }
        }
    }
}
