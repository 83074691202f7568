import Glibc
import Terminal
import Testing

struct ConversationSecretsTests {
    private let pipe: Pipe
    private let console: Console

    init() throws {
        pipe = try Pipe()
        let output = Output(descriptor: open("/dev/null", O_WRONLY))
        console = Console(output: output, messages: output, input: Input(descriptor: pipe.reading))
    }

    private func send(_ bytes: [UInt8]) {
        _ = write(pipe.writing, bytes, bytes.count)
        pipe.closeWriting()
    }

    @Test(arguments: [("se cret\nmore\n", "se cret"), ("é\r\n", "é"), ("last", "last"), ("\n", ""), ("", nil)])
    func `a secret can be the next line of a pipe`(input: String, secret: String?) {
        send(Array(input.utf8))

        #expect(console.conversation.readSecret("Password: ") == (secret.map { .line($0) } ?? .ended))
    }

    @Test func `bytes that are not text are no secret`() {
        send([0xFF, 0x0A])

        #expect(console.conversation.readSecret("Password: ") == .ended)
    }

    @Test func `the lines of a script are commands`() throws {
        send(Array("add Rest\n".utf8))
        console.messages.scriptLine = 1

        #expect(console.conversation.readSecret("Password: ") == .ended)
        #expect(try console.conversation.nextLine() == Array("add Rest".utf8))
    }
}
