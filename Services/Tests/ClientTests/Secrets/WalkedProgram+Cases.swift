import APIClient
import Catalog
import CatalogServices
import CodableMapping
import Foundation
import GRDBStore
import JSONStreaming
import OfflineStore
import URLSessionTransport

extension WalkedProgram {
  /// A sample of each case with associated values. Values that were sent, received or stored contain secrets;
  /// the texts of errors don't.
  func caseSamples() throws -> [String: Any] {
    let error = try misfit()
    var samples = try clientCases(error)
    samples.merge(try storeCases(error)) { $1 }
    samples.merge(serviceCases.map { ("CatalogServices.\($0)", $1) }) { $1 }
    samples["JSONStreaming.StreamForm.elements"] = StreamForm.elements(at: ["password"])
    samples["JSONStreaming.StreamReadError.decoding"] = StreamReadError.decoding(error)
    samples["JSONStreaming.StreamReadError.source"] = StreamReadError.source(error)
    samples["JSONStreaming.StreamWriteError.encoding"] = StreamWriteError.encoding(error)
    samples["JSONStreaming.StreamWriteError.sink"] = StreamWriteError.sink(error)
    return samples
  }

  /// The error about a member whose value is a secret.
  private func misfit() throws -> JSONError {
    let text = try CodableMapper<[String: String]>().encode(["password": secrets.body])
    do throws(JSONError) { _ = try CodableMapper<[String: Int]>().decode(text) } catch { return error }
    throw CocoaError(.coderInvalidValue)
  }

  private func clientCases(_ error: JSONError) throws -> [String: Any] {
    let fields = Self.fields(secrets)
    let body = Array(secrets.body.utf8)
    let url = try HTTPURL("\(server.address)/?access_token=\(PlantedSecrets.encoded(secrets.query))")
    let exchange = Exchange(.post, url, headerFields: fields, body: body)
    let sample = SampleReply(body, headerFields: fields)
    let status = StatusError(
      response: HTTPResponse(status: .badRequest, headerFields: fields), body: Array(secrets.errorBody.utf8))
    let failure = exchange.error(.status(status), status: .badRequest)
    typealias Kind = ClientError.Kind
    typealias Event = RequestEvent.Kind
    let cases: [String: Any] = [
      "Authenticator.Event.notSaved": Authenticator<BearerToken>.Event.notSaved(CredentialStoreError("full")),
      "Authenticator.Event.refreshed": Authenticator<BearerToken>.Event.refreshed(account: "ada"),
      "Authenticator.Event.signedIn": Authenticator<BearerToken>.Event.signedIn(account: "ada"),
      "Authenticator.Event.signedOut": Authenticator<BearerToken>.Event.signedOut(because: "it has expired"),
      "ClientError.Kind.bodyTooLarge": Kind.bodyTooLarge(limit: 1),
      "ClientError.Kind.decoding": Kind.decoding(error), "ClientError.Kind.encoding": Kind.encoding(error),
      "ClientError.Kind.file": Kind.file(FileError(.write, path: "film.partial", code: 28)),
      "ClientError.Kind.invalidRequest": Kind.invalidRequest("no host"),
      "ClientError.Kind.status": Kind.status(status),
      "ClientError.Kind.transport": Kind.transport(TransportError(.other, reason: "it is broken")),
      "ClientError.Kind.unauthenticated": Kind.unauthenticated("not signed in"),
      "Provider.Stubbing.delayed": Provider<SecretTarget>.Stubbing.delayed(.zero),
      "RequestEvent.Kind.failed": Event.failed(failure, RequestMetrics()),
      "RequestEvent.Kind.received": Event.received(.ok),
      "RequestEvent.Kind.redirected": Event.redirected(to: exchange.shownURL),
      "RequestEvent.Kind.retrying": Event.retrying(after: .zero, because: failure.reason),
      "RequestEvent.Kind.sending": Event.sending(attempt: 1),
      "RequestEvent.Kind.servedFromCache": Event.servedFromCache(.network),
      "RequestEvent.Kind.succeeded": Event.succeeded(RequestMetrics()),
      "StubTransport.Answer.chunks": StubTransport.Answer.chunks([body], sample),
      "StubTransport.Answer.delayed": StubTransport.Answer.delayed(.zero, .reply(sample)),
      "StubTransport.Answer.failure": StubTransport.Answer.failure(TransportError(.malformed)),
      "StubTransport.Answer.reply": StubTransport.Answer.reply(sample),
      "TransportError.Kind.timedOut": TransportError.Kind.timedOut(.idle),
      "TransportError.Kind.tooManyRedirects": TransportError.Kind.tooManyRedirects(limit: 1),
    ]
    return Dictionary(uniqueKeysWithValues: cases.map { ("APIClient.\($0)", $1) }).merging([
      "URLSessionTransport.URLSessionTransportOptions.Overflow.temporaryFile":
        URLSessionTransportOptions.Overflow.temporaryFile(directory: "/tmp")
    ]) { $1 }
  }

  private var serviceCases: [String: Any] {
    [
      "MovieRoute.movie": MovieRoute.movie(id: 1), "MovieRoute.topGrossing": MovieRoute.topGrossing(year: 1),
      "MovieRoute.topRated": MovieRoute.topRated(year: 1),
      "RepositoryRoute.get": RepositoryRoute.get(ownerID: 1, repositoryID: 1),
      "RepositoryRoute.search": RepositoryRoute.search(text: "swift", page: 1),
      "StorageFailure.credential": StorageFailure.credential(CredentialStoreError("it is locked")),
      "StorageFailure.store": StorageFailure.store(StoreError(.full)),
    ]
  }

  private func storeCases(_ error: JSONError) throws -> [String: Any] {
    let accounts = Self.accounts
    let row = try accounts.row(of: Account(name: "ada", password: secrets.password))
    let password = StoredColumn("password") { (account: Account) in account.password }
    let selection = accounts.where(password == secrets.password).selection
    let secret = StoredValue.text(secrets.password)
    typealias Action = StoreMigrationStep.Action
    typealias Test = StoreExpression.Test
    let cases: [String: Any] = [
      "OfflineValue.Origin.store": OfflineValue<Account>.Origin.store(age: .zero),
      "StoreChange.delete": StoreChange.delete(selection),
      "StoreChange.fetched": StoreChange.fetched("accounts", Date()),
      "StoreChange.removeFetch": StoreChange.removeFetch("accounts"),
      "StoreChange.replace": StoreChange.replace(selection, with: [row]),
      "StoreChange.save": StoreChange.save([row], accounts.table),
      "StoreError.Kind.decoding": StoreError.Kind.decoding(error),
      "StoreError.Kind.encoding": StoreError.Kind.encoding(error),
      "StoreError.Kind.migration": StoreError.Kind.migration(name: "1", error),
      "StoreError.Kind.newerVersion": StoreError.Kind.newerVersion(migrations: ["1"]),
      "StoreError.Kind.other": StoreError.Kind.other(code: 1),
      "StoreError.Kind.undeclaredColumn": StoreError.Kind.undeclaredColumn("password"),
      "StoreExpression.Test.comparison": Test.comparison(column: "password", .equal, secret),
      "StoreExpression.Test.oneOf": Test.oneOf(column: "password", [secret]),
      "StoreExpression.Test.prefix": Test.prefix(column: "password", secrets.password),
      "StoreMigrationStep.Action.define": StoreMigrationStep.define(accounts).action,
      "StoreMigrationStep.Action.drop": Action.drop(table: "accounts"),
      "StoreMigrationStep.Action.rewrite": Action.rewrite(table: "accounts") { _ throws(JSONError) in },
      "StoredValue.integer": StoredValue.integer(1), "StoredValue.real": StoredValue.real(1),
    ]
    return Dictionary(uniqueKeysWithValues: cases.map { ("OfflineStore.\($0)", $1) })
  }
}
