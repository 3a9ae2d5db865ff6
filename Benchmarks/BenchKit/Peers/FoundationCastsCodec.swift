import Foundation

/// `JSONSerialization` with casts for one model.
struct FoundationCastsCodec<Casts: FoundationCasts>: Codec {
  let casts: Casts

  func decode(_ document: Data) throws -> Casts.Model {
    guard let object = try JSONSerialization.jsonObject(with: document) as? [String: Any],
      let model = casts.model(from: object)
    else { throw CastFailure() }
    return model
  }

  func encode(_ value: Casts.Model) throws -> Data {
    try JSONSerialization.data(withJSONObject: casts.object(from: value))
  }
}

/// `JSONSerialization` with casts for a list of models, as an array or under a key.
struct FoundationCastsListCodec<Casts: FoundationCasts>: Codec {
  let casts: Casts
  var key: String?

  func decode(_ document: Data) throws -> [Casts.Model] {
    var root = try JSONSerialization.jsonObject(with: document)
    if let key {
      guard let wrapped = (root as? [String: Any])?[key] else { throw CastFailure() }
      root = wrapped
    }
    guard let objects = root as? [[String: Any]] else { throw CastFailure() }
    return try objects.map { object in
      guard let model = casts.model(from: object) else { throw CastFailure() }
      return model
    }
  }

  func encode(_ value: [Casts.Model]) throws -> Data {
    let objects = value.map(casts.object(from:))
    return try JSONSerialization.data(withJSONObject: key.map { [$0: objects] } ?? objects as Any)
  }
}
