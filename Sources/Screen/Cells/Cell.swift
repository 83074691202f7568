package import Terminal
import UnicodeText

/// The style of a cell.
package struct CellStyle: Equatable, Sendable {
    package var role: Style
    package var isReversed: Bool

    package init(_ role: Style = .plain, isReversed: Bool = false) {
        self.role = role
        self.isReversed = isReversed
    }
}

/// One column of the screen: a grapheme, or the second column of a wide one.
package struct Cell: Equatable, Sendable {
    /// The grapheme; empty in the second column of a wide one.
    package let text: String
    /// The number of columns of the grapheme, or 0 in its second column.
    package let width: Int
    package let style: CellStyle

    package init(_ text: String, width: Int, _ style: CellStyle = CellStyle()) {
        self.text = text
        self.width = width
        self.style = style
    }

    package static func space(_ style: CellStyle = CellStyle()) -> Cell { Cell(" ", width: 1, style) }

    var isSpace: Bool { text == " " }
}

// MARK: - Uncertain widths

extension Cell {
    /// The number of columns that the grapheme may take in a terminal that counts otherwise, if it is not certain.
    ///
    /// Terminals agree about the width of letters, ideographs and lines. They disagree about emoji, which old ones don't
    /// know, and about sequences, which some draw scalar by scalar.
    var uncertainWidth: Int? {
        guard let first = text.unicodeScalars.first else { return nil }
        if first.isASCII, text.utf8.count == 1 { return nil }
        let rest = text.unicodeScalars.dropFirst()
        if Cell.hasKnownWidth(first), rest.allSatisfy(Cell.isMark) { return nil }
        return text.unicodeScalars.reduce(0) { $0 + max(UnicodeText.width(String($1)), Cell.mayBeWide($1) ? 2 : 0) }
    }

    private static func hasKnownWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0x10FF, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x203B, 0x2500...0x257F: true
        case 0x3000...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        case 0xF900...0xFAFF, 0xFF01...0xFFEF, 0x20000...0x3FFFD: true
        default: false
        }
    }

    /// The marks that every terminal draws over the letter before them.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .nonspacingMark && !(0xFE00...0xFE0F).contains(scalar.value)
            && scalar.value != 0x20E3
    }

    private static func mayBeWide(_ scalar: Unicode.Scalar) -> Bool { UnicodeText.isPictograph(scalar) }
}
