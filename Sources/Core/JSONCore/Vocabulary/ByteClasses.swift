/// Whether a byte is JSON white space.
func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

/// Whether a byte ends a line.
func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// Whether a byte is an ASCII letter.
func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

/// Whether a byte is a decimal digit.
func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

/// Whether a byte is a hexadecimal digit.
func isHexadecimal(_ byte: UInt8) -> Bool { hexadecimalDigit(byte) != nil }

/// The value of a hexadecimal digit.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// Whether a byte may be part of a number.
func isNumberByte(_ byte: UInt8) -> Bool { isDigit(byte) || "+-.eE".utf8.contains(byte) }
