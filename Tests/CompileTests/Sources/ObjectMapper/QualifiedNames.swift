import Foundation
import ObjectMapper

// Unchanged sources, with the module's name before its types.

final class Song: Mappable {
  var title: String?
  var length = 0
  var released: Date?

  required init?(map: ObjectMapper.Map) {}

  func mapping(map: ObjectMapper.Map) {
    title <- map["title"]
    length <- map["length"]
    released <- (map["released"], ObjectMapper.DateTransform())
  }
}

struct Context: ObjectMapper.MapContext {}

struct Level: ObjectMapper.ImmutableMappable {
  let number: Int

  init(map: ObjectMapper.Map) throws {
    number = try map.value("number")
  }
}

final class Halves: ObjectMapper.TransformType {
  func transformFromJSON(_ value: Any?) -> Int? { (value as? Int).map { $0 / 2 } }
  func transformToJSON(_ value: Int?) -> Int? { value.map { $0 * 2 } }
}

func songs(_ text: String) -> [Song]? {
  ObjectMapper.Mapper<Song>(context: Context()).mapArray(JSONString: text)
}

func level(_ text: String) -> Level? {
  do {
    let level: Level = try ObjectMapper.Mapper<Level>().map(JSONString: text)
    return level
  } catch let error as ObjectMapper.MapError {
    print(error.reason ?? "")
    return nil
  } catch {
    return nil
  }
}

extension ObjectMapper.Map {
  var isReading: Bool { mappingType == ObjectMapper.MappingType.fromJSON }
}
