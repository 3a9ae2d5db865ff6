public import JSONCore
public import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The rows of a result in order: their JSON texts form one array, which is decoded as a whole.
public struct StoredRows: Sendable, Hashable {
  /// The ids of the rows.
  public var ids: [StoredValue] { keys }
  @usableFromInline var keys: [StoredValue] = []
  /// The text of the array.
  @usableFromInline var text: [UInt8] = Array("[]".utf8)
  /// The end of each row in the text.
  @usableFromInline var ends: [Int] = []
  /// The time at which the list was last fetched from the service; `nil` if it was never fetched, or if the
  /// query has no key.
  public var fetchDate: Date?

  /// Creates a result without rows.
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

  /// Decodes the models of the rows.
  ///
  /// - Throws: ``StoreError`` of the kind `decoding`, with the id of the first row that can't be decoded.
  public func models<Model>(as model: StoredModel<Model>) throws(StoreError) -> [Model] {
    if ids.isEmpty { return [] }
    if ids.count == 1 { return [try model.model(json(of: 0), id: ids[0])] }
    if let models = modelsAtOnce(as: model) { return models }
    var models: [Model] = []
    models.reserveCapacity(ids.count)
    for index in ids.indices { models.append(try model.model(json(of: index), id: ids[index])) }
    return models
  }

  /// Decodes the models of the rows, and reports the rows that can't be decoded.
  ///
  ///     let rows = try await store.rows(movies.all.selection)
  ///     let found = rows.lossyModels(as: movies)
  ///     for lost in found.dropped { log("movie \(rows.ids[lost.index]): \(lost.error)") }
  ///
  /// The index in a report is that of the row; the path and location of its error refer to the JSON text of
  /// the row.
  ///
  /// - Complexity: O(*n*) in the length of the texts, including the reports.
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

  /// The models, if the mapper decodes all of them. Comparing the counts excludes rows that decode only
  /// together with a neighbor.
  private func modelsAtOnce<Model>(as model: StoredModel<Model>) -> [Model]? {
    guard let models = try? model.list.decode(text), models.count == ids.count else { return nil }
    return models
  }

  private func json(of index: Int) -> ArraySlice<UInt8> {
    text[(index == 0 ? 1 : ends[index - 1] + 1)..<ends[index]]
  }
}

extension StoredRows: ShownByDescription {
  /// The number of rows, and the size of their text. The models are omitted, since they may be private.
  public var description: String { "\(count) \(count == 1 ? "row" : "rows"), \(text.count) bytes" }
}
