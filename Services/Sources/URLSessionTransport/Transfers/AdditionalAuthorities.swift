#if canImport(Darwin)
internal import Foundation
internal import Security

/// Authorities that are trusted in addition to those of the system. Apple's platforms only; not built on
/// Linux.
struct AdditionalAuthorities: Sendable {
  private let certificates: [Data]

  /// Creates authorities from certificates in DER or PEM form; a PEM text may contain several.
  init(_ texts: [[UInt8]]) {
    certificates = texts.flatMap { AdditionalAuthorities.certificates(in: Data($0)) }
  }

  /// Returns a credential that trusts the server; `nil` to let the system decide.
  func credential(for space: URLProtectionSpace) -> URLCredential? {
    guard !certificates.isEmpty, let trust = space.serverTrust else { return nil }
    let anchors = certificates.compactMap { SecCertificateCreateWithData(nil, $0 as CFData) }
    guard SecTrustSetAnchorCertificates(trust, anchors as CFArray) == errSecSuccess,
      SecTrustSetAnchorCertificatesOnly(trust, false) == errSecSuccess,
      SecTrustEvaluateWithError(trust, nil)
    else { return nil }
    return URLCredential(trust: trust)
  }

  private static func certificates(in data: Data) -> [Data] {
    let text = String(decoding: data, as: UTF8.self)
    let blocks = text.components(separatedBy: "-----BEGIN CERTIFICATE-----").dropFirst()
    guard !blocks.isEmpty else { return [data] }
    return blocks.compactMap { block in
      let base64 = block.components(separatedBy: "-----END CERTIFICATE-----").first
      return base64.flatMap { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) }
    }
  }
}
#endif
