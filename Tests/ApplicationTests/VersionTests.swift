import TestKit
import Testing

@testable import Application

struct VersionTests {
    private func text(of file: String) throws -> String {
        let folder = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
        return String(decoding: try Files.read("\(folder)/\(file)"), as: UTF8.self)
    }

    @Test func `the changelog and the Debian package have the version and its day`() throws {
        let changelog = try #require(try text(of: "CHANGELOG.md").firstMatch(of: /\n## (\d\S*) – (\S+)\n/))
        let package = try #require(try text(of: "debian/changelog").firstMatch(of: /^adder \((\S+)-\d+\)/))

        #expect(changelog.1 == Version.current.number)
        #expect(package.1 == Version.current.number)
        let date = try #require(changelog.2.wholeMatch(of: /(\d{4})-0?(\d+)-0?(\d+)/))
        let months = "January February March April May June July August September October November December"
        let month = months.split(separator: " ")[try #require(Int(date.2)) - 1]
        #expect(Version.day == "\(month) \(date.3), \(date.1)")
    }
}
