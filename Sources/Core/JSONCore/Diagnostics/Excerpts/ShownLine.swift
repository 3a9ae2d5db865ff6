/// The characters of a line as shown: secrets hidden, control characters replaced by symbols.
struct ShownLine {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The values, in positions among `scalars`.
  private(set) var values: [Range<Int>] = []
  /// The bytes that each of the scalars stands for.
  private var places: [Range<Int>] = []

  init(_ line: Range<Int>, in source: UnsafeBufferPointer<UInt8>, hiding mask: TextMask) {
    scalars.reserveCapacity(line.count)
    places.reserveCapacity(line.count)
    var next = line.lowerBound
    for secret in mask.secrets {
      show(source[next..<secret.lowerBound])
      scalars += Excerpt.hidden.unicodeScalars
      places += repeatElement(secret, count: Excerpt.hidden.unicodeScalars.count)
      next = secret.upperBound
    }
    show(source[next..<line.upperBound])
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

  /// The position of the character that contains an offset, or of the first one after it.
  ///
  /// - Complexity: O(log *n*) in the length of the line.
  func position(of offset: Int, roundingUp: Bool = false) -> Int {
    places.indices.partitionPoint { position in
      roundingUp ? places[position].lowerBound >= offset : places[position].upperBound > offset
    }
  }

  private mutating func show(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = bytes.startIndex
    while true {
      let length: Int
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        scalars.append(visible(Unicode.UTF8.decode(encoded)))
        length = encoded.count
      case .error(let count):
        scalars.append("\u{FFFD}")
        length = count
      case .emptyInput: return
      }
      places.append(place..<place + length)
      place += length
    }
  }
}
