    private func show(_ items: [ItemSummary], leftOut: Int) {
        view.show(
            JSONText.document { document in
                document.items("items", items)
                if leftOut > 0 { document.integer("leftOut", leftOut) }
            }
        )
    }
