import Terminal

/// Draws the layers, the messages and the footer.
extension Desk {
    func draw() {
        let size = device.size
        var new = Frame(size)
        if size.isTooSmall { drawTooSmall(&new) } else { drawLayers(&new) }
        if lines == .ascii { new.useASCII() }
        device.write(FrameDiff.bytes(from: frame, to: new, palette: palette))
        frame = new
    }

    private func drawTooSmall(_ frame: inout Frame) {
        let sentence = StyledText(ScreenSentences.tooSmall(frame.size, minimum: PaneLayout.minimum))
        frame.draw(StyledText.wrapped([sentence], columns: max(1, frame.size.columns)), in: frame.area)
    }

    private func drawLayers(_ frame: inout Frame) {
        let reserved = layers.reduce(PaneLayout.minimumHeight) { $0 + $1.reservedRows(in: frame.size) }
        let lines = sentences.shown(columns: frame.size.columns, free: frame.size.rows - reserved)
        let bottom = max(1, lines.count)
        var (rest, last) = frame.area.split(bottom: bottom)
        var areas: [ScreenArea] = []
        for layer in layers.reversed() {
            let (above, strip) = rest.split(bottom: min(layer.reservedRows(in: frame.size), rest.height - 1))
            areas.append(strip.isEmpty ? rest : strip)
            rest = above
        }
        for (layer, area) in zip(layers, areas.reversed()) { layer.draw(on: &frame, in: area) }
        footer = Footer(layers.reversed().lazy.compactMap(\.footer).first ?? [], width: frame.size.columns)
        footerRow = lines.isEmpty ? last.row : -1
        last.height = bottom
        frame.draw(lines.isEmpty ? [footer.line] : lines, in: last)
    }
}
