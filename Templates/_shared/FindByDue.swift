        try store.read { connection throws(ListError) in
            var found: [Item] = []
            try ItemRows.items(
                where: selection.condition(today: today),
                order: [ItemOrder(.due)],
                on: connection
            ) { item throws(ListError) in found.append(item) }
            return found
        }
