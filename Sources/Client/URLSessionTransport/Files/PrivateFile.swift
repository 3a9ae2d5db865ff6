#if Client
internal import Foundation
#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Files that only the user of the process can open.
enum PrivateFile {
  /// What the system says about a call that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// The reason of the last call.
    static func ofLastCall() -> Failure { Failure(String(cString: strerror(errno))) }
  }

  /// Requires a path that the system takes as a whole: it would take one with a NUL for the path that ends there.
  static func requireName(_ path: String) throws(Failure) {
    guard !path.utf8.contains(0) else { throw Failure("the path has a NUL") }
  }

  /// Creates a file of mode 0600 to be written. It is locked as long as it is open, so that ``removeIfLeft(_:)`` leaves
  /// it alone.
  ///
  /// - Throws: That it can't be created: there is one of the name, for example.
  static func create(_ path: String) throws(Failure) -> FileHandle {
    while true {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw Failure.ofLastCall() }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      guard flock(descriptor, LOCK_EX) == 0 else { throw Failure.ofLastCall() }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Failure.ofLastCall() }
      // Somebody may have taken it for one that was left, before it was locked.
      if status.st_nlink > 0 { return handle }
    }
  }

  /// Removes the name of a file that nobody is writing: the process that made it has died.
  static func removeIfLeft(_ path: String) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    close(descriptor)
  }

  /// Opens a file to be read; `nil` if there is none.
  ///
  /// - Throws: That it can't be opened, or that others than its owner may read or change it.
  static func reader(of path: String) throws(Failure) -> FileHandle? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw Failure.ofLastCall()
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure.ofLastCall() }
    guard status.st_mode & 0o077 == 0 else { throw Failure("others than its owner may use it") }
    return handle
  }

  /// Removes the name of a file. One that has no name is there until it is closed.
  static func removeName(_ path: String) throws(Failure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw Failure.ofLastCall() }
  }

  /// Gives a file the name of another one, which it replaces at once.
  static func move(_ path: String, to newPath: String) throws(Failure) {
    guard rename(path, newPath) == 0 else { throw Failure.ofLastCall() }
  }
}
#endif
