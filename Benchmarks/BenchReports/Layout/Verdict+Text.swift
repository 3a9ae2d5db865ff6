import BenchKit

extension Verdict {
  /// The sign in tables.
  var sign: String {
    switch self {
    case .faster: "+"
    case .slower: "-"
    case .same: "="
    }
  }

  /// The color on a terminal.
  var color: TextLayout.Color? {
    switch self {
    case .faster: .green
    case .slower: .red
    case .same: nil
    }
  }
}
