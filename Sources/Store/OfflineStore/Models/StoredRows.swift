public import JSONCore
import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The rows of an answer, in its order: their JSON texts as one array, which is decoded at once.
public struct StoredRows: Sendable, Hashable {
  /// The rows' ids.
  public var ids: [StoredValue] { keys }
  @usableFromInline var keys: [StoredValue] = []
  /// The array's text.
  @usableFromInline var text: [UInt8] = Array("[]".utf8)
  /// Where in the text each row ends.
  @usableFromInline var ends: [Int] = []
  /// When the answer was last fetched from the service, if the question had a key and it ever was.
  public var fetchDate: Date?

  /// Creates an answer without rows.
  public init() {}

  /// Adds a row.
  @inlinable
  public mutating func append(id: StoredValue, json: some Collection<UInt8>) {
    if keys.isEmpty { text.removeLast() } else { text[text.count - 1] = UInt8(ascii: ",") }
    text.append(contentsOf: json)
    keys.append(id)
    ends.append(text.count)
    text.append(UInt8(ascii: "]"))
  }

  /// The number of rows.
  public var count: Int { keys.count }

  /// The models of the rows.
  ///
  /// - Throws: ``StoreError`` of the kind `decoding`, with the id of the first row that could not be decoded.
  public func models<Model>(as model: StoredModel<Model>) throws(StoreError) -> [Model] {
    if ids.isEmpty { return [] }
    if ids.count == 1 { return [try model.model(json(of: 0), id: ids[0])] }
    if let models = try? model.list.decode(text), models.count == ids.count {
      return models
    }
    var models: [Model] = []
    models.reserveCapacity(ids.count)
    for index in ids.indices { models.append(try model.model(json(of: index), id: ids[index])) }
    return models
  }

  private func json(of index: Int) -> ArraySlice<UInt8> {
    text[(index == 0 ? 1 : ends[index - 1] + 1)..<ends[index]]
  }
}

extension StoredRows: ShownByDescription {
  /// The number of rows, and the size of their text. What the models hold may be private.
  public var description: String { "\(count) \(count == 1 ? "row" : "rows"), \(text.count) bytes" }
}
