import Almanac
import Entities
import Glibc
import TestKit
import Testing

@testable import DataStore

/// The copy that is made before the first change of a day.
extension StoreFileTests {
    fileprivate final class Diary {
        var today = Moment.saturday.today
        private(set) var news: [BackupHabit.News] = []

        var habit: BackupHabit {
            BackupHabit {
                self.today
            } tell: {
                self.news.append($0)
            }
        }

        var missed: [ListTrouble.Kind] {
            news.compactMap { if case .failed(let trouble) = $0 { trouble.kind } else { nil } }
        }
    }

    private func store(_ diary: Diary) -> Store {
        let store = store()
        store.habit = diary.habit
        return store
    }

    private func items(in name: String) throws -> Int? {
        try read(Store(StoreFile(path: "\(folder.path)/\(name)")))
    }

    @Test func `one store makes a copy a day, of what was there before, and asks for no file twice`() throws {
        let diary = Diary()
        let store = store(diary)

        for _ in 1...3 { try add(to: store) }
        unlink(path + ".backup-2026-11-21")
        try add(to: store)
        #expect(names == ["list.db"])

        diary.today = diary.today + 1
        for _ in 1...2 { try add(to: store) }

        #expect(names == ["list.db", "list.db.backup-2026-11-22"])
        #expect(try items(in: "list.db.backup-2026-11-22") == 4)
        #expect(diary.news.isEmpty)
    }

    @Test func `the copy is there before anything of the change is`() throws {
        let diary = Diary()
        try add(to: store())
        var before: [String] = []

        try store(diary).change("look", at: Instant(seconds: 1)) { _ throws(StoreError) in before = names }

        #expect(before.contains("list.db.backup-2026-11-21"))
    }

    @Test func `a copy that is there is left alone, but an empty one is none`() throws {
        try add(to: store())
        try Files.write("kept".utf8, to: path + ".backup-2026-11-21")
        try add(to: store(Diary()))
        #expect(try Files.read(path + ".backup-2026-11-21") == Array("kept".utf8))

        try Files.write([], to: path + ".backup-2026-11-21")
        try add(to: store(Diary()))
        #expect(try items(in: "list.db.backup-2026-11-21") == 2)
    }

    @Test func `a link in its place is not followed`() throws {
        try add(to: store())
        try Files.write("mine".utf8, to: folder.path + "/mine")
        symlink(folder.path + "/mine", path + ".backup-2026-11-21")

        try add(to: store(Diary()))

        #expect(try Files.read(folder.path + "/mine") == Array("mine".utf8))
        #expect(try items(in: "list.db.backup-2026-11-21") == 1)
    }

    @Test func `copies stand beside the file that a link leads to`() throws {
        mkdir(folder.path + "/real", 0o700)
        let real = folder.path + "/real/own.db"
        try add(to: Store(StoreFile(path: real)))
        symlink(real, path)

        try add(to: store(Diary()))

        #expect(Files.names(in: folder.path + "/real") == ["own.db", "own.db.backup-2026-11-21"])
        #expect(store().backups(on: FixedClock.saturday).map(\.name) == ["2026-11-21"])
    }

    @Test func `a list that is damaged gets no copy, keeps the older ones, and the change goes its own way`() throws {
        try add(to: store())
        for day in 10...19 { try Files.write("kept".utf8, to: path + ".backup-2026-11-\(day)") }
        try foreign(
            "PRAGMA ignore_check_constraints = ON; CREATE TABLE odd (a CHECK (a > 0)); INSERT INTO odd VALUES (-1)"
        )
        let diary = Diary()

        #expect(try add(to: store(diary)) == 2)

        #expect(diary.missed == [.damaged])
        #expect(names.count == 11 && !names.contains("list.db.backup-2026-11-21"))
    }

    @Test func `what is gathered is copied once, before all of it`() throws {
        try add(to: store())
        let diary = Diary()
        let store = store(diary)
        store.gathersChanges = true

        for _ in 1...3 { try add(to: store) }
        diary.today = diary.today + 1
        try add(to: store)
        try store.settle()

        #expect(names == ["list.db", "list.db.backup-2026-11-21"])
        #expect(try items(in: "list.db.backup-2026-11-21") == 1)
    }

    @Test func `leftovers of the killed are taken away, and those of the living are not`() throws {
        try add(to: store())
        let living = try DraftFile(of: path + ".backup-2026-11-19")
        defer { living.finish() }
        for name in [".backup-2026-11-20.adder-draft-abcdef", ".adder-draft-abcdef"] {
            try Files.write("half".utf8, to: path + name)
        }

        try add(to: store(Diary()))

        let draft = living.path.split(separator: "/").last.map(String.init)
        #expect(names == ["list.db", draft, "list.db.backup-2026-11-21"])
    }

    @Test func `whoever does not want to wait for the copy changes nothing`() throws {
        try add(to: store())
        let impatient = Store(StoreFile(path: path), patience: Patience(seconds: 0, isOver: { true }))
        impatient.habit = Diary().habit

        #expect(kind { try add(to: impatient) } == .interrupted)
        #expect(try read(store()) == 1)
        #expect(names == ["list.db"])
    }
}
