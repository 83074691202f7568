import Entities
import Testing

struct ReceivedObjectTests {
    @Test(arguments: [(false, ReceivedObject.Content.gone), (true, nil)])
    func `an object that is missing is gone unless the server has just reported it`(
        wasReported: Bool,
        content: ReceivedObject.Content?
    ) {
        #expect(ReceivedObject.Content.absent(wasReported: wasReported) == content)
    }
}
