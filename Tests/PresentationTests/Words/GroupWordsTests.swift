import Almanac
import Presentation
import Testing
import Vocabulary

struct GroupWordsTests {
    @Test(arguments: [
        (ItemGroup.near(.overdue), "overdue", "Overdue"), (.near(.today), "today", "Today"),
        (.near(.tomorrow), "tomorrow", "Tomorrow"), (.near(.laterThisWeek), "this-week", "Later this week"),
        (.near(.nextWeek), "next-week", "Next week"), (.near(.later), "later", "Later"),
        (.earlier, "earlier", "Earlier"), (.noDay, "", "No due date"), (.back, "back", "Back"),
        (.undated, "undated", "No date"), (.important, "undated", "High priority, no date"),
        (.project("home.garden"), "home.garden", "home.garden"), (.project(nil), "", "No project"),
        (.tag("money"), "money", "+money"), (.tag("@shop"), "@shop", "@shop"), (.tag(nil), "", "No tag"),
        (.priority(.high), "high", "High priority"), (.priority(.medium), "medium", "Medium priority"),
        (.priority(.low), "low", "Low priority"), (.priority(nil), "", "No priority"),
    ])
    func `a group has a heading, and a key that doesn't depend on it`(group: ItemGroup, key: String, heading: String) {
        #expect(GroupWords.key(group) == key)
        #expect(GroupWords.heading(group) == heading)
    }
}
