#if AsyncHTTPClient
internal import APIClient
internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTP2
internal import NIOHTTPCompression
internal import NIOPosix
internal import NIOSSL

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

extension TransportError {
  /// Converts an error of async-http-client or SwiftNIO.
  ///
  /// - Parameter hasHead: Whether the status and header fields had arrived.
  init(_ cause: any Error, hasHead: Bool) {
    switch cause {
    case let error as TransportError: self = error
    case is CancellationError: self.init(.cancelled)
    case let error as HTTPClientError: self.init(error)
    case let error as HTTPParserError: self.init(error, hasHead: hasHead)
    case let error as NIOConnectionError:
      self.init(error.connectionErrors.isEmpty ? .hostNotFound : .notConnected, reason: "\(error)")
    case let error as SocketAddressError: self.init(.hostNotFound, reason: "\(error)")
    case let error as IOError:
      self.init(
        IOError.lossCodes.contains(error.errnoCode) ? .connectionLost : .notConnected, reason: "\(error)")
    case let error as ChannelError:
      if case .connectTimeout = error {
        self.init(.timedOut(.connection))
      } else {
        self.init(.connectionLost)
      }
    case NIOSSLError.uncleanShutdown: self.init(hasHead ? .truncated : .connectionLost)
    case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError: self.init(.untrusted, reason: "\(cause)")
    case is NIOHTTPDecompression.DecompressionError:
      self.init(.malformed, reason: "the body can't be decompressed")
    case let error as NIOHTTPDecompression.ExtraDecompressionError:
      self.init(error == .truncatedData ? .truncated : .malformed)
    case is any NIOHTTP2Error: self.init(http2: cause)
    default: self.init(.other, reason: "\(type(of: cause))")
    }
  }

  private init(_ error: HTTPClientError) {
    let kind: Kind =
      switch error {
      case .cancelled: .cancelled
      case .connectTimeout, .getConnectionFromPoolTimeout, .tlsHandshakeTimeout, .socksHandshakeTimeout,
        .httpProxyHandshakeTimeout:
        .timedOut(.connection)
      case .remoteConnectionClosed: .connectionLost
      case .proxyAuthenticationRequired, .invalidProxyResponse: .notConnected
      default: .other
      }
    // The description of the error may contain header fields.
    self.init(kind, reason: error.shortDescription)
  }

  private init(_ error: HTTPParserError, hasHead: Bool) {
    switch error {
    case .headerOverflow: self.init(.headTooLarge, reason: "it has more header fields than SwiftNIO accepts")
    case .invalidEOFState: self.init(hasHead ? .truncated : .connectionLost)
    case .unknown:
      // SwiftNIO has no name for what its parser refuses here.
      self.init(
        .malformed, reason: "a line ends without a carriage return, or it has both a length and chunks")
    default: self.init(.malformed, reason: "\(error)")
    }
  }

  private init(http2 error: any Error) {
    switch error {
    case is NIOHTTP2Errors.StreamClosed, is NIOHTTP2Errors.IOOnClosedConnection,
      is NIOHTTP2Errors.CreatedStreamAfterGoaway, is NIOHTTP2Errors.NoStreamIDAvailable:
      self.init(.connectionLost)
    case is NIOHTTP2Errors.ExcessivelyLargeHeaderBlock, is NIOHTTP2Errors.ExcessiveContinuationFrames:
      self.init(.headTooLarge, reason: "it has more bytes than SwiftNIO accepts")
    default: self.init(.malformed, reason: "\(type(of: error))")
    }
  }
}

extension IOError {
  /// The codes of connections that existed.
  fileprivate static let lossCodes: Set<Int32> = [ECONNRESET, ECONNABORTED, EPIPE, ENOTCONN, EBADF]
}
#endif
