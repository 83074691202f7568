import Storage
import Vocabulary

/// Reads the texts of this use case.
final class {{name}}DataManager: {{name}}DataManaging {
    private let reader: TextReader

    init(reader: TextReader) {
        self.reader = reader
    }

    func texts(of paths: [String]) throws(SourceError) -> [String] {
        if paths.isEmpty { return [try reader.text(of: nil)] }
        var texts: [String] = []
        for path in paths { texts.append(try reader.text(of: path)) }
        return texts
    }
}
