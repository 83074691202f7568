package import CommandLine
import ItemLanguage
import Terminal
package import Vocabulary

/// Has the user pick items for a command, and passes their ids on. The application builds the module that does.
package typealias ItemPicker = (
    _ items: PickableItems, Command, ModuleContext, _ didPick: @escaping (_ ids: [Int]) -> Void
) -> Void

extension UseCase {
    /// Returns a use case that has the user pick items if its command is typed without them on a terminal.
    /// - Parameters:
    ///   - isMissing: Returns `true` if the arguments name no items but are valid otherwise.
    ///   - present: Presents the module with the ids that were picked.
    package func picking(
        _ items: PickableItems = .open,
        if isMissing: @escaping (Invocation, ModuleContext) -> Bool = { invocation, _ in invocation.operands.isEmpty },
        _ present: @escaping (_ ids: [Int], Invocation, ModuleContext) -> Void
    ) -> UseCase {
        let (command, run) = (command, run)
        return UseCase(command, kind: kind, checksArguments: checksArguments) {
            invocation,
            context throws(InputError) in
            guard context.style != .json, context.console.conversation.canPick,
                let pick = context.pickItems,
                isMissing(invocation, context)
            else { return try run(invocation, context) }
            if context.onlyChecks { return }
            pick(items, command, context) { present($0, invocation, context) }
        }
    }
}
