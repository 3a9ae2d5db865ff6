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

  /// A list document, with elements added while `isLongEnough(count, bytes)` is false.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  public func listDataSet(
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
}
