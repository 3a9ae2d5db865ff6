#if Client
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif
internal import HTTPTypes
internal import JSONCore

/// Hands what the platform says of a task to the transfer that it belongs to.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let transfers = Locked<[Int: Transfer]>([:])
  #if canImport(Darwin)
  private let authorities: AdditionalAuthorities
  #endif

  init(_ options: URLSessionTransportOptions) {
    #if canImport(Darwin)
    authorities = AdditionalAuthorities(options.authorities)
    #endif
  }

  func add(_ transfer: Transfer, for task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  private func transfer(for task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // The client follows redirects: Linux sends credentials along, and the body of a POST not at all.
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(Darwin)
    if challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust {
      let credential = authorities.credential(for: challenge.protectionSpace)
      return completionHandler(credential == nil ? .performDefaultHandling : .useCredential, credential)
    }
    #endif
    // On Linux nothing else brings the 401 to the client: the default hangs for ever.
    completionHandler(.rejectProtectionSpace, nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    transfer(for: task)?.noteSending()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    // On Linux an informational reply, such as 103, comes as a head of its own.
    if let response = HTTPResponse(response), response.status.kind != .informational {
      transfer(for: dataTask)?.receive(response)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(for: dataTask)?.receive([UInt8](data))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(error)
  }
}
#endif
