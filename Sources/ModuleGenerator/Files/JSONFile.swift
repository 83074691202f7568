import FoundationEssentials
import ProgramOutput

/// Reads and writes the JSON files of viper-gen.
enum JSONFile {
    /// Returns the value in a file. An error names the file and the key.
    static func read<T: Decodable>(_ text: String, file: String) throws(ToolError) -> T {
        do {
            return try JSONDecoder().decode(T.self, from: Data(text.utf8))
        } catch let error as DecodingError {
            throw ToolError(.badData, "\(file): \(sentence(error))")
        } catch {
            throw ToolError(.badData, "\(file) can't be read.")
        }
    }

    /// Returns the text of a file with one line per member.
    static func text(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(value)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func sentence(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "“\(path(context, key))” is missing. Add it."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "“\(path(context))” has the wrong type. \(context.debugDescription)"
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            "Invalid JSON. \(String(describing: context.underlyingError ?? error))"
        case .dataCorrupted(let context): "“\(path(context))”: \(context.debugDescription)"
        @unknown default: "\(error)"
        }
    }

    /// Returns the path of a value in the file, such as `files[2].from`.
    private static func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
        (context.codingPath + [last].compactMap { $0 }).reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
    }
}

extension Decoder {
    /// Rejects misspelled keys.
    func checkKeys<Key: CodingKey & CaseIterable>(_: Key.Type) throws {
        let known = Key.allCases.map(\.stringValue)
        for key in try container(keyedBy: AnyKey.self).allKeys where !known.contains(key.stringValue) {
            let hint = ToolError.suggestion(
                for: key.stringValue,
                among: known,
                otherwise: "The keys are \(known.joined(separator: ", "))."
            )
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: codingPath + [key], debugDescription: "This key is unknown. \(hint)")
            )
        }
    }
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}
