package import ThrowingMapping

extension Contact: Decodable {
  package static func decode(_ json: JSON) throws -> Contact {
    try Contact(
      id: json => "id",
      name: json => "name",
      email: json =>? "email",
      phone: json =>? "phone",
      city: json =>? "city")
  }
}

extension FullContact: Decodable {
  package static func decode(_ json: JSON) throws -> FullContact {
    try FullContact(
      id: json => "id",
      name: json => "name",
      email: json => "email",
      phone: json => "phone",
      city: json => "city",
      honorific: json => "honorific",
      firstName: json => "firstName",
      middleName: json => "middleName",
      lastName: json => "lastName",
      nickname: json => "nickname",
      gender: json => "gender",
      birthYear: json => "birthYear",
      street: json => "street",
      houseNumber: json => "houseNumber",
      postalCode: json => "postalCode",
      region: json => "region",
      country: json => "country",
      latitude: json => "latitude",
      longitude: json => "longitude",
      timeZone: json => "timeZone",
      locale: json => "locale",
      currency: json => "currency",
      language: json => "language",
      website: json => "website",
      company: json => "company",
      department: json => "department",
      jobTitle: json => "jobTitle",
      industry: json => "industry",
      employees: json => "employees",
      revenue: json => "revenue",
      taxId: json => "taxId",
      vatNumber: json => "vatNumber",
      fax: json => "fax",
      mobile: json => "mobile",
      assistant: json => "assistant",
      manager: json => "manager",
      createdAt: json => "createdAt",
      updatedAt: json => "updatedAt",
      lastSeenAt: json => "lastSeenAt",
      isActive: json => "isActive",
      isVerified: json => "isVerified",
      isSubscribed: json => "isSubscribed",
      hasConsented: json => "hasConsented",
      plan: json => "plan",
      status: json => "status",
      source: json => "source",
      score: json => "score",
      rating: json => "rating",
      orders: json => "orders",
      returns: json => "returns",
      invoices: json => "invoices",
      balance: json => "balance",
      discount: json => "discount",
      creditLimit: json => "creditLimit",
      points: json => "points",
      visits: json => "visits",
      messages: json => "messages",
      tickets: json => "tickets",
      followers: json => "followers",
      notes: json => "notes")
  }
}
