internal import Foundation

/// Operations on files that only the user of the process can open.
enum PrivateFile {
  /// The reason why a system call failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// The reason of the last call.
    static func ofLastCall() -> Failure { Failure(String(cString: strerror(errno))) }
  }

  /// Checks that a path contains no NUL character, at which the system would end the path.
  static func requireName(_ path: String) throws(Failure) {
    guard !path.utf8.contains(0) else { throw Failure("the path has a NUL") }
  }

  /// Creates a file with the mode 0600 for writing. It is locked while it is open, so that
  /// ``removeIfLeft(_:)`` doesn't remove it.
  ///
  /// - Throws: ``Failure`` if it can't be created, for example because the name exists.
  static func create(_ path: String) throws(Failure) -> FileHandle {
    while true {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw Failure.ofLastCall() }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      guard flock(descriptor, LOCK_EX) == 0 else { throw Failure.ofLastCall() }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Failure.ofLastCall() }
      // Another process may have removed it as a leftover before it was locked.
      if status.st_nlink > 0 { return handle }
    }
  }

  /// Removes the name of a file that isn't being written: a leftover of a process that has ended.
  static func removeIfLeft(_ path: String) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    close(descriptor)
  }

  /// Opens a file for reading; `nil` if there is none.
  ///
  /// - Throws: ``Failure`` if it can't be opened, if it isn't a regular file, or if others than its owner can
  ///   read or change it.
  static func reader(of path: String) throws(Failure) -> FileHandle? {
    // Opening a pipe then doesn't wait for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw Failure.ofLastCall()
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure.ofLastCall() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("it isn't a regular file") }
    guard status.st_mode & 0o077 == 0 else { throw Failure("other users can access it") }
    return handle
  }

  /// Removes the name of a file. The file exists until it is closed.
  static func removeName(_ path: String) throws(Failure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw Failure.ofLastCall() }
  }

  /// Renames a file, atomically replacing a file with the new name.
  static func move(_ path: String, to newPath: String) throws(Failure) {
    guard rename(path, newPath) == 0 else { throw Failure.ofLastCall() }
  }
}
