import CommandLine
import ProgramOutput

/// A JSON object with a fixed set of keys. Its errors name the file, the line and the key.
struct JSONObject {
    let file: String
    private let json: JSON
    /// The path of the object in the file, as in `files[2]`; empty for the top level.
    private let keyPath: String
    private let members: [JSON.Member]

    /// Parses a file.
    init(_ text: String, file: String, allowing keys: [String]) throws(ToolError) {
        let json: JSON
        do {
            json = try JSONReader.value(of: text)
        } catch {
            throw ToolError(.badData, "\(file):\(error.line): Invalid JSON: \(error.reason).")
        }
        try self.init(json, file: file, keyPath: "", allowing: keys)
    }

    private init(_ json: JSON, file: String, keyPath: String, allowing keys: [String]?) throws(ToolError) {
        (self.json, self.file, self.keyPath) = (json, file, keyPath)
        guard case .object(let members) = json.value else {
            let what = keyPath.isEmpty ? "The file" : "“\(keyPath)”"
            throw ToolError(.badData, "\(file):\(json.line): \(what) must be an object, not \(json.typeName).")
        }
        self.members = members
        guard let keys else { return }
        for member in members where !keys.contains(member.key) {
            let known = "The keys are \(keys.joined(separator: ", "))."
            let hint = ToolError.suggestion(for: member.key, among: keys, otherwise: known)
            let where_ = keyPath.isEmpty ? "this file" : "“\(keyPath)”"
            throw ToolError(
                .badData,
                "\(file):\(member.value.line): “\(member.key)” is not a key of \(where_). \(hint)"
            )
        }
    }

    var keys: [String] { members.map(\.key) }

    func error(_ key: String, _ message: String) -> ToolError {
        ToolError(.badData, "\(file):\(line(of: key)): “\(path(key))” \(message)")
    }

    /// Returns the line where the value of a key begins.
    func line(of key: String) -> Int {
        member(key)?.line ?? json.line
    }

    /// Returns the lines of the elements of an array.
    func lines(of key: String) -> [Int] {
        guard case .array(let values)? = member(key)?.value else { return [] }
        return values.map(\.line)
    }

    private func path(_ key: String) -> String {
        keyPath.isEmpty ? key : "\(keyPath).\(key)"
    }

    private func member(_ key: String) -> JSON? {
        members.first { $0.key == key }?.value
    }

    private func required(_ key: String, _ typeName: String) throws(ToolError) -> JSON {
        guard let value = member(key) else { throw error(key, "is missing. It must be \(typeName).") }
        return value
    }

    private func typeError(_ key: String, _ typeName: String, _ value: JSON) -> ToolError {
        error(key, "must be \(typeName), not \(value.typeName).")
    }
}

// MARK: - Values

extension JSONObject {
    func value(_ key: String) -> JSON? {
        member(key)
    }

    func text(_ key: String) throws(ToolError) -> String {
        let value = try required(key, "a string")
        guard case .string(let text) = value.value else { throw typeError(key, "a string", value) }
        return text
    }

    func optionalText(_ key: String) throws(ToolError) -> String? {
        member(key) == nil ? nil : try text(key)
    }

    func flag(_ key: String, otherwise: Bool) throws(ToolError) -> Bool {
        guard let value = member(key) else { return otherwise }
        guard case .boolean(let flag) = value.value else { throw typeError(key, "true or false", value) }
        return flag
    }

    func texts(_ key: String) throws(ToolError) -> [String] {
        let value = try required(key, "an array of strings")
        guard case .array(let values) = value.value else { throw typeError(key, "an array of strings", value) }
        var texts: [String] = []
        for value in values {
            guard case .string(let text) = value.value else { throw typeError(key, "an array of strings", value) }
            texts.append(text)
        }
        return texts
    }

    func optionalTexts(_ key: String) throws(ToolError) -> [String] {
        member(key) == nil ? [] : try texts(key)
    }

    /// Returns the objects of an array.
    func objects(_ key: String, allowing keys: [String]) throws(ToolError) -> [JSONObject] {
        let value = try required(key, "an array of objects")
        guard case .array(let values) = value.value else { throw typeError(key, "an array of objects", value) }
        var objects: [JSONObject] = []
        for (index, value) in values.enumerated() {
            objects.append(try JSONObject(value, file: file, keyPath: "\(path(key))[\(index)]", allowing: keys))
        }
        return objects
    }

    /// Returns the objects of an object whose keys are free to choose.
    func named(_ key: String, allowing keys: [String]) throws(ToolError) -> [(name: String, object: JSONObject)] {
        guard let value = member(key) else { return [] }
        let names = try JSONObject(value, file: file, keyPath: path(key), allowing: nil)
        var objects: [(String, JSONObject)] = []
        for member in names.members {
            let keyPath = "\(path(key)).\(member.key)"
            objects.append((member.key, try JSONObject(member.value, file: file, keyPath: keyPath, allowing: keys)))
        }
        return objects
    }

    /// Returns the strings of an object whose keys are free to choose.
    func namedTexts(_ key: String) throws(ToolError) -> [String: String] {
        guard let value = member(key) else { return [:] }
        let names = try JSONObject(value, file: file, keyPath: path(key), allowing: nil)
        var texts: [String: String] = [:]
        for name in names.keys { texts[name] = try names.text(name) }
        return texts
    }

    /// Rejects files with another schema version.
    func checkSchema(_ known: Int) throws(ToolError) {
        let value = try required("schema", "the number \(known)")
        guard value.value == .number("\(known)") else {
            throw error("schema", "is not \(known), the only version that this viper-gen supports. Update viper-gen.")
        }
    }
}
