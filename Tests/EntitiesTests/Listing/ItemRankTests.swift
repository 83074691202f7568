import Entities
import Testing
import Vocabulary

struct ItemRankTests {
    @Test func `each item has the points of its rank, others have none`() {
        for count in 0...9 {
            let ranks = (0..<count).map { ItemRank(id: 10 * $0 - 20, points: Points(hundredths: $0)) }
            for id in -21...71 {
                let place = (0..<count).first { 10 * $0 - 20 == id }
                #expect(ranks.points(of: id) == place.map { Points(hundredths: $0) }, "\(id) of \(count)")
            }
        }
    }
}
