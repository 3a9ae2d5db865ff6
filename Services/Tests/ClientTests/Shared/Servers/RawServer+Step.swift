extension RawServer {
  /// A step of a script. At the end of the script, the server closes the connection.
  enum Step: Sendable {
    /// Sends bytes.
    case send([UInt8])
    /// Sends the same bytes several times.
    case repeating([UInt8], Int)
    /// Reads this many bytes of a body, and calls a function with the number of bytes of each read.
    case receiving(Int, each: (@Sendable (Int) -> Void)? = nil)
    /// Pauses.
    case pause(Duration)
    /// Waits until the client closes the connection.
    case untilClosed
    /// Calls a function.
    case run(@Sendable () -> Void)
    /// Makes the server reset the connection instead of closing it.
    case reset

    /// Sends a text.
    static func text(_ text: String) -> Step { .send(Array(text.utf8)) }

    /// Sends a status line and header fields.
    static func head(_ status: String = "200 OK", _ fields: String...) -> Step { head(status, fields) }

    /// Sends the status 200 and header fields.
    static func ok(_ fields: String...) -> Step { head("200 OK", fields) }

    /// Sends the head of a chunked response.
    static let chunked = Step.ok("Transfer-Encoding: chunked")

    /// Sends the head of a compressed response.
    static let gzip = Step.ok("Content-Encoding: gzip")

    /// Sends a response, and keeps the connection open for another request.
    static let kept = Step.text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")

    /// Sends a status line and header fields.
    static func head(_ status: String, _ fields: [String]) -> Step {
      .text((["HTTP/1.1 \(status)"] + fields + ["Connection: close", "", ""]).joined(separator: "\r\n"))
    }

    /// Sends the same bytes several times, with pauses, so that they don't arrive faster than they are read.
    static func paced(
      _ bytes: [UInt8], _ count: Int, every duration: Duration = .milliseconds(200)
    ) -> [Step] {
      Array(repeatElement([.send(bytes), .pause(duration)], count: count).joined())
    }

    /// Sends a chunk of a chunked body; an empty one is the last.
    static func chunk(_ text: String) -> Step {
      .text("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n")
    }
  }
}
