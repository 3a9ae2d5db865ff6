package import BenchKit
import Catalog
import Foundation
import JSONCore
package import MappedRows

extension KnownFile {
  /// The model of the file, with the rows of all strategies.
  ///
  /// - Throws: The error of Foundation's decoder or encoder if the bytes are those of another file.
  package func model(of bytes: [UInt8]) throws -> OwnModel {
    let name = ModelName(rawValue: rawValue)
    return switch self {
    case .twitter:
      try OwnModel(name, data: data(bytes) { (file: Twitter) in file.statuses.count }, rows: rows())
    case .citm:
      try OwnModel(name, data: data(bytes) { (file: Citm) in file.performances.count }, rows: rows())
    case .canada:
      try OwnModel(
        name,
        data: data(bytes) { (file: Canada) in
          file.features.flatMap(\.geometry.coordinates).reduce(0) { $0 + $1.count }
        },
        rows: rows())
    }
  }

  /// - Parameter objects: Returns the number of objects for the figures: statuses, performances or points.
  private func data<Value: Codable>(_ bytes: [UInt8], objects: (Value) -> Int) throws -> DataSet<Value> {
    let value = try JSONDecoder().decode(Value.self, from: Data(bytes))
    return DataSet(value: value, bytes: bytes, objects: objects(value))
  }

  private func rows<Model: MappedByAll>() -> [(strategy: String, writer: String, codec: any Codec<Model>)]
  where Model.DecodedType == Model {
    StrategyRows.lone().map { strategy, mapping in
      (strategy, CatalogCodecs.writer(of: strategy), MappingCodec(mapping, over: NativeBackend.self))
    }
  }
}
