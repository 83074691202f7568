/// Letters that stand for the signs of typography where the locale is not UTF-8.
enum ASCIISigns {
    private static let letters: [String: String] = [
        "…": "~", "“": "\"", "”": "\"", "‘": "'", "’": "'", "→": ">", "·": "-", "–": "-", "×": "x",
    ]

    static func letter(for sign: String) -> String? {
        sign.utf8.count > 1 ? letters[sign] : nil
    }
}
