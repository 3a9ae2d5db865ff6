import JSONCore
import JSONMapping

indirect enum OtherTree {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([OtherTree])
  case object([(String, OtherTree)])
}

enum OtherLibrary {
  static func parse(_ bytes: RawSpan) -> OtherTree? { .null }
}

func page(_ bytes: [UInt8], _ mapper: some Mapping<[Int]>) throws {
  // statements
}
