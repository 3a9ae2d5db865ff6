import ApplicativeMapping
import Foundation

// Models in the style of Argo, Curry and Runes; those of users need only other imports.

struct Member: Equatable {
  let id: Int
  let name: String
  let email: String?
}

extension Member: Decodable {
  static func decode(_ json: JSON) -> Decoded<Member> {
    return curry(self.init)
      <^> json <| "id"
      <*> (json <| ["userinfo", "name"] <|> json <| "name")
      <*> json <|? "email"
  }
}

struct Remark {
  let id: Int
  let text: String
  let author: String
}

extension Remark: Decodable {
  static func decode(_ json: JSON) -> Decoded<Remark> {
    return curry(self.init)
      <^> json <| "id"
      <*> json <| "text"
      <*> json <| ["author", "name"]
  }
}

struct Place {
  let lat: Double
  let lng: Double
  let title: String?
}

extension Place: Decodable {
  static func decode(_ json: JSON) -> Decoded<Place> {
    return curry(self.init)
      <^> json <| "lat"
      <*> json <| "lng"
      <*> json <|? "title"
  }
}

struct Entry {
  let id: Int
  let text: String
  let author: Member
  let remarks: [Remark]
  let place: Place?
}

extension Entry: Decodable {
  static func decode(_ json: JSON) -> Decoded<Entry> {
    let entry = curry(self.init)
    return entry
      <^> json <| "id"
      <*> json <| "text"
      <*> json <| "author"
      <*> json <|| "remarks"
      <*> json <|? "place"
  }
}

enum Level: Int {
  case zero, one
}

extension Level: Decodable {}

enum Shape {
  case circle(Double)
  case square(Double)
}

extension Shape: Decodable {
  static func decode(_ json: JSON) -> Decoded<Shape> {
    let type: Decoded<String> = json <| "type"
    return type.flatMap { type in
      switch type {
      case "circle": return curry(Shape.circle) <^> json <| "radius"
      case "square": return Shape.square <^> json <| "side"
      default: return .typeMismatch(expected: "a shape", actual: type)
      }
    }
  }
}

struct Homepage: Decodable {
  let url: URL

  static func decode(_ json: JSON) -> Decoded<Homepage> {
    switch try? json.tree {
    case .string(let text):
      return Homepage.init <^> (URL(string: text).map(pure) ?? .typeMismatch(expected: "URL", actual: json))
    default: return .typeMismatch(expected: "URL", actual: json)
    }
  }
}

struct Refused: Decodable {
  static func decode(_ json: JSON) -> Decoded<Refused> {
    return .customError("My Custom Error")
  }
}

class Link {
  let text: String
  init(text: String) { self.text = text }
}

final class BigLink: Link, Decodable {
  static func decode(_ json: JSON) -> Decoded<BigLink> {
    return BigLink.init <^> json <| "text"
  }
}

func json(_ text: String) -> Any? {
  return try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .allowFragments)
}
