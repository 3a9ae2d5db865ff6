import Foundation

/// The size of object files.
package enum ObjectCode {
  /// Returns the size of the loaded sections of an ELF file for 64-bit little-endian machines; `nil` for
  /// other files.
  ///
  /// Symbols, relocations and debug information are not counted.
  package static func loadedBytes(of file: [UInt8]) -> Int? {
    guard file.count >= 64, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    let table = Int(number(8, at: 0x28, in: file))
    let entrySize = Int(number(2, at: 0x3A, in: file))
    let count = Int(number(2, at: 0x3C, in: file))
    guard entrySize >= 64, table >= 0, table + count * entrySize <= file.count else { return nil }
    let allocated: UInt64 = 2
    var sum = 0
    for index in 0..<count {
      let entry = table + index * entrySize
      guard number(8, at: entry + 8, in: file) & allocated != 0 else { continue }
      sum += Int(clamping: number(8, at: entry + 32, in: file))
    }
    return sum
  }

  private static func number(_ bytes: Int, at offset: Int, in file: [UInt8]) -> UInt64 {
    (0..<bytes).reduce(0) { $0 | UInt64(file[offset + $1]) << (8 * UInt64($1)) }
  }
}
