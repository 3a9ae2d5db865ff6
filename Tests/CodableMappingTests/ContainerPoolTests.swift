import MappingTestSupport
import Testing

@testable import CodableMapping

@Suite("The pool of keyed containers")
struct ContainerPoolTests {
  private struct Branch: Codable, Equatable {
    struct Leaf: Codable, Equatable { var size: Int }

    var name: String
    var leaves: [Leaf]
    var branches: [Branch]
  }

  private static func mapper(poolsContainers: Bool) -> CodableMapper<[Branch]> {
    let mapper = CodableMapper<[Branch]>()
    var (decoding, encoding) = (DecodingOptions(), EncodingOptions())
    decoding.poolsContainers = poolsContainers
    encoding.poolsContainers = poolsContainers
    return CodableMapper(
      configuration: mapper.configuration, decoding: DecodingRun(decoding), encoding: EncodingRun(encoding))
  }

  @Test("The standard library's containers have the layout that the pool needs")
  func layout() {
    #expect(ContainerLayout.allowsDecodingPool)
    #expect(ContainerLayout.allowsEncodingPool)
  }

  @Test(
    "Decoding and encoding give the same results with and without the pool", arguments: [true, false])
  func results(poolsContainers: Bool) throws {
    func branch(_ depth: Int) -> Branch {
      Branch(
        name: "branch \(depth)", leaves: (0..<depth).map(Branch.Leaf.init),
        branches: depth == 0 ? [] : [branch(depth - 1), branch(depth - 1)])
    }
    let branches = [branch(3), branch(1), branch(2)]
    let mapper = Self.mapper(poolsContainers: poolsContainers)
    for _ in 0..<3 {
      let text = try mapper.encodeToString(branches)
      #expect(text == (try CodableMapper<[Branch]>().encodeToString(branches)))
      #expect(try mapper.decode(text) == branches)
    }
    #expect(
      thrown {
        try mapper.decode(#"[{"name":"a","leaves":[{"size":1},{"size":"2"}],"branches":[]}]"#)
      }?.description
        == #"$[0].leaves[1].size: expected Int for Leaf.size, found string "2" (line 1, column 43) [type-mismatch]"#
    )
  }
}
