import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput

extension ErrorMessage {
    /// Calls `body` and converts its usage error to an error message.
    static func from<Answer>(
        _ router: any CommandRouting,
        _ body: () throws(UsageError) -> Answer
    ) throws(ErrorMessage) -> Answer {
        do {
            return try body()
        } catch {
            throw ErrorMessage(error, router)
        }
    }

    /// Calls `body` and converts its input error to an error message.
    static func from<Answer>(
        _ router: any CommandRouting,
        _ body: () throws(InputError) -> Answer
    ) throws(ErrorMessage) -> Answer {
        do {
            return try body()
        } catch {
            throw ErrorMessage(error, router)
        }
    }
}
