import Almanac
import CommandLine
import Presentation
import Vocabulary

/// Messages shared by the text and JSON presenters.
enum SyncListSentences {
    static func manyRemovals(_ removals: Int, of count: Int, after recent: Int) -> String {
        let others = recent == 0 ? "" : ", and others have removed \(recent) in the last 24 hours"
        return "This sync would remove \(removals) of \(ChangeSentences.count(count)) from your list\(others). "
            + (removals == 1 ? "Remove it?" : "Remove them?")
    }

    static let keepAll = "Keep them here, and send them to the server again?"

    private static let restored = "This list was restored from a backup or copied since its last sync."

    static let wasRestored =
        restored + " Merge it with the list on the server? Items that were removed in only one of them come back."

    static let restoredDryRun = ErrorMessage(
        .wrongUsage,
        restored + " The next sync asks whether to merge it with the list on the server."
    )

    /// Returns an address encoded so that a shell takes it literally. Names on servers may contain anything.
    static func word(_ address: String) -> String {
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
    static func address(of url: String, user: String?) -> String {
        guard let user, let start = url.firstIndex(of: "/").map({ url.index($0, offsetBy: 2) }) else {
            return word(url)
        }
        return word("\(url[..<start])\(user)@\(url[start...])")
    }

    static func pause(_ pause: SyncPause?, _ router: any SyncListRouting) -> [String] {
        switch pause {
        case nil: []
        case .until(let end): ["The server asked for a pause, so automatic sync waits until \(end.time)."]
        case .denied:
            ["The server denied access, so automatic sync waits until you run \(router.command(.sync(.now)))."]
        }
    }

    static func password(user: String, host: String) -> String { "Password for \(user) at \(host): " }

    static func passwordOfOther(_ owner: PasswordOwner, stored: String?, _ router: any SyncListRouting) -> String {
        let login = router.command(.sync(.logIn))
        return stored.map {
            "The stored password is for \($0), not for \(owner.address). If you trust this server, run \(login)."
        }
            ?? "The server of the stored password is unknown. Run \(login), or, if it is for this server, set "
            + "sync.password-for to \(owner.address)."
    }

    static func stuck(_ items: [StuckItem]) -> ErrorMessage {
        ErrorMessage(.badData, "\(ChangeSentences.count(items.count)) could not be synchronized.")
    }

    private static let maximumDuplicates = 5

    /// Items that were in both places before the first sync.
    static func duplicates(_ pairs: [[ItemName]]) -> [String] {
        let rest = pairs.count - maximumDuplicates
        let more = rest == 1 ? "Another pair looks the same." : "\(rest) more pairs look the same."
        return pairs.prefix(maximumDuplicates).map(duplicate) + (rest > 0 ? [more] : [])
    }

    private static func duplicate(_ items: [ItemName]) -> String {
        "Items \(ItemWords.ids(items.map(\.id))) have the same title, “\(items[0].title)”, and the same due date. One may "
            + "be a duplicate."
    }

    static func conflict(_ conflict: SyncConflict, today: Day, _ calendar: CalendarWords) -> String {
        let name = "“\(conflict.title)”"
        switch conflict.kind {
        case .removedHere: return "\(name) was changed on the server after you removed it, so it came back."
        case .removedThere: return "\(name) was removed on the server after you changed it, so it stays."
        case .completion(let isDone):
            return
                "\(name) was completed in one place and reopened in the other. It is \(isDone ? "done" : "open") now."
        case .parent: return "\(name) was given a different parent in each place. The later change was kept."
        case .values where conflict.kept.title != conflict.lost.title:
            return
                "“\(conflict.kept.title)” was renamed “\(conflict.lost.title)” in the other place. The later name was kept."
        case .values where conflict.kept.note != conflict.lost.note:
            let lost = conflict.lost.note.map { "began “\(ItemWords.firstLine(of: $0))”" } ?? "was empty"
            return "The note of \(name) was changed in two places. The later one was kept; the other \(lost)."
        case .values where conflict.lost.tags != conflict.kept.tags:
            let tags = conflict.lost.tags.map(ItemWords.tag).joined(separator: ", ")
            return "\(name) would have too many tags after merging. Lost: \(tags)."
        case .values:
            let differences = DifferenceSentences.phrases(conflict.lost, conflict.kept, from: today, in: calendar)
                .joined(separator: ", ")
            return "\(name) was changed in two places. The later change was kept: \(differences)."
        }
    }

    static func errorMessage(_ failure: SyncListFailure, _ router: any SyncListRouting) -> ErrorMessage {
        switch failure {
        case .list(let failure): ErrorMessage(failure, router)
        case .notSetUp:
            ErrorMessage(
                .notFound,
                "No server is set up. Run \(router.command(.sync(.with("USER@HOST")))), or give the address of a list."
            )
        case .alreadySetUp(let url):
            ErrorMessage(
                .badSettings,
                "This list already has a server (\(url)). To change it, first run "
                    + "\(router.command(.sync(.forget)))."
            )
        case .listExists(let list, let user):
            ErrorMessage(
                .cannotCreate,
                "The server already has a list “\(list.name ?? "")”. To use it, run "
                    + "\(router.command(.sync(.with(address(of: list.url, user: user)))))."
            )
        case .wrongAddress(let text):
            ErrorMessage(.wrongUsage, "“\(text)” is not an address such as alice@dav.example.org.")
        case .needsUser(let url):
            ErrorMessage(
                .notPermitted,
                "The server requires a user name. Run \(router.command(.sync(.with(address(of: url, user: "USER")))))."
            )
        case .needsPassword(let user, let host):
            ErrorMessage(
                .notPermitted,
                "The password for \(user) at \(host) is missing. Store it with \(router.command(.sync(.logIn)))."
            )
        case .passwordOfOther(let owner, let stored):
            ErrorMessage(.notPermitted, passwordOfOther(owner, stored: stored, router))
        case .noPassword(let problem): ErrorMessage(problem)
        case .isRunning: ErrorMessage(.busy, "Another sync of this list is running.")
        case .wasRestored: ChangeSentences.confirmationRequired(wasRestored)
        case .server(let failure): ErrorMessage(failure, router)
        }
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

    fileprivate init(_ failure: ServerFailure, _ router: any SyncListRouting) {
        func said(_ message: String?) -> String { message.map { " It says: \($0)" } ?? "" }
        switch failure {
        case .wrongPassword: self.init(.notPermitted, "Wrong user name or password. Nothing was synchronized.")
        case .forbidden(let message): self.init(.notPermitted, "The server denied access.\(said(message))")
        case .missingList:
            self.init(
                .notFound,
                "The list is no longer on the server; your items stay here. To choose another list, run "
                    + "\(router.command(.sync(.forget)))."
            )
        case .busy(let moment):
            let time = moment.map { " until \($0.time)" } ?? ""
            self.init(.busy, "The server asks adder to wait\(time). Try again later.")
        case .full(let message):
            self.init(.outputFailed, "The server is full, so some items were not sent.\(said(message))")
        case .unreachable(let message, let isAboutCertificate):
            let advice =
                isAboutCertificate
                ? "If you trust its certificate, set sync.ca-file to a file that contains it."
                : "Nothing is lost; sync again later."
            self.init(isAboutCertificate ? .notPermitted : .busy, "Can't reach the server (\(message)). \(advice)")
        case .moved(let url):
            let place = url.map { " to \($0)" } ?? ""
            let commands =
                [router.command(.sync(.forget))]
                + (url.map { [router.command(.sync(.with(SyncListSentences.word($0))))] } ?? [])
            self.init(
                .notFound,
                "The server redirects adder\(place). If the list is there now, run \(commands.joined(separator: " and "))."
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
