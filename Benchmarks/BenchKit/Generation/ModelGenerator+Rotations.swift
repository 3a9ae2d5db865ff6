import Catalog

extension ModelGenerator {
  /// Documents of one object each: the first objects that are short enough for the small size.
  func loneRotation(seed: UInt64, count: Int) -> DocumentRotation<Model> {
    var random = SplitMix64(seed: seed)
    var number = 0
    let first = nextShort(&number, using: &random)
    let others = (1..<max(1, count)).map { _ in nextShort(&number, using: &random) }
    return DocumentRotation(first, others)
  }

  /// Documents of one list each; elements are added while `isLongEnough(count, bytes)` is false.
  func listRotation(
    seed: UInt64, count: Int, until isLongEnough: (_ count: Int, _ bytes: Int) -> Bool
  ) -> DocumentRotation<[Model]> {
    let others = (1..<max(1, count)).map { listDataSet(seed: seed &+ UInt64($0), until: isLongEnough) }
    return DocumentRotation(listDataSet(seed: seed, until: isLongEnough), others)
  }

  private func nextShort(_ number: inout Int, using random: inout SplitMix64) -> DataSet<Model> {
    while true {
      var wire: [UInt8] = []
      number += 1
      let model = model(number, using: &random, into: &wire)
      if wire.count <= Self.smallByteLimit { return DataSet(value: model, bytes: wire, objects: 1) }
    }
  }
}
