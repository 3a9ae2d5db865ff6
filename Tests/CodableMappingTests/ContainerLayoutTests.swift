import MappingTestSupport
import Testing

@testable import CodableMapping

@Suite("The layout of the standard library's keyed containers")
struct ContainerLayoutTests {
  private final class Storage {}

  private final class NoState: PooledState {
    func leavePool() {}
    func rest() {}
  }

  private struct Reference { let storage: Storage }
  private struct Two {
    let first = Storage()
    let second = Storage()
  }
  private struct Number { let value = 7 }
  private struct Unowned { unowned let storage: Storage }
  private struct Weak { weak var storage: Storage? }
  private struct Empty {}

  @Test("The standard library's keyed containers have the layout of one reference")
  func known() {
    #expect(ContainerLayout.allowsDecodingPool)
    #expect(ContainerLayout.allowsEncodingPool)
    #expect(ContainerLayout.isReference(NoState()) { _ in Reference(storage: Storage()) })
  }

  @Test("Only containers that consist of one reference of their own are pooled")
  func others() {
    let shared = Storage()
    #expect(!ContainerLayout.isReference(NoState()) { _ in Reference(storage: shared) })
    #expect(!ContainerLayout.isReference(NoState()) { _ in Two() })
    #expect(!ContainerLayout.isReference(NoState()) { _ in Number() })
    #expect(!ContainerLayout.isReference(NoState()) { _ in Unowned(storage: shared) })
    #expect(!ContainerLayout.isReference(NoState()) { _ in Weak(storage: shared) })
    #expect(!ContainerLayout.isReference(NoState()) { _ in Empty() })
  }

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
    return CodableMapper(mapper.configuration, DecodingRun(decoding), EncodingRun(encoding))
  }

  @Test(
    "Decoding and encoding give the same results without the pool of containers", arguments: [true, false])
  func fallback(poolsContainers: Bool) throws {
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
