package import ApplicativeMapping

extension Contact: Decodable {
  package static func decode(_ json: JSON) -> Decoded<Contact> {
    curry(Contact.init)
      <^> json <| "id"
      <*> json <| "name"
      <*> json <|? "email"
      <*> json <|? "phone"
      <*> json <|? "city"
  }
}

// `curry` takes initializers of up to 20 members, so this strategy decodes larger objects in parts.

extension FullContact: Decodable {
  package static func decode(_ json: JSON) -> Decoded<FullContact> {
    curry(FullContact.init(_:_:_:_:_:))
      <^> Person.decode(json)
      <*> Home.decode(json)
      <*> Work.decode(json)
      <*> Account.decode(json)
      <*> Figures.decode(json)
  }

  private init(_ person: Person, _ home: Home, _ work: Work, _ account: Account, _ figures: Figures) {
    self.init(
      id: person.id, name: person.name, email: person.email, phone: person.phone, city: person.city,
      honorific: person.honorific, firstName: person.firstName, middleName: person.middleName,
      lastName: person.lastName, nickname: person.nickname, gender: person.gender,
      birthYear: person.birthYear, street: home.street, houseNumber: home.houseNumber,
      postalCode: home.postalCode, region: home.region, country: home.country, latitude: home.latitude,
      longitude: home.longitude, timeZone: home.timeZone, locale: home.locale, currency: home.currency,
      language: home.language, website: home.website, company: work.company, department: work.department,
      jobTitle: work.jobTitle, industry: work.industry, employees: work.employees, revenue: work.revenue,
      taxId: work.taxId, vatNumber: work.vatNumber, fax: work.fax, mobile: work.mobile,
      assistant: work.assistant, manager: work.manager, createdAt: account.createdAt,
      updatedAt: account.updatedAt, lastSeenAt: account.lastSeenAt, isActive: account.isActive,
      isVerified: account.isVerified, isSubscribed: account.isSubscribed, hasConsented: account.hasConsented,
      plan: account.plan, status: account.status, source: account.source, score: account.score,
      rating: account.rating, orders: figures.orders, returns: figures.returns, invoices: figures.invoices,
      balance: figures.balance, discount: figures.discount, creditLimit: figures.creditLimit,
      points: figures.points, visits: figures.visits, messages: figures.messages, tickets: figures.tickets,
      followers: figures.followers, notes: figures.notes)
  }
}

private struct Person: Decodable {
  var id: Int
  var name: String
  var email: String
  var phone: String
  var city: String
  var honorific: String
  var firstName: String
  var middleName: String
  var lastName: String
  var nickname: String
  var gender: String
  var birthYear: Int

  static func decode(_ json: JSON) -> Decoded<Person> {
    curry(Person.init)
      <^> json <| "id"
      <*> json <| "name"
      <*> json <| "email"
      <*> json <| "phone"
      <*> json <| "city"
      <*> json <| "honorific"
      <*> json <| "firstName"
      <*> json <| "middleName"
      <*> json <| "lastName"
      <*> json <| "nickname"
      <*> json <| "gender"
      <*> json <| "birthYear"
  }
}

private struct Home: Decodable {
  var street: String
  var houseNumber: Int
  var postalCode: String
  var region: String
  var country: String
  var latitude: Double
  var longitude: Double
  var timeZone: String
  var locale: String
  var currency: String
  var language: String
  var website: String

  static func decode(_ json: JSON) -> Decoded<Home> {
    curry(Home.init)
      <^> json <| "street"
      <*> json <| "houseNumber"
      <*> json <| "postalCode"
      <*> json <| "region"
      <*> json <| "country"
      <*> json <| "latitude"
      <*> json <| "longitude"
      <*> json <| "timeZone"
      <*> json <| "locale"
      <*> json <| "currency"
      <*> json <| "language"
      <*> json <| "website"
  }
}

private struct Work: Decodable {
  var company: String
  var department: String
  var jobTitle: String
  var industry: String
  var employees: Int
  var revenue: Double
  var taxId: String
  var vatNumber: String
  var fax: String
  var mobile: String
  var assistant: String
  var manager: String

  static func decode(_ json: JSON) -> Decoded<Work> {
    curry(Work.init)
      <^> json <| "company"
      <*> json <| "department"
      <*> json <| "jobTitle"
      <*> json <| "industry"
      <*> json <| "employees"
      <*> json <| "revenue"
      <*> json <| "taxId"
      <*> json <| "vatNumber"
      <*> json <| "fax"
      <*> json <| "mobile"
      <*> json <| "assistant"
      <*> json <| "manager"
  }
}

private struct Account: Decodable {
  var createdAt: String
  var updatedAt: String
  var lastSeenAt: String
  var isActive: Bool
  var isVerified: Bool
  var isSubscribed: Bool
  var hasConsented: Bool
  var plan: String
  var status: String
  var source: String
  var score: Int
  var rating: Double

  static func decode(_ json: JSON) -> Decoded<Account> {
    curry(Account.init)
      <^> json <| "createdAt"
      <*> json <| "updatedAt"
      <*> json <| "lastSeenAt"
      <*> json <| "isActive"
      <*> json <| "isVerified"
      <*> json <| "isSubscribed"
      <*> json <| "hasConsented"
      <*> json <| "plan"
      <*> json <| "status"
      <*> json <| "source"
      <*> json <| "score"
      <*> json <| "rating"
  }
}

private struct Figures: Decodable {
  var orders: Int
  var returns: Int
  var invoices: Int
  var balance: Double
  var discount: Double
  var creditLimit: Int
  var points: Int
  var visits: Int
  var messages: Int
  var tickets: Int
  var followers: Int
  var notes: String

  static func decode(_ json: JSON) -> Decoded<Figures> {
    curry(Figures.init)
      <^> json <| "orders"
      <*> json <| "returns"
      <*> json <| "invoices"
      <*> json <| "balance"
      <*> json <| "discount"
      <*> json <| "creditLimit"
      <*> json <| "points"
      <*> json <| "visits"
      <*> json <| "messages"
      <*> json <| "tickets"
      <*> json <| "followers"
      <*> json <| "notes"
  }
}
