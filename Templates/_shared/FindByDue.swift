        try store.query { connection throws(StoreError) in
            var found: [Item] = []
            try ItemRows.items(
                where: selection.condition(today: today),
                order: [ItemOrder(.due)],
                on: connection
            ) { item throws(StoreError) in found.append(item) }
            return found
        }
