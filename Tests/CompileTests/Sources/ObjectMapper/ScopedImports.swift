import protocol ObjectMapper.BaseMappable
import class ObjectMapper.DateTransform
import protocol ObjectMapper.ImmutableMappable
import struct ObjectMapper.Map
import protocol ObjectMapper.MapContext
import struct ObjectMapper.MapError
import protocol ObjectMapper.Mappable
import class ObjectMapper.Mapper
import enum ObjectMapper.MappingType
import protocol ObjectMapper.StaticMappable
import class ObjectMapper.TransformOf
import protocol ObjectMapper.TransformType

// Sources that import declarations one by one. As with the original, operators can't be imported that way.

struct Size: ImmutableMappable {
  let width: Int

  init(map: Map) throws {
    guard map.mappingType == MappingType.fromJSON else {
      throw MapError(key: nil, currentValue: nil, reason: "not read")
    }
    width = try map.value("width")
  }
}

func one<Model: Mappable>(_ text: String) -> Model? { Mapper<Model>().map(JSONString: text) }

func size(_ text: String) throws -> Size { try Mapper<Size>().map(JSONString: text) }
