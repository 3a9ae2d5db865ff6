/// Tells which models read the objects of a document.
///
/// A decode that succeeds says nothing about its models. So it is repeated without the object: then it names
/// the model that misses it, if need be to the lossy array that drops it. Where alternatives are tried each
/// names its own, and that which was taken is not known.
struct ModelFinder {
  var document: Document
  var repair = Repair()
  private var models: [Int: (type: Any.Type, node: Int)?] = [:]

  init(_ document: Document, repair: Repair = Repair()) {
    self.document = document
    self.repair = repair
  }

  /// The model that reads an object, if it can be told.
  ///
  /// - Complexity: One decode for each object.
  mutating func model(
    reading object: Int, _ decode: (Document) throws(JSONError) -> Void
  ) -> (type: Any.Type, node: Int)? {
    if let known = models[object] { return known }
    let model = self.model(missing: object, decode)
    models[object] = .some(model)
    return model
  }

  private func model(
    missing object: Int, _ decode: (Document) throws(JSONError) -> Void
  ) -> (type: Any.Type, node: Int)? {
    guard let copy = repair.without(object).copy(of: document),
      let probe = copy.origins.firstIndex(of: ~repair.patches.count)
    else { return nil }
    copy.document.probe = (probe, nil)
    // The error of what was dropped may hold the document.
    defer { copy.document.probe = nil }
    var thrown: JSONError?
    do throws(JSONError) {
      try decode(copy.document)
    } catch {
      thrown = error
    }
    let errors = [thrown, copy.document.probe?.dropped].compactMap { $0?.storage.pending }
    guard let error = errors.first(where: { $0.document == copy.document.identity && $0.node == probe }),
      let type = error.model, let node = error.modelNode, copy.origins.indices.contains(node)
    else { return nil }
    let origin = copy.origins[node]
    return (type, origin < 0 ? object : origin)
  }
}

extension Repair {
  /// The same repair with something that is no object in the place of one.
  fileprivate func without(_ object: Int) -> Repair {
    var repair = self
    repair.replace(object, with: .bool(true))
    return repair
  }
}
