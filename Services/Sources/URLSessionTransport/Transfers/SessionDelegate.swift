internal import APIClient
internal import Foundation
internal import HTTPTypes
internal import JSONCore

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// Passes the platform's events for a task to the transfer of the task.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let transfers = Locked<[Int: Transfer]>([:])
  private let options: URLSessionTransportOptions
  #if canImport(Darwin)
  private let authorities: AdditionalAuthorities
  #endif

  init(_ options: URLSessionTransportOptions) {
    self.options = options
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
    // The client follows redirects, because the platform on Linux would send credentials to other hosts, and
    // would omit the body of a POST. On Linux, calling the handler after a cancellation stops the process, so
    // it is called on the queue of cancellations. A cancelled task doesn't wait for it.
    let transfer = transfer(for: task)
    Session.control.async { if transfer?.hasEnded == false { completionHandler(nil) } }
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
    // On Linux, this is the only way to receive the 401: the default handling hangs forever.
    completionHandler(.rejectProtectionSpace, nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    transfer(for: task)?.noteSending(totalBytesSent, of: totalBytesExpectedToSend)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let transfer = transfer(for: dataTask) { transfer.receive(head(response)) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(for: dataTask)?.receive([UInt8](data))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    // On Linux, a redirect without a Location is delivered only here, without its body.
    if error == nil, !transfer.hasHead { transfer.receive(head(task.response), isBodyLost: true) }
    transfer.complete(error)
  }

  private func head(_ response: URLResponse?) -> Result<HTTPResponse?, TransportError> {
    Result { () throws(TransportError) in try HTTPResponse(response, options) }
  }
}
