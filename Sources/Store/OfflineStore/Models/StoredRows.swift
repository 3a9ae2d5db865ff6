public import JSONCore
public import JSONMapping

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
    if let models = modelsAtOnce(as: model) { return models }
    var models: [Model] = []
    models.reserveCapacity(ids.count)
    for index in ids.indices { models.append(try model.model(json(of: index), id: ids[index])) }
    return models
  }

  /// The models of the rows that can be decoded, and a report of the others.
  ///
  ///     let rows = try await store.rows(movies.all.selection)
  ///     let found = rows.lossyModels(as: movies)
  ///     for lost in found.dropped { log("movie \(rows.ids[lost.index]): \(lost.error)") }
  ///
  /// The index of a report is that of the row, and its error has path and place in the text of the row.
  ///
  /// - Complexity: O(*n*) in the length of the texts, the reports included.
  public func lossyModels<Model>(as model: StoredModel<Model>) -> LossyArray<Model> {
    if let models = modelsAtOnce(as: model) { return LossyArray(models) }
    var models = LossyArray<Model>()
    for index in ids.indices {
      do throws(JSONError) {
        models.elements.append(try model.mapping.decode(json(of: index)))
      } catch {
        models.dropped.append(DroppedElement(index: index, error: error))
      }
    }
    return models
  }

  /// The models, if the mapper reads all of them; not what reads as one only together with its neighbour.
  private func modelsAtOnce<Model>(as model: StoredModel<Model>) -> [Model]? {
    guard let models = try? model.list.decode(text), models.count == ids.count else { return nil }
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
