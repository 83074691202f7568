import Boundary

/// An object of JSON that has to have certain keys and no others; what is wrong is told with file, line and key.
struct Described {
    let file: String
    private let json: JSON
    /// Where the object is in the file, as in `files[2]`; empty for the whole.
    private let place: String
    private let members: [JSON.Member]

    /// The whole of a file.
    init(_ text: String, file: String, knows keys: [String]) throws(Refusal) {
        let json: JSON
        do {
            json = try JSONReader.value(of: text)
        } catch {
            throw Refusal(.badData, "\(file):\(error.line): This is no JSON: \(error.reason).")
        }
        try self.init(json, file: file, place: "", knows: keys)
    }

    private init(_ json: JSON, file: String, place: String, knows keys: [String]?) throws(Refusal) {
        (self.json, self.file, self.place) = (json, file, place)
        guard case .object(let members) = json.value else {
            let what = place.isEmpty ? "The file" : "“\(place)”"
            throw Refusal(.badData, "\(file):\(json.line): \(what) has to be an object, and is \(json.noun).")
        }
        self.members = members
        guard let keys else { return }
        for member in members where !keys.contains(member.key) {
            let known = "it has \(keys.joined(separator: ", "))."
            let way = Refusal.meant(member.key, among: keys, otherwise: known)
            let where_ = place.isEmpty ? "this file" : "“\(place)”"
            throw Refusal(
                .badData,
                "\(file):\(member.value.line): There is no key “\(member.key)” in \(where_); \(way)"
            )
        }
    }

    var keys: [String] { members.map(\.key) }

    func mistake(_ key: String, _ sentence: String) -> Refusal {
        Refusal(.badData, "\(file):\(line(of: key)): “\(path(key))” \(sentence)")
    }

    /// Where the value of a key begins.
    func line(of key: String) -> Int {
        member(key)?.line ?? json.line
    }

    /// Where the texts of a list are.
    func lines(of key: String) -> [Int] {
        guard case .array(let values)? = member(key)?.value else { return [] }
        return values.map(\.line)
    }

    private func path(_ key: String) -> String {
        place.isEmpty ? key : "\(place).\(key)"
    }

    private func member(_ key: String) -> JSON? {
        members.first { $0.key == key }?.value
    }

    private func required(_ key: String, _ noun: String) throws(Refusal) -> JSON {
        guard let value = member(key) else { throw mistake(key, "is missing; it has to be \(noun).") }
        return value
    }

    private func wrong(_ key: String, _ noun: String, _ value: JSON) -> Refusal {
        mistake(key, "has to be \(noun), and is \(value.noun).")
    }
}

// MARK: - Values

extension Described {
    func value(_ key: String) -> JSON? {
        member(key)
    }

    func text(_ key: String) throws(Refusal) -> String {
        let value = try required(key, "a text")
        guard case .string(let text) = value.value else { throw wrong(key, "a text", value) }
        return text
    }

    func optionalText(_ key: String) throws(Refusal) -> String? {
        member(key) == nil ? nil : try text(key)
    }

    func flag(_ key: String, otherwise: Bool) throws(Refusal) -> Bool {
        guard let value = member(key) else { return otherwise }
        guard case .boolean(let flag) = value.value else { throw wrong(key, "true or false", value) }
        return flag
    }

    func texts(_ key: String) throws(Refusal) -> [String] {
        let value = try required(key, "a list of texts")
        guard case .array(let values) = value.value else { throw wrong(key, "a list of texts", value) }
        var texts: [String] = []
        for value in values {
            guard case .string(let text) = value.value else { throw wrong(key, "a list of texts", value) }
            texts.append(text)
        }
        return texts
    }

    func optionalTexts(_ key: String) throws(Refusal) -> [String] {
        member(key) == nil ? [] : try texts(key)
    }

    /// The objects of a list.
    func objects(_ key: String, knows keys: [String]) throws(Refusal) -> [Described] {
        let value = try required(key, "a list of objects")
        guard case .array(let values) = value.value else { throw wrong(key, "a list of objects", value) }
        var objects: [Described] = []
        for (index, value) in values.enumerated() {
            objects.append(try Described(value, file: file, place: "\(path(key))[\(index)]", knows: keys))
        }
        return objects
    }

    /// The objects under names of the writer's choice.
    func named(_ key: String, knows keys: [String]) throws(Refusal) -> [(name: String, object: Described)] {
        guard let value = member(key) else { return [] }
        let names = try Described(value, file: file, place: path(key), knows: nil)
        var objects: [(String, Described)] = []
        for member in names.members {
            let place = "\(path(key)).\(member.key)"
            objects.append((member.key, try Described(member.value, file: file, place: place, knows: keys)))
        }
        return objects
    }

    /// The texts under names of the writer's choice.
    func namedTexts(_ key: String) throws(Refusal) -> [String: String] {
        guard let value = member(key) else { return [:] }
        let names = try Described(value, file: file, place: path(key), knows: nil)
        var texts: [String: String] = [:]
        for name in names.keys { texts[name] = try names.text(name) }
        return texts
    }

    /// What files of another shape than ours begin with.
    func checkSchema(_ known: Int) throws(Refusal) {
        let value = try required("schema", "the number \(known)")
        guard value.value == .number("\(known)") else {
            throw mistake("schema", "is not \(known), the only one that this viper-gen knows; update viper-gen.")
        }
    }
}
