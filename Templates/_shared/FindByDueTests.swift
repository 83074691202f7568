    @Test func `only what is meant is found`() throws {
        try stage.add(ItemDetails(title: "Rest"), ItemDetails(title: "Pay rent", tags: ["money"]))
        try stage.add(ItemDetails(title: "Paint"), isDone: true)

        #expect(try ids(Selection([[.open]])) == [1, 2])
        #expect(try ids(Selection([[.tag("money")], [.ids([3...3])]])) == [2, 3])
        #expect(try ids(Selection([[.word("nothing")]])) == [])
    }

    @Test func `a day is over on the day after it`() throws {
        let today = Moment.saturday.today
        try stage.add(
            ItemDetails(title: "Today", due: Due(day: today)),
            ItemDetails(title: "Yesterday", due: Due(day: today - 1))
        )

        #expect(try ids(Selection([[.overdue]])) == [2])
    }

    @Test func `what is due first comes first, and what is due on no day comes last`() throws {
        let today = Moment.saturday.today
        try stage.add(
            ItemDetails(title: "Whenever"),
            ItemDetails(title: "Tomorrow", due: Due(day: today + 1)),
            ItemDetails(title: "Today", due: Due(day: today))
        )

        #expect(try ids(.everything) == [3, 2, 1])
    }
