/// Makes models, each with the JSON text that it comes from.
///
///     struct Point: Equatable { let x: Int, y: Int }
///
///     struct PointGenerator: ModelGenerator {
///       func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Point {
///         let point = Point(x: number, y: random.number(below: 100))
///         wire += #"{"x":\#(point.x),"y":\#(point.y)}"#.utf8
///         return point
///       }
///     }
public protocol ModelGenerator {
  /// What is made.
  associatedtype Model: Equatable & Sendable

  /// What stands before the first element of a list document, and after the last; brackets by default.
  static var listFrame: (opening: String, closing: String) { get }

  /// The longest lone document that the small size accepts, in bytes; none by default.
  static var smallByteLimit: Int { get }

  /// The next model; its minified JSON object is appended to `wire`.
  ///
  /// - Parameters:
  ///   - number: counts the models of a document from 1.
  ///   - random: the only source of chance: equal seeds must give equal models.
  ///   - wire: the text so far.
  func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Model
}

extension ModelGenerator {
  /// The brackets of an array.
  public static var listFrame: (opening: String, closing: String) { ("[", "]") }
  /// No limit.
  public static var smallByteLimit: Int { .max }

  /// Texts of realistic lengths, some with escapes.
  public var text: TextGenerator { TextGenerator() }

  /// The first objects that are short enough for the small size, each a document of its own.
  func loneRotation(seed: UInt64, count: Int) -> DocumentRotation<Model> {
    var random = SplitMix64(seed: seed)
    var number = 0
    let first = nextShort(&number, using: &random)
    let others = (1..<max(1, count)).map { _ in nextShort(&number, using: &random) }
    return DocumentRotation(first, others)
  }

  /// List documents; elements are added while `isLongEnough(count, bytes)` is false.
  func listRotation(
    seed: UInt64, count: Int, until isLongEnough: (_ count: Int, _ bytes: Int) -> Bool
  ) -> DocumentRotation<[Model]> {
    let others = (1..<max(1, count)).map { listDataSet(seed: seed &+ UInt64($0), until: isLongEnough) }
    return DocumentRotation(listDataSet(seed: seed, until: isLongEnough), others)
  }

  /// A list document; elements are added while `isLongEnough(count, bytes)` is false.
  func listDataSet(
    seed: UInt64, until isLongEnough: (_ count: Int, _ bytes: Int) -> Bool
  ) -> DataSet<[Model]> {
    var random = SplitMix64(seed: seed)
    var models: [Model] = []
    var wire = Array(Self.listFrame.opening.utf8)
    while !isLongEnough(models.count, wire.count) {
      if !models.isEmpty {
        wire.append(UInt8(ascii: ","))
      }
      models.append(model(models.count + 1, using: &random, into: &wire))
    }
    wire += Self.listFrame.closing.utf8
    return DataSet(value: models, bytes: wire, objects: models.count)
  }

  private func nextShort(_ number: inout Int, using random: inout SplitMix64) -> DataSet<Model> {
    while true {
      var wire: [UInt8] = []
      number += 1
      let model = model(number, using: &random, into: &wire)
      if wire.count <= Self.smallByteLimit {
        return DataSet(value: model, bytes: wire, objects: 1)
      }
    }
  }
}
