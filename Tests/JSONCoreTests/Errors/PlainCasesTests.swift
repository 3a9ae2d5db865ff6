import Testing

@testable import JSONCore

@Suite("Cases of enums that don't list them")
struct PlainCasesTests {
  enum Level: String { case low, high = "HIGH" }
  enum Status: Int { case lost = 404, gone = 410, teapot = 418 }
  enum Lone: String { case only = "1" }
  enum Plain { case first, second }
  enum Generic<Value> { case first, second }
  enum Uninhabited {}
  enum Payload { case none, some(UInt8) }
  enum Small { case flag(Bool), none }
  indirect enum Indirect { case more(Indirect), none }
  struct Byte { var value: UInt8 = 3 }
  struct Empty {}
  final class Object {}
  enum Partly: String {
    case old
    @available(*, unavailable) case never
    case new
  }

  @Test("They come in the order of their declaration")
  func cases() {
    #expect(plainCases(of: Level.self) == [.low, .high])
    #expect(plainCases(of: Level.self).map(\.rawValue) == ["low", "HIGH"])
    #expect(plainCases(of: Status.self).map(\.rawValue) == [404, 410, 418])
    #expect(plainCases(of: Lone.self) == [.only])
    #expect(plainCases(of: Plain.self) == [.first, .second])
    #expect(plainCases(of: Generic<String>.self) == [.first, .second])
    #expect(plainCases(of: Partly.self).first == .old && plainCases(of: Partly.self).last == .new)
  }

  @Test("Nothing else has any")
  func others() {
    #expect(plainCases(of: Uninhabited.self).isEmpty)
    #expect(plainCases(of: Never.self).isEmpty)
    #expect(plainCases(of: Payload.self).isEmpty)
    #expect(plainCases(of: Small.self).isEmpty)
    #expect(plainCases(of: Indirect.self).isEmpty)
    #expect(plainCases(of: Optional<Empty>.self).isEmpty)
    #expect(plainCases(of: Optional<Bool>.self).isEmpty)
    #expect(plainCases(of: Byte.self).isEmpty)
    #expect(plainCases(of: Empty.self).isEmpty)
    #expect(plainCases(of: Object.self).isEmpty)
    #expect(plainCases(of: Bool.self).isEmpty)
    #expect(plainCases(of: Void.self).isEmpty)
    #expect(plainCases(of: (() -> Void).self).isEmpty)
    #expect(plainCases(of: (any Error).self).isEmpty)
    #expect(plainCases(of: Level.Type.self).isEmpty)
  }
}
