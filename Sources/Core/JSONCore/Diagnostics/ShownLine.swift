/// The characters of a line as they are shown: secrets hidden, control characters as pictures.
struct ShownLine {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The values, in positions among `scalars`.
  private(set) var values: [Range<Int>] = []
  private let source: UnsafeBufferPointer<UInt8>
  private var pieces: [Piece] = []

  private struct Piece {
    var bytes: Range<Int>
    var first: Int
    var count: Int
    var isHidden: Bool
  }

  init(_ line: Range<Int>, in source: UnsafeBufferPointer<UInt8>, hiding mask: TextMask) {
    self.source = source
    var next = line.lowerBound
    for secret in mask.secrets where secret.lowerBound >= next {
      show(next..<secret.lowerBound)
      append(secret, Array(Excerpt.hidden.unicodeScalars), isHidden: true)
      next = secret.upperBound
    }
    show(next..<line.upperBound)
    for value in mask.values {
      let range = position(of: value.lowerBound)..<position(of: value.upperBound, roundingUp: true)
      // Values within one secret are shown as one.
      if let last = values.last, last.upperBound > range.lowerBound {
        values[values.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        values.append(range)
      }
    }
  }

  /// The position of the character that begins at an offset.
  func position(of offset: Int, roundingUp: Bool = false) -> Int {
    guard let piece = pieces.last(where: { $0.bytes.lowerBound <= offset }) else { return 0 }
    if offset >= piece.bytes.upperBound { return piece.first + piece.count }
    if piece.isHidden {
      return piece.first + (roundingUp && offset > piece.bytes.lowerBound ? piece.count : 0)
    }
    // Without making the text of ASCII, for a line may have hundreds of values.
    let before = source[piece.bytes.lowerBound..<offset]
    if before.allSatisfy({ $0 < 0x80 }) { return piece.first + before.count }
    return piece.first + visibleScalars(before).count
  }

  private mutating func show(_ bytes: Range<Int>) {
    guard !bytes.isEmpty else { return }
    append(bytes, visibleScalars(source[bytes]), isHidden: false)
  }

  private mutating func append(_ bytes: Range<Int>, _ shown: [Unicode.Scalar], isHidden: Bool) {
    pieces.append(Piece(bytes: bytes, first: scalars.count, count: shown.count, isHidden: isHidden))
    scalars += shown
  }
}
