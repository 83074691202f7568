package import ProgramOutput
package import Responses
import Vocabulary

extension JSONText {
    package static func document(_ response: ServerListsResponse) -> String {
        document { document in
            document.array("syncLists") { array in
                for list in response.lists {
                    array.object { json in
                        json.string("url", list.url)
                        if let name = list.name { json.string("name", name) }
                        json.boolean("writable", list.isWritable)
                        if list.isInUse { json.boolean("inUse", true) }
                    }
                }
            }
        }
    }
}
