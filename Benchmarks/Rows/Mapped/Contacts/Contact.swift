import DerivedMapping

// The attributes are in comments, because the macro isn't built here.

/// A person in an address book: the model of ordered, shuffled, sparse and extra documents.
/* @Mapped */ package struct Contact: Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var email: String?
  var phone: String?
  var city: String?
}

/// A person in a customer register: the model of large objects, with sixty members.
/* @Mapped */ package struct FullContact: Codable, Equatable, Sendable {
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
}
