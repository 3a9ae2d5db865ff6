import CodableMapping

extension Folder: Swift.Codable {
  private enum CodingKeys: CodingKey { case todo, last, more, named }

  init(from decoder: any Decoder) throws {
    let inner = InnerMapping()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      todo: try container.decode(with: inner, forKey: .todo),
      last: try container.decodeIfPresent(with: inner, forKey: .last),
      more: try container.decode(with: inner.array, forKey: .more),
      named: try container.decode(with: inner.dictionary, forKey: .named))
  }

  func encode(to encoder: any Encoder) throws {
    let inner = InnerMapping()
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(todo, with: inner, forKey: .todo)
    try container.encodeIfPresent(last, with: inner, forKey: .last)
    try container.encode(more, with: inner.array, forKey: .more)
    try container.encode(named, with: inner.dictionary, forKey: .named)
  }
}
