import APIClient
import CodableMapping

enum Guest: Scope { typealias Included = Anyone }
enum Customer: Scope { typealias Included = Guest }
enum Administrator: Scope { typealias Included = Customer }

extension Endpoint where Response == Int, Access == Customer {
  static var order: Endpoint { .get("order", as: CodableMapper()) }
}

extension Endpoint where Response == String, Access == Guest {
  static var title: Endpoint { .get("title", as: CodableMapper()) }
}

extension Endpoint where Response == Bool, Access == Anyone {
  static var isUp: Endpoint { .get("up", as: CodableMapper()) }
}

func askAll(
  _ customer: Client<Customer>, _ open: Endpoint<Bool, Anyone>, _ guest: Endpoint<String, Guest>,
  _ own: Endpoint<Int, Customer>
) async throws {
  try await customer.send(.get("orders"))
  _ = try await customer.narrowed().send(guest)
  let _: (Int, Int, String, Bool) = try await customer.all(
    .order, own, guest.widened(), open.widened(to: Guest.self).widened())
  let _: (String, Bool, Int, Bool) = try await customer.all(
    Endpoint.title.widened(), Endpoint.isUp.widened(), .order, open.widened())
}

func forward<each Response>(
  _ customer: Client<Customer>, _ endpoint: repeat Endpoint<each Response, Customer>
) async throws -> (repeat each Response) {
  try await customer.all(repeat each endpoint)
}

func ask(
  _ administrator: Client<Administrator>, _ open: Endpoint<Void, Anyone>, _ guest: Endpoint<Void, Guest>,
  _ customer: Endpoint<Void, Customer>
) async throws {
  try await administrator.send(Endpoint<Void, Administrator>.get("orders"))
  try await administrator.send(customer)
  try await administrator.send(guest)
  _ = try await administrator.reply(to: guest)
  try await administrator.narrowed().send(open)
  try await administrator.send(open.widened(to: Guest.self))
  try await administrator.send(open.widened(to: Customer.self))
  administrator.send(customer.widened()) { _ in }
  for await _ in administrator.each([customer.widened()], limit: 1) {}
  for try await _ in administrator.elements(of: customer.widened(), as: CodableMapper<Int>()) {}
  for try await _ in administrator.lines(of: customer.widened(), as: CodableMapper<Int>()) {}
  for try await _ in administrator.events(of: customer.widened(), as: CodableMapper<Int>()) {}
}
