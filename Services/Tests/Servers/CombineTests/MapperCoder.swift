import Foundation
import JSONCore
import JSONMapping
import OpenCombine

/// A mapper of any strategy, where a `TopLevelDecoder` or a `TopLevelEncoder` is required.
struct MapperCoder<Mapper: Mapping>: TopLevelDecoder, TopLevelEncoder {
  let mapper: Mapper

  func decode<Value: Decodable>(_ type: Value.Type, from text: Data) throws -> Value {
    guard let value = try mapper.decode(text) as? Value else {
      throw JSONError(.custom("the mapper decodes \(Mapper.Model.self), not \(type)"))
    }
    return value
  }

  func encode<Value: Encodable>(_ value: Value) throws -> Data {
    guard let model = value as? Mapper.Model else {
      throw JSONError(.custom("the mapper encodes \(Mapper.Model.self), not \(Value.self)"))
    }
    return Data(try mapper.encode(model))
  }
}
