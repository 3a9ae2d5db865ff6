package import Catalog
import Foundation

extension OwnModel {
  /// Creates the model of a known file, with rows that can share the text that they encode.
  ///
  /// - Parameter rows: The rows to compare; those with the same writer encode as one row of its name.
  /// - Throws: The error of Foundation's encoder.
  package init<Value: Codable & Equatable & Sendable>(
    _ name: ModelName, data: DataSet<Value>,
    rows: [(strategy: String, writer: String, codec: any Codec<Value>)]
  ) throws {
    let reference = FoundationCodec<Value>(decoder: JSONDecoder(), encoder: JSONEncoder())
    // The models contain a part of the file, so the encoded text is shorter.
    let encoded = DataSet(
      value: data.value, bytes: reference.bytes(of: try reference.encode(data.value)), objects: data.objects)
    let peer = CellBlock<Value>.Row(
      strategy: PeerName.reference, backend: .foundation, isPeer: true, codec: reference)
    let all =
      rows.map {
        CellBlock<Value>.Row(
          strategy: $0.strategy, writer: $0.writer, backend: .native, isPeer: false, codec: $0.codec)
      } + [peer]
    self.init(name: name, strategies: rows.map(\.strategy)) { filter, parsers in
      func cells(_ data: DataSet<Value>, where isIncluded: (Operation) -> Bool) -> [Cell] {
        CellBlock(model: name, size: .file, filter: filter) { DocumentRotation(data) }
          .cells(rows: all, reference: reference, floors: [Floor.copy()], parsers: parsers)
          .filter { isIncluded($0.identity.operation) }
      }
      return cells(data) { $0 != .encode } + cells(encoded) { $0 == .encode }
    }
  }
}
