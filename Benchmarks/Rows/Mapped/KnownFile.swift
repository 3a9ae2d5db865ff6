/// A file that many comparisons of JSON libraries use. The files aren't part of this package.
package enum KnownFile: String, CaseIterable, Sendable {
  /// The result of a search for tweets: objects in objects, most of the text Japanese.
  case twitter
  /// The events of a theater: dictionaries whose keys are ids, and many small objects.
  case citm = "citm_catalog"
  /// The borders of Canada: 111 126 numbers.
  case canada

  /// The address of the files.
  package static let source = "https://github.com/simdjson/simdjson-data/tree/master/jsonexamples"

  /// The name of the file in its folder.
  package var name: String { rawValue + ".json" }

  /// The SHA-256 of the file, in hexadecimal digits.
  package var digest: String {
    switch self {
    case .twitter: "30721e496a8d73cfc50658923c34eb2c0fbe15ee6835005e43ee624d8dedf200"
    case .citm: "a73e7a883f6ea8de113dff59702975e60119b4b58d451d518a929f31c92e2059"
    case .canada: "f83b3b354030d5dd58740c68ac4fecef64cb730a0d12a90362a7f23077f50d78"
    }
  }
}
