package import Generation

/// Generates contacts with sixty members, of about 1.2 kB.
package struct FullContactGenerator: ModelGenerator {
  package init() {}

  package func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> FullContact {
    var members = GeneratedMembers(random: random, words: text)
    let contact = FullContact(
      id: members.number("id", in: number...number),
      name: members.text("name") { text.name(using: &$0) },
      email: members.word("email", syllables: 6...9),
      phone: members.word("phone"),
      city: members.word("city"),
      honorific: members.word("honorific"),
      firstName: members.word("firstName"),
      middleName: members.word("middleName"),
      lastName: members.word("lastName"),
      nickname: members.word("nickname"),
      gender: members.word("gender"),
      birthYear: members.number("birthYear", in: 1930...2010),
      street: members.word("street"),
      houseNumber: members.number("houseNumber"),
      postalCode: members.word("postalCode"),
      region: members.word("region"),
      country: members.word("country"),
      latitude: members.decimal("latitude"),
      longitude: members.decimal("longitude"),
      timeZone: members.word("timeZone"),
      locale: members.word("locale"),
      currency: members.word("currency"),
      language: members.word("language"),
      website: members.word("website", syllables: 6...9),
      company: members.text("company") { text.title(using: &$0) },
      department: members.word("department"),
      jobTitle: members.word("jobTitle"),
      industry: members.word("industry"),
      employees: members.number("employees"),
      revenue: members.decimal("revenue"),
      taxId: members.word("taxId"),
      vatNumber: members.word("vatNumber"),
      fax: members.word("fax"),
      mobile: members.word("mobile"),
      assistant: members.text("assistant") { text.name(using: &$0) },
      manager: members.text("manager") { text.name(using: &$0) },
      createdAt: members.instant("createdAt"),
      updatedAt: members.instant("updatedAt"),
      lastSeenAt: members.instant("lastSeenAt"),
      isActive: members.flag("isActive"),
      isVerified: members.flag("isVerified"),
      isSubscribed: members.flag("isSubscribed"),
      hasConsented: members.flag("hasConsented"),
      plan: members.word("plan"),
      status: members.word("status"),
      source: members.word("source"),
      score: members.number("score"),
      rating: members.decimal("rating"),
      orders: members.number("orders"),
      returns: members.number("returns"),
      invoices: members.number("invoices"),
      balance: members.decimal("balance"),
      discount: members.decimal("discount"),
      creditLimit: members.number("creditLimit"),
      points: members.number("points"),
      visits: members.number("visits"),
      messages: members.number("messages"),
      tickets: members.number("tickets"),
      followers: members.number("followers"),
      notes: members.text("notes") { text.sentence(words: 9, using: &$0) })
    random = members.random
    wire += "{\(members.texts.joined(separator: ","))}".utf8
    return contact
  }
}
