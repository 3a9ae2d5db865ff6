import Foundation
import JSONMapping
import OpenCombine

extension Publisher {
  /// Decodes each text with a mapper of any strategy.
  func decode<Model>(by mapper: any Decoding<Model>) -> Publishers.TryMap<Self, Model> where Output == Data {
    tryMap { try mapper.decode($0) }
  }

  /// Encodes each value with a mapper of any strategy.
  func encode<Model>(by mapper: any Encoding<Model>) -> Publishers.TryMap<Self, Data> where Output == Model {
    tryMap { Data(try mapper.encode($0)) }
  }
}
