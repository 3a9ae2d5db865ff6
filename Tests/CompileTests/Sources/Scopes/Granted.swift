import APIClient
import CodableMapping

enum Guest: Scope { typealias Included = Anyone }
enum Customer: Scope { typealias Included = Guest }
enum Administrator: Scope { typealias Included = Customer }

func ask(
  _ customer: Client<Customer>, _ open: Endpoint<Void, Anyone>, _ guest: Endpoint<Void, Guest>
) async throws {
  try await customer.send(open)
  try await customer.send(guest)
  try await customer.send(Endpoint<Void, Customer>.get("orders"))
  try await customer.send(.get("orders"))
  try await customer.narrowed().send(guest)
  _ = try await customer.all(Endpoint<Void, Customer>.get("orders"), guest.widened())
}

func ask(
  _ administrator: Client<Administrator>, _ open: Endpoint<Void, Anyone>, _ guest: Endpoint<Void, Guest>,
  _ customer: Endpoint<Void, Customer>
) async throws {
  try await administrator.send(customer)
  try await administrator.send(guest)
  _ = try await administrator.reply(to: guest)
  try await administrator.narrowed().send(open)
  try await administrator.send(open.widened(to: Guest.self))
  administrator.send(customer.widened()) { _ in }
  for await _ in administrator.each([customer.widened()], limit: 1) {}
  for try await _ in administrator.elements(of: customer.widened(), as: CodableMapper<Int>()) {}
  for try await _ in administrator.lines(of: customer.widened(), as: CodableMapper<Int>()) {}
}
