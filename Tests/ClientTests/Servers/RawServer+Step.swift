#if ClientTests
extension RawServer {
  /// What the server does next. At the end of a script it closes the connection.
  enum Step: Sendable {
    /// Sends bytes.
    case send([UInt8])
    /// Sends the same bytes so many times.
    case repeating([UInt8], Int)
    /// Takes a body of so many bytes out of the connection, with a pause behind each 64 KiB at most.
    case receiving(Int, pause: Duration)
    /// Does nothing for a while.
    case pause(Duration)
    /// Waits until the client closes the connection.
    case untilClosed
    /// Calls a function.
    case run(@Sendable () -> Void)
    /// Lets the end of the connection be a reset.
    case reset

    /// Sends a text.
    static func text(_ text: String) -> Step { .send(Array(text.utf8)) }

    /// Sends a head: the status line and header fields, a line each.
    static func head(_ status: String = "200 OK", _ fields: String...) -> Step {
      .text((["HTTP/1.1 \(status)"] + fields + ["Connection: close", "", ""]).joined(separator: "\r\n"))
    }

    /// Sends the same bytes so many times, with a pause behind each: as a network does it, whose bytes don't come faster
    /// than they are taken.
    static func paced(_ bytes: [UInt8], _ count: Int) -> [Step] {
      Array(repeatElement([.send(bytes), .pause(.milliseconds(200))], count: count).joined())
    }

    /// Sends a chunk of a chunked body; an empty one is the last.
    static func chunk(_ text: String) -> Step {
      .text("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n")
    }
  }
}
#endif
