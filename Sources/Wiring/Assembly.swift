package import Grammar
package import Terminal

// What the wireframes of many modules do alike. Who is built and who knows whom, each of them says itself.

extension ModuleContext {
    /// The view for people in the style that they want.
    package func view<View>(_ columns: (Console) -> View, plain: (Console) -> View) -> View {
        style == .plain ? plain(console) : columns(console)
    }
}

extension UseCase {
    /// One whose words make a request.
    package init<Request>(
        _ command: Command,
        read: @escaping (Invocation, DateReader) throws(Refusal) -> Request,
        run: @escaping (Request, ModuleContext) -> Void
    ) {
        self.init(command) { invocation, context throws(InputError) in
            run(try read(invocation, context.dates), context)
        }
    }
}
