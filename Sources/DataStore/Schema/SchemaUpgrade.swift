import Vocabulary

extension Schema {
    /// The older versions that can be upgraded, 2 being that of adder 0.1.0, with the hash of the statements that created a
    /// list: each after its length, in the order of the bytes.
    static let oldFingerprints: [Int: [UInt32]] = [
        2: [0xBEC7_F372, 0x4176_BE73, 0xF198_5891, 0x8E4E_5052, 0xFBF4_CEDF],
        8: [0xB111_4B69, 0x6031_11AF, 0x99AF_97B6, 0x385E_2CA9, 0x9E9D_1027],
        9: [0x58EB_31DF, 0xC9C3_B9F4, 0xD125_8689, 0x0CC6_2EF4, 0xED39_060C],
    ]

    static let placeAndLink = """
        ALTER TABLE item ADD COLUMN place TEXT CHECK (place <> '');
        ALTER TABLE item ADD COLUMN link TEXT CHECK (link <> '');
        """
}

extension Connection {
    /// Gives a list of version 8 or 9 the parts of the current version.
    func upgradeFromVersion8() throws(ListError) {
        try execute(
            """
            DROP TRIGGER item_updated;
            \(Schema.placeAndLink)
            ALTER TABLE replaced ADD COLUMN place ANY;
            ALTER TABLE replaced ADD COLUMN link ANY;
            """
        )
        try takePlacesAndLinks()
        try adoptScript()
    }

    /// Fills the new columns with the values that calendars on the server have. Missing ones would look cleared.
    private func takePlacesAndLinks() throws(ListError) {
        guard try integer("SELECT 1 FROM sqlite_schema WHERE name = 'sync_object'") != nil else { return }
        var found: [(item: Int, texts: CalendarTexts)] = []
        let rows = try prepare("SELECT item, body FROM sync_object WHERE item IS NOT NULL AND length(body) > 0")
        while try rows.step() {
            let texts = CalendarTexts(rows.bytes(1))
            if texts.place != nil || texts.link != nil { found.append((rows.integer(0), texts)) }
        }
        for (item, texts) in found {
            let values: [Binding] = [.optional(texts.place), .optional(texts.link), .integer(item)]
            try run("UPDATE item SET place = ?, link = ? WHERE id = ?", values)
            try run("UPDATE replaced SET place = ?, link = ? WHERE item = ?", values)
        }
    }

    /// Gives the tables, which must have the columns of the script, its texts, and creates the parts that are missing.
    func adoptScript() throws(ListError) {
        let parts = Schema.script.map(\.description)
        try withWritableSchema { () throws(ListError) in
            for part in parts {
                try run(
                    """
                    UPDATE sqlite_schema SET sql = ?1
                    WHERE type = 'table' AND instr(?1, 'CREATE TABLE ' || name || ' (') = 1
                    """,
                    [.text(part)]
                )
            }
        }
        for part in parts where try integer("SELECT 1 FROM sqlite_schema WHERE sql = ?", [.text(part)]) == nil {
            try execute(part)
        }
    }
}
