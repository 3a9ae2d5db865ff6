import Testing

@testable import BenchKit

/// The counts of callgrind.
@Suite struct InstructionTests {
  @Test(
    arguments: [
      ("version: 1\ndesc: Trigger: --dump-after=$s1\nevents: Ir\n\nfn=(1) a\n2 100\n\ntotals: 3463\n", 3463),
      ("version: 1\ndesc: Trigger: Program termination\nevents: Ir\n\ntotals: 0\n", nil), ("", nil),
    ] as [(String, UInt64?)])
  func onlyVisitsOfTheRegionCount(dump: String, total: UInt64?) {
    #expect(CallgrindDump.total(of: dump) == total)
  }

  @Test(arguments: [
    ("fn=(12) swift_beginAccess\n3 4\n", true), ("fn=(1) a\ncfn=(12) swift_beginAccess\ncalls=1 0\n", true),
    ("fn=(12) my_swift_beginAccess\n", false), ("ob=(1) swift_beginAccess\n", false), ("fn=(12)\n", false),
  ])
  func aCallIsFoundByItsName(dump: String, isCalled: Bool) {
    #expect(CallgrindDump.calls("swift_beginAccess", in: dump) == isCalled)
  }

  @Test func shapesAreCountedAsListsAndMappedOnlyByCodable() {
    func exists(_ model: ModelName, _ operation: BenchKit.Operation, _ strategy: String) -> Bool {
      InstructionCell(model: model, operation: operation, documents: .list, strategy: strategy).exists
    }
    #expect(
      InstructionCell.models.map(\.rawValue).suffix(5) == ["indented", "scripts", "doubles", "wide", "deep"])
    for shape in DocumentShape.allCases {
      #expect(exists(shape.model, .parse, "native"))
      #expect(exists(shape.model, .decode, "codable") == shape.isMapped)
      #expect(exists(shape.model, .encode, "codable") == shape.isMapped)
      #expect(!exists(shape.model, .decode, "manual"))
      #expect(!exists(shape.model, .reject, "codable") && !exists(shape.model, .partial, "codable"))
    }
    #expect(exists(.movies, .reject, "manual"))
    #expect(exists(.movies, .partial, "manual") && !exists(.users, .partial, "manual"))
  }

  @Test func contactsAreCountedInEachShape() {
    func exists(_ operation: BenchKit.Operation) -> Bool {
      InstructionCell(model: .contacts, operation: operation, documents: .list, strategy: "manual").exists
    }
    #expect(exists(.decode) && exists(.parse) && !exists(.encode) && !exists(.reject))
    let documents = ObjectShape.allCases.flatMap { shape in
      InstructionCell.Documents.all(
        of: CellIdentity(
          strategy: "manual", backend: .native, model: .contacts, operation: .decode, size: .medium,
          shape: shape))
    }
    #expect(documents == [.list, .shuffled, .sparse, .extra, .largeObjects, .largeShuffled])
  }

  @Test func filmsAreCountedForTheCodeOfTheMacroAndForCoders() {
    for operation in BenchKit.Operation.allCases {
      func exists(_ strategy: String) -> Bool {
        InstructionCell(model: .films, operation: operation, documents: .list, strategy: strategy).exists
      }
      for strategy in ["derived", "codable", "foundation-subclasses"] {
        #expect(exists(strategy) == [.decode, .encode].contains(operation))
      }
      #expect(!exists("manual") && !exists("written"))
    }
  }

  @Test func aVisitIsDividedByItsObjects() {
    let cell = InstructionCell(model: .todos, operation: .decode, documents: .list, strategy: "manual")
    let count = CountedVisit(cell: cell, objects: 300, blocks: 82).count(instructions: 100_000)
    #expect(count == InstructionCount(cell: cell, instructions: 333.33, mallocs: 0.27))
    #expect(
      CountedVisit(cell: cell, objects: 0, unavailable: "x").count(instructions: nil)
        == InstructionCount(cell: cell, instructions: nil, mallocs: nil))
  }

  @Test func theCountedRegionRunsItsWork() throws {
    struct Failure: Error {}
    var runs = 0
    CountedRegion.count { runs += 1 }
    #expect(runs == 1)
    #expect(throws: Failure.self) { try CountedRegion.count { throw Failure() } }
  }
}
