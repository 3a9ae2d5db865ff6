import APIClient

enum Guest: Scope { typealias Included = Anyone }
enum Customer: Scope { typealias Included = Guest }
enum Administrator: Scope { typealias Included = Customer }

func ask(_ guest: Client<Guest>, _ customer: Client<Customer>, _ order: Endpoint<Void, Customer>) async throws {
  // error: cannot convert value of type 'Endpoint<Void, Customer>' to expected argument type 'Endpoint<Void, Guest>'
  try await guest.send(order)
  // error: cannot convert value of type 'Endpoint<Void, Administrator>' to expected argument type
  //   'Endpoint<Void, Customer>'
  try await customer.send(Endpoint<Void, Administrator>.delete("shop"))
}
