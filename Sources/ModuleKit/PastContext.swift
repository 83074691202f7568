import Almanac
package import CommandLine
import DataStore
package import ItemLanguage

extension ModuleContext {
    /// Returns the context of a command with `--as-of`: the list at the end of that day, which is read as if it were then.
    package func asOf(_ invocation: Invocation) throws(InputError) -> ModuleContext {
        guard let text = invocation.value(of: .asOf) else { return self }
        let (day, today) = (try dates.pastDay(text, key: Option.asOf.name), clock.now().today)
        if day == today { return self }
        guard day < today, let moment = clock.end(of: day) else { throw .item(.futureDay(text)) }
        var context = self
        context.store = store.past(at: moment.instant)
        context.clock = FixedClock(moment)
        return context
    }
}
