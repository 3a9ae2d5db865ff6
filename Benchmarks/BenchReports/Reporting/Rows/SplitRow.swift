package import BenchKit

/// The time of decoding and encoding in parts, in nanoseconds per object.
///
/// Mapping is the time of decoding minus the times of parsing and building, which are measured on their own.
/// For a strategy that combines these steps, it is less than the actual time of mapping. It is never below 0.
package struct SplitRow: Sendable, Hashable, Codable {
  package var strategy: String
  package var backend: BackendName
  package var model: ModelName
  package var size: DataSize
  /// From bytes to the backend's tree.
  package var parse: Double
  /// From the tree to the parts of the models: finding members, checking and converting.
  package var map: Double
  /// From the parts to the models: their strings and arrays.
  package var build: Double
  /// From models to bytes.
  package var encode: Double

  /// The strategy, and its backend unless the name implies it.
  package var name: String {
    CellIdentity(strategy: strategy, backend: backend, model: model, operation: .decode, size: size).name
  }

  package var total: Double { parse + map + build + encode }

  /// The parts with their names, as shares of the whole.
  package var shares: [(name: String, share: Double)] {
    [("parse", parse), ("map", map), ("build", build), ("encode", encode)].map { ($0.0, $0.1 / total) }
  }

  /// Returns the rows for which all parts were measured; not `JSONDecoder`, whose parsing can't be measured
  /// on its own.
  package static func rows(of results: [ResultRow]) -> [SplitRow] {
    let times = Dictionary(results.compactMap { row in row.nsPerObject.map { (row.cell, $0) } }) { a, _ in a }
    return results.compactMap { row in
      let cell = row.cell
      guard cell.operation == .decode, !cell.isControl, !FloorName.all.contains(cell.strategy),
        ![PeerName.reference, PeerName.dateFormatter].contains(cell.strategy),
        let decode = times[cell]
      else { return nil }
      func time(_ strategy: String, _ backend: BackendName, _ operation: Operation) -> Double? {
        var other = cell
        other.strategy = strategy
        other.backend = backend
        other.operation = operation
        return times[other]
      }
      guard let parse = time(cell.backend.rawValue, cell.backend, .parse),
        let build = time(FloorName.build, .native, .decode),
        let encode = time(cell.strategy, cell.backend, .encode)
          ?? time(CatalogCodecs.sharedWriter, cell.backend, .encode)
      else { return nil }
      let parsed = min(parse, decode)
      let built = min(build, decode - parsed)
      return SplitRow(
        strategy: cell.strategy, backend: cell.backend, model: cell.model, size: cell.size, parse: parsed,
        map: decode - parsed - built, build: built, encode: encode
      )
    }
  }
}
