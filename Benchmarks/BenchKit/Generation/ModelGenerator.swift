/// Makes one model after the other, each with the JSON text that it comes from.
protocol ModelGenerator {
  associatedtype Model: Sendable

  /// What stands before the first element of a list document, and after the last.
  static var listFrame: (opening: String, closing: String) { get }

  /// The longest lone document that the small size accepts, in bytes.
  static var smallByteLimit: Int { get }

  /// The next model; its minified JSON object is appended to `wire`.
  mutating func next(appendingTo wire: inout [UInt8]) -> Model
}

extension ModelGenerator {
  static var listFrame: (opening: String, closing: String) { ("[", "]") }
  static var smallByteLimit: Int { .max }

  /// The first object that is short enough for the small size.
  mutating func loneDataSet() -> DataSet<Model> {
    while true {
      var wire: [UInt8] = []
      let model = next(appendingTo: &wire)
      if wire.count <= Self.smallByteLimit {
        return DataSet(value: model, bytes: wire, objects: 1)
      }
    }
  }

  /// A list document; elements are added while `isLongEnough(count, bytes)` is false.
  mutating func listDataSet(until isLongEnough: (Int, Int) -> Bool) -> DataSet<[Model]> {
    var models: [Model] = []
    var wire = Array(Self.listFrame.opening.utf8)
    while !isLongEnough(models.count, wire.count) {
      if !models.isEmpty {
        wire.append(UInt8(ascii: ","))
      }
      models.append(next(appendingTo: &wire))
    }
    wire += Self.listFrame.closing.utf8
    return DataSet(value: models, bytes: wire, objects: models.count)
  }
}
