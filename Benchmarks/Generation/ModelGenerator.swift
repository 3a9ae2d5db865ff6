/// Generates models, each with its JSON text.
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
  /// The type of the generated models.
  associatedtype Model: Equatable & Sendable

  /// The text before the first element of a list document, and after the last. Defaults to brackets.
  static var listFrame: (opening: String, closing: String) { get }

  /// The longest single document that the small size accepts, in bytes. Defaults to no limit.
  static var smallByteLimit: Int { get }

  /// Returns the next model, and appends its minified JSON object to `wire`.
  ///
  /// - Parameters:
  ///   - number: The number of the model in its document, beginning with 1.
  ///   - random: The only source of randomness: equal seeds must give equal models.
  ///   - wire: The text so far.
  func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Model
}

extension ModelGenerator {
  /// The brackets of an array.
  public static var listFrame: (opening: String, closing: String) { ("[", "]") }
  /// No limit.
  public static var smallByteLimit: Int { .max }

  /// A generator of texts of realistic lengths, some with escapes.
  public var text: TextGenerator { TextGenerator() }

  /// Generates a list document, and appends elements while `isLongEnough(count, bytes)` is `false`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  public func listDataSet(
    seed: UInt64, until isLongEnough: (_ count: Int, _ bytes: Int) -> Bool
  ) -> DataSet<[Model]> {
    var random = SplitMix64(seed: seed)
    var models: [Model] = []
    var wire = Array(Self.listFrame.opening.utf8)
    while !isLongEnough(models.count, wire.count) {
      if !models.isEmpty { wire.append(UInt8(ascii: ",")) }
      models.append(model(models.count + 1, using: &random, into: &wire))
    }
    wire += Self.listFrame.closing.utf8
    return DataSet(value: models, bytes: wire, objects: models.count)
  }
}
