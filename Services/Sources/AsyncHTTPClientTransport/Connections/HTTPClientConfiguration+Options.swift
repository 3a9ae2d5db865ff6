#if AsyncHTTPClient
internal import APIClient
internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTPCompression
internal import NIOSSL

extension HTTPClient.Configuration {
  /// Creates the configuration of a transport.
  ///
  /// - Throws: `untrusted` if a certificate can't be read.
  init(_ options: AsyncHTTPClientTransportOptions) throws(TransportError) {
    self.init(
      tlsConfiguration: try TLSConfiguration(authorities: options.authorities),
      // The client follows redirects, and counts decompressed bytes.
      redirectConfiguration: .disallow,
      timeout: Timeout(connect: TimeAmount(options.connectTimeout.asWait)),
      connectionPool: ConnectionPool(
        idleTimeout: TimeAmount(options.keepAlive.asWait),
        concurrentHTTP1ConnectionsPerHostSoftLimit: max(1, options.connectionsPerHost)),
      proxy: options.proxy.map { Proxy($0) },
      decompression: .enabled(limit: .none))
    // The client retries requests. With this option, a refused connection would fail only after the whole
    // timeout.
    connectionPool.retryConnectionEstablishment = false
    httpVersion = options.usesHTTP2 ? .automatic : .http1Only
    // The library's spans contain complete URLs, with the secrets of queries.
    tracing.tracer = nil
    let headByteLimit = options.headByteLimit
    http1_1ConnectionDebugInitializer = { ResponseCheck.add(to: $0) }
    http2ConnectionDebugInitializer = { connection in
      WindowLimit.add(to: connection).flatMap {
        ConnectionFaults.add(to: connection, headByteLimit: headByteLimit)
      }
    }
    http2StreamChannelDebugInitializer = { ResponseCheck.add(to: $0) }
  }
}

extension HTTPClient.Configuration.Proxy {
  fileprivate init(_ proxy: AsyncHTTPClientTransportOptions.Proxy) {
    switch proxy.kind {
    case .http(let authorization):
      self = .server(
        host: proxy.host, port: proxy.port,
        authorization: authorization.map { .basic(username: $0.user, password: $0.password) })
    case .socks: self = .socksServer(host: proxy.host, port: proxy.port)
    }
  }
}

extension TLSConfiguration {
  fileprivate init(authorities: [[UInt8]]) throws(TransportError) {
    self = .makeClientConfiguration()
    minimumTLSVersion = .tlsv12
    guard !authorities.isEmpty else { return }
    var certificates: [NIOSSLCertificate] = []
    for (index, text) in authorities.enumerated() {
      do {
        // DER begins with the tag of a sequence. Files in PEM form often begin with comments.
        certificates +=
          text.first == 0x30
          ? [try NIOSSLCertificate(bytes: text, format: .der)] : try NIOSSLCertificate.fromPEMBytes(text)
      } catch {
        throw TransportError(.untrusted, reason: "authority \(index) of the options isn't a certificate")
      }
    }
    additionalTrustRoots = [.certificates(certificates)]
  }
}
#endif
