import Foundation

/// The system calls that a server needs.
enum Sockets {
  struct Failure: Error {
    let call: String
    let reason = String(cString: strerror(errno))
  }

  /// Listens on a free port of 127.0.0.1.
  static func listen() throws -> (socket: Int32, port: Int) {
    let (listener, port, failed) = try create(0) { listener, address, size -> String? in
      if bind(listener, address, size) != 0 { return "bind" }
      if Foundation.listen(listener, 256) != 0 { return "listen" }
      return getsockname(listener, address, &size) == 0 ? nil : "getsockname"
    }
    if let failed { throw Failure(call: failed) }
    return (listener, port)
  }

  /// Connects to a port of 127.0.0.1.
  static func connect(_ port: Int) throws -> Int32 {
    let (connection, _, isConnected) = try create(port) { connection, address, size in
      Foundation.connect(connection, address, size) == 0
    }
    guard isConnected else { throw Failure(call: "connect") }
    return connection
  }

  /// Creates a socket, and calls a function with it and an address of 127.0.0.1, which it may change.
  private static func create<Result>(
    _ port: Int, _ body: (Int32, UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Result
  ) throws -> (socket: Int32, port: Int, result: Result) {
    #if canImport(Darwin)
    let created = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let created = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard created >= 0 else { throw Failure(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body(created, $0, &size) }
    }
    return (created, Int(UInt16(bigEndian: address.sin_port)), result)
  }

  /// Returns the next connection; `nil` if the listener was stopped.
  static func accept(_ listener: Int32) -> Int32? {
    let connection = Foundation.accept(listener, nil, nil)
    return connection >= 0 ? connection : nil
  }

  /// Makes current and future calls of ``accept(_:)`` return `nil`.
  static func endAccepting(_ listener: Int32) { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Closes a listener, while no thread waits in ``accept(_:)``.
  static func stop(_ listener: Int32) {
    endAccepting(listener)
    close(listener)
  }

  /// Returns the received bytes; `nil` if the other side has closed the connection.
  static func receive(_ connection: Int32) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, recv(connection, buffer.baseAddress, buffer.count, 0))
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Sends all bytes, and returns whether that succeeded.
  static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        Foundation.send(connection, buffer.baseAddress, buffer.count, flags)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits, and returns `true` early if the other side closes the connection.
  static func isClosed(_ connection: Int32, within seconds: Double) -> Bool {
    var watched = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, Int32(seconds * 1000)) > 0 else { return false }
    return receive(connection) == nil
  }

  /// Makes closing a connection reset it.
  static func resetOnClose(_ connection: Int32) {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }
}
