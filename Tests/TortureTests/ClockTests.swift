import TestKit
import Testing

/// Wrong clocks, clock changes and time zones.
@Suite struct ClockTests {
    @Test(arguments: [
        "2025-11-21T09:30", "2036-11-21T09:30", "2024-02-29T00:00", "9999-12-31T23:59", "0001-01-01T00:00",
    ])
    func `changes made while the clock is wrong can be undone in order`(now: String) throws {
        let program = try Program()
        _ = try program.run("add", "Buy milk tomorrow every:month +a")
        program.variables["ADDER_NOW"] = now
        for line in ["add Pay rent +a", "done 1", "change 2 to pri:high", "reopen 1", "remove 2 --yes"] {
            let outcome = try program.shell("adder \(line)")
            #expect([.status(0), .status(65)].contains(outcome.ending), "\(line): \(outcome)")
        }
        for command in ["upcoming", "list all", "show 1", "history"] {
            #expect(try program.shell("adder \(command)").ending == .status(0), "\(command)")
        }
        program.variables["ADDER_NOW"] = "2026-11-21T09:30"

        let count = try DatabaseFile(program.list).column("SELECT count(*) - 1 FROM change")[0]
        let undone = try program.run("undo", count)

        #expect(undone.ending == .status(0), "\(undone)")
        let left = try program.run("list", "all", "--plain").output
        #expect(left == "item 1: Buy milk; due tomorrow; tags +a; has repetition\n")
    }

    private static let moments = ["2026-03-08T02:30", "2026-03-29T02:30", "2026-11-01T01:30", "2011-12-30T12:00"]
    private static let zones = [
        "America/New_York", "Europe/Berlin", "Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Apia",
        "Africa/Casablanca", "Australia/Lord_Howe", "nonsense", "",
    ]

    /// Daylight saving changes, zones with unusual offsets, the day that Samoa skipped, and invalid zones.
    @Test(arguments: zones, Sampling.sample(moments, few: 1, seed: 2))
    func `a due time is the same in every time zone and at every clock change`(zone: String, now: String) throws {
        let program = try Program(["TZ": zone, "ADDER_NOW": now])
        let day = String(now.prefix(10))

        _ = try program.run("add", "Dentist today 02:30 every:day")
        program.variables["TZ"] = "Asia/Tokyo"
        let elsewhere = try program.run("list", "--json").output
        program.variables["TZ"] = zone
        let done = try program.run("done", "1")
        let here = try program.run("show", "2", "--json").output

        #expect(elsewhere.contains("\"due\":\"\(day)T02:30\""), "\(elsewhere)")
        #expect(here.contains("\"due\":\"\(day)T02:30\""), "\(here)")
        #expect(done.ending == .status(0))
        #expect(done.output.hasPrefix("Done 1: Dentist ("))
    }
}
