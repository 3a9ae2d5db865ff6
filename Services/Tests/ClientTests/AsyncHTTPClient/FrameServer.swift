#if AsyncHTTPClient
import APIClient
import AsyncHTTPClientTransport
import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// A server for HTTP/2 over TLS that runs a script for each request, which may violate the protocol.
final class FrameServer: Sendable {
  /// What the connections have received.
  struct Counts {
    /// The parameters of the client's SETTINGS frames, the last of each.
    var settings: [Int: Int] = [:]
    var requestCount = 0
    var connectionCount = 0
  }

  /// A class, because several closures capture it.
  final class Received: Sendable {
    let counts = Locked(Counts())
  }

  private let channel: any Channel
  private let received = Received()
  private let authority: [UInt8]

  /// Starts a server.
  ///
  /// - Parameter script: Returns the script for a request, by the number of earlier ones; `nil` for a
  ///   connection that is closed before its SETTINGS.
  init(_ script: @escaping @Sendable (_ number: Int) -> [FrameStep]?) async throws {
    let files = try await ServerFiles.shared.value
    authority = files.authority
    var tls = TLSConfiguration.makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMBytes(files.certificate).map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(bytes: files.key, format: .pem)))
    tls.applicationProtocols = ["h2"]
    let context = try NIOSSLContext(configuration: tls)
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { [received] channel in
        channel.eventLoop.makeCompletedFuture {
          received.counts.withLock { $0.connectionCount += 1 }
          try channel.pipeline.syncOperations.addHandlers(
            NIOSSLServerHandler(context: context), FrameHandler(received, script))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  /// Starts a server that runs the same script for each request.
  convenience init(_ steps: [FrameStep]?) async throws { try await self.init { _ in steps } }

  deinit { channel.close(promise: nil) }

  /// The URL of the server.
  var address: String { "https://localhost:\(port)" }

  var port: Int { channel.localAddress?.port ?? 0 }

  var requestCount: Int { received.counts.withLock { $0.requestCount } }

  var connectionCount: Int { received.counts.withLock { $0.connectionCount } }

  var settings: [Int: Int] { received.counts.withLock { $0.settings } }

  /// A transport that trusts this server.
  func transport(
    _ change: (inout AsyncHTTPClientTransportOptions) -> Void = { _ in }
  ) -> AsyncHTTPClientTransport {
    Tested.asyncHTTPClient {
      $0.authorities = [authority]
      change(&$0)
    }
  }
}

/// The files of a server with TLS, which all servers of the process share.
private struct ServerFiles: Sendable {
  let authority, certificate, key: [UInt8]

  static let shared = Task {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try await Certificates.make(in: directory)
    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: directory.appending(path: name)))
    }
    return ServerFiles(
      authority: try bytes("authority.pem"), certificate: try bytes("server.pem"),
      key: try bytes("server.key"))
  }
}

/// One connection: reads the client's frames and writes those of the script.
private final class FrameHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private static let prefaceLength = 24

  private let received: FrameServer.Received
  private let script: (Int) -> [FrameStep]?
  private var buffer = ByteBuffer()
  private var hasPreface = false

  init(_ received: FrameServer.Received, _ script: @escaping (Int) -> [FrameStep]?) {
    (self.received, self.script) = (received, script)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    buffer.writeImmutableBuffer(unwrapInboundIn(data))
    if !hasPreface {
      guard buffer.readSlice(length: Self.prefaceLength) != nil else { return }
      hasPreface = true
      guard script(received.counts.withLock { $0.requestCount }) != nil else {
        return context.close(promise: nil)
      }
      send(Frame.settings, context)
    }
    while let frame = nextFrame() { handle(frame, context) }
  }

  private func nextFrame() -> Frame? {
    guard let head = buffer.getBytes(at: buffer.readerIndex, length: 9) else { return nil }
    let length = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
    guard buffer.readableBytes >= 9 + length, let bytes = buffer.readBytes(length: 9 + length) else {
      return nil
    }
    let stream = head[5...].reduce(0) { $0 << 8 | UInt32($1) }
    return Frame(head[3], flags: head[4], stream: stream, Array(bytes.dropFirst(9)))
  }

  private func handle(_ frame: Frame, _ context: ChannelHandlerContext) {
    switch frame.type {
    case 1:
      let number = received.counts.withLock { counts in
        defer { counts.requestCount += 1 }
        return counts.requestCount
      }
      for step in script(number) ?? [] {
        guard let bytes = step.bytes(stream: frame.stream) else { return context.close(promise: nil) }
        send(bytes, context)
      }
    case 4 where frame.flags & 1 == 0:
      received.counts.withLock { counts in
        for index in stride(from: 0, to: frame.payload.count - 5, by: 6) {
          let value = frame.payload[index + 2..<index + 6].reduce(0) { $0 << 8 | Int($1) }
          counts.settings[Int(frame.payload[index + 1])] = value
        }
      }
      send(Frame(4, flags: 1, stream: 0, []).bytes, context)
    default: break
    }
  }

  private func send(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
#endif
