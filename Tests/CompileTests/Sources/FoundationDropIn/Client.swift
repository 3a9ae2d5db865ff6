import Foundation

/// A library's type that has coders in its public API.
public struct Client {
  let decoder: JSONDecoder

  /// Creates a client.
  public init(decoder: JSONDecoder = JSONDecoder()) { self.decoder = decoder }

  /// Reads dates.
  public func dates(
    in data: Data, as strategy: JSONDecoder.DateDecodingStrategy = .iso8601,
    with encoder: JSONEncoder = .init()
  ) throws -> [Date] {
    decoder.dateDecodingStrategy = strategy
    encoder.outputFormatting = [.sortedKeys]
    return try decoder.decode([Date].self, from: data)
  }
}
