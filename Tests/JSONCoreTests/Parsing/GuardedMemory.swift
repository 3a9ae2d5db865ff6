import Foundation

/// Memory between two inaccessible pages: a read beyond it ends the process.
final class GuardedMemory {
  private let start: UnsafeMutablePointer<UInt8>
  private let page: Int

  /// `nil` if the system has no such memory.
  init?() {
    page = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard let memory = mmap(nil, 3 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    start = memory.bindMemory(to: UInt8.self, capacity: 3 * page)
    guard mprotect(memory, page, PROT_NONE) == 0, mprotect(memory + 2 * page, page, PROT_NONE) == 0 else {
      return nil
    }
  }

  deinit { munmap(start, 3 * page) }

  /// Copies bytes to the end of the memory, where they are valid until the next call. Returns `nil` for too
  /// many bytes.
  func atEnd(_ bytes: [UInt8]) -> UnsafePointer<UInt8>? { put(bytes, at: 2 * page - bytes.count) }

  /// Copies bytes to the beginning of the memory, where they are valid until the next call. Returns `nil` for
  /// too many bytes.
  func atBeginning(_ bytes: [UInt8]) -> UnsafePointer<UInt8>? { put(bytes, at: page) }

  private func put(_ bytes: [UInt8], at offset: Int) -> UnsafePointer<UInt8>? {
    guard bytes.count <= page else { return nil }
    bytes.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { (start + offset).update(from: base, count: bytes.count) }
    }
    return UnsafePointer(start + offset)
  }
}
