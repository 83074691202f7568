import Almanac
package import ProgramOutput
package import Vocabulary

/// Messages about servers that a list can be synchronized with.
package enum ServerSentences {
    /// Returns an address encoded so that a shell takes it literally. Names on servers may contain anything.
    package static func word(_ address: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let bytes = address.utf8.flatMap { byte in
            switch Unicode.Scalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", ":", "/", "@", "%", "[", "]": [byte]
            default: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Puts a user into an address for a command.
    package static func address(of url: String, user: String?) -> String {
        guard let user, let start = url.firstIndex(of: "/").map({ url.index($0, offsetBy: 2) }) else {
            return word(url)
        }
        return word("\(url[..<start])\(user)@\(url[start...])")
    }

    package static func password(user: String, host: String) -> String { say("Password for \(user) at \(host): ") }

    package static func passwordOfOther(_ owner: PasswordOwner, stored: String?, _ router: any CommandRouting) -> String
    {
        let login = router.command(.sync(.logIn))
        return stored.map {
            say("The stored password is for \($0), not for \(owner.address). If you trust this server, run \(login).")
        }
            ?? say(
                "The server of the stored password is unknown. Run \(login), or, if it is for this server, set "
                    + "sync.password-for to \(owner.address)."
            )
    }

    /// The heading above the lists of a server.
    package static func heading(of lists: [ServerList], at address: SyncAddress) -> String {
        lists.isEmpty ? say("There are no task lists at \(address.typed)") : say("Task lists at \(address.typed)")
    }

    /// `Home (in use, read-only)`.
    package static func name(of list: ServerList) -> String {
        let comments = (list.isInUse ? [say("in use")] : []) + (list.isWritable ? [] : [say("read-only")])
        let name = [list.name, comments.isEmpty ? nil : "(\(comments.joined(separator: ", ")))"]
        return name.compactMap { $0 }.joined(separator: " ")
    }

    /// - Parameter sync: The command that sets one up.
    package static func notSetUp(
        _ router: any CommandRouting,
        _ sync: Destination.Sync = .with("USER@HOST")
    ) -> ErrorMessage {
        ErrorMessage(
            .notFound,
            "No server is set up. Run \(router.command(.sync(sync))), or give the address of a list."
        )
    }

    package static func alreadySetUp(_ url: String, _ router: any CommandRouting) -> ErrorMessage {
        ErrorMessage(
            .badSettings,
            "This list already has a server (\(url)). To change it, first run "
                + "\(router.command(.sync(.forget)))."
        )
    }
}

extension ErrorMessage {
    fileprivate init(_ problem: PasswordProblem) {
        switch problem {
        case .programFailed(let name, let reason):
            self.init(.badSettings, "\(name) printed no password (\(reason)). Correct sync.password-command.")
        case .unreadable(let path, let reason):
            self.init(.badSettings, "Can't read the password in \(path) (\(reason)). Correct sync.password-file.")
        case .notPrivate(let path):
            let word = path.allSatisfy { $0.isLetter || $0.isNumber || "/-_.~".contains($0) } ? path : "'\(path)'"
            self.init(.badSettings, "Other users can read \(path). Run chmod 600 \(word), and then sync again.")
        case .missing(let name): self.init(.badSettings, "\(name) has no password on its first line.")
        case .invalid:
            self.init(.badSettings, "The user name can't contain a colon, and the password can't contain a line break.")
        }
    }

    package init(_ failure: ServerFailure, _ router: any CommandRouting) {
        func said(_ message: String?) -> String { message.map { say(" It says: \($0)") } ?? "" }
        switch failure {
        case .wrongAddress(let text):
            self.init(.wrongUsage, "“\(text)” is not an address such as alice@dav.example.org.")
        case .needsUser(let url):
            self.init(
                .notPermitted,
                "The server requires a user name. Run \(router.command(.sync(.with(ServerSentences.address(of: url, user: "USER")))))."
            )
        case .needsPassword(let user, let host, let server):
            let address = server.map { ServerSentences.word(PasswordOwner(user: user, server: $0).address) }
            self.init(
                .notPermitted,
                "The password for \(user) at \(host) is missing. Store it with "
                    + "\(router.command(.sync(address.map { .logInTo($0) } ?? .logIn)))."
            )
        case .passwordOfOther(let owner, let stored):
            self.init(.notPermitted, said: ServerSentences.passwordOfOther(owner, stored: stored, router))
        case .noPassword(let problem): self.init(problem)
        case .wrongPassword: self.init(.notPermitted, "Wrong user name or password. Nothing was synchronized.")
        case .forbidden(let message): self.init(.notPermitted, "The server denied access (403).\(said(message))")
        case .missingList:
            self.init(
                .notFound,
                "The list is no longer on the server; your items stay here. To choose another list, run "
                    + "\(router.command(.sync(.forget)))."
            )
        case .busy(let moment):
            let time = moment.map { say(" until \($0.time)") } ?? ""
            self.init(.busy, "The server asks adder to wait\(time). Try again later.")
        case .full(let message):
            self.init(.outputFailed, "The server is full, so some items were not sent.\(said(message))")
        case .unreachable(let message, let isAboutCertificate):
            let advice =
                isAboutCertificate
                ? say("If you trust its certificate, set sync.ca-file to a file that contains it.")
                : say("Nothing is lost; sync again later.")
            self.init(isAboutCertificate ? .notPermitted : .busy, "Can't reach the server (\(message)). \(advice)")
        case .moved(let url, let user):
            let place = url.map { say(" to \($0)") } ?? ""
            let commands =
                [router.command(.sync(.forget))]
                + (url.map { [router.command(.sync(.with(ServerSentences.address(of: $0, user: user))))] } ?? [])
            self.init(
                .notFound,
                "The server redirects adder\(place). If the list is there now, run \(commands.joined(separator: say(" and ")))."
            )
        case .unreadable: self.init(.badData, "The server did not answer like a CalDAV server. Check the address.")
        case .failed(let status, let message):
            self.init(.busy, "The server failed with status \(status).\(said(message))")
        case .interrupted: self.init(.interrupted, "Interrupted. The next sync continues.")
        case .missingProgram(let name):
            self.init(.cannotCreate, "\(name) is not installed. Install it, for example with apt install \(name).")
        case .systemError(let message): self.init(.cannotCreate, "Can't talk to the server: \(message).")
        case .unsafeAddress(let url):
            self.init(.wrongUsage, "\(url) is not encrypted, so adder sends no password there. Use https.")
        case .answerTooLarge: self.init(.badData, "The server's answer is too long.")
        }
    }
}
