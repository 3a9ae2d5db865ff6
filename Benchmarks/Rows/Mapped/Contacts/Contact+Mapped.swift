package import DerivedMapping

extension Contact: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  package nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int?
    var name: String?
    var email: String??
    var phone: String??
    var city: String??
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("email") {
        email = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("phone") {
        phone = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("city") {
        city = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("email") {
          if case nil = email {
            email = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("phone") {
          if case nil = phone {
            phone = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("city") {
          if case nil = city {
            city = try .decode(from: &cursor) as String?
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = cursor.orMissingValue(id), let name = cursor.orMissingValue(name),
      let email = cursor.orMissingValue(email), let phone = cursor.orMissingValue(phone),
      let city = cursor.orMissingValue(city)
    else { throw .init() }
    return Self(id: id, name: name, email: email, phone: phone, city: city)
  }

  package nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      id: try json["id"] as Int,
      name: try json["name"] as String,
      email: try json["email"] as String?,
      phone: try json["phone"] as String?,
      city: try json["city"] as String?)
  }

  package nonisolated func writeMembers(
    to json: inout DerivedMapping.JSONWriter
  ) throws(DerivedMapping.JSONError) {
    try json.put("id", self.id)
    try json.put("name", self.name)
    try json.put("email", self.email)
    try json.put("phone", self.phone)
    try json.put("city", self.city)
  }
}

extension FullContact: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  package nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int?
    var name: String?
    var email: String?
    var phone: String?
    var city: String?
    var honorific: String?
    var firstName: String?
    var middleName: String?
    var lastName: String?
    var nickname: String?
    var gender: String?
    var birthYear: Int?
    var street: String?
    var houseNumber: Int?
    var postalCode: String?
    var region: String?
    var country: String?
    var latitude: Double?
    var longitude: Double?
    var timeZone: String?
    var locale: String?
    var currency: String?
    var language: String?
    var website: String?
    var company: String?
    var department: String?
    var jobTitle: String?
    var industry: String?
    var employees: Int?
    var revenue: Double?
    var taxId: String?
    var vatNumber: String?
    var fax: String?
    var mobile: String?
    var assistant: String?
    var manager: String?
    var createdAt: String?
    var updatedAt: String?
    var lastSeenAt: String?
    var isActive: Bool?
    var isVerified: Bool?
    var isSubscribed: Bool?
    var hasConsented: Bool?
    var plan: String?
    var status: String?
    var source: String?
    var score: Int?
    var rating: Double?
    var orders: Int?
    var returns: Int?
    var invoices: Int?
    var balance: Double?
    var discount: Double?
    var creditLimit: Int?
    var points: Int?
    var visits: Int?
    var messages: Int?
    var tickets: Int?
    var followers: Int?
    var notes: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("email") {
        email = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("phone") {
        phone = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("city") {
        city = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("honorific") {
        honorific = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("firstName") {
        firstName = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("middleName") {
        middleName = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("lastName") {
        lastName = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("nickname") {
        nickname = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("gender") {
        gender = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("birthYear") {
        birthYear = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("street") {
        street = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("houseNumber") {
        houseNumber = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("postalCode") {
        postalCode = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("region") {
        region = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("country") {
        country = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("latitude") {
        latitude = try .decode(from: &cursor) as Double
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("longitude") {
        longitude = try .decode(from: &cursor) as Double
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("timeZone") {
        timeZone = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("locale") {
        locale = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("currency") {
        currency = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("language") {
        language = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("website") {
        website = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("company") {
        company = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("department") {
        department = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("jobTitle") {
        jobTitle = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("industry") {
        industry = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("employees") {
        employees = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("revenue") {
        revenue = try .decode(from: &cursor) as Double
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("taxId") {
        taxId = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("vatNumber") {
        vatNumber = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("fax") {
        fax = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("mobile") {
        mobile = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("assistant") {
        assistant = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("manager") {
        manager = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("createdAt") {
        createdAt = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("updatedAt") {
        updatedAt = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("lastSeenAt") {
        lastSeenAt = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isActive") {
        isActive = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isVerified") {
        isVerified = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isSubscribed") {
        isSubscribed = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("hasConsented") {
        hasConsented = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("plan") {
        plan = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("status") {
        status = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("source") {
        source = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("score") {
        score = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("rating") {
        rating = try .decode(from: &cursor) as Double
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("orders") {
        orders = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("returns") {
        returns = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("invoices") {
        invoices = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("balance") {
        balance = try .decode(from: &cursor) as Double
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("discount") {
        discount = try .decode(from: &cursor) as Double
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("creditLimit") {
        creditLimit = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("points") {
        points = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("visits") {
        visits = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("messages") {
        messages = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("tickets") {
        tickets = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("followers") {
        followers = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("notes") {
        notes = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      var others = (
        id: id, name: name, email: email, phone: phone, city: city, honorific: honorific,
        firstName: firstName, middleName: middleName, lastName: lastName, nickname: nickname, gender: gender,
        birthYear: birthYear, street: street, houseNumber: houseNumber, postalCode: postalCode,
        region: region, country: country, latitude: latitude, longitude: longitude, timeZone: timeZone,
        locale: locale, currency: currency, language: language, website: website, company: company,
        department: department, jobTitle: jobTitle, industry: industry, employees: employees,
        revenue: revenue, taxId: taxId, vatNumber: vatNumber, fax: fax, mobile: mobile, assistant: assistant,
        manager: manager, createdAt: createdAt, updatedAt: updatedAt, lastSeenAt: lastSeenAt,
        isActive: isActive, isVerified: isVerified, isSubscribed: isSubscribed, hasConsented: hasConsented,
        plan: plan, status: status, source: source, score: score, rating: rating, orders: orders,
        returns: returns, invoices: invoices, balance: balance, discount: discount, creditLimit: creditLimit,
        points: points, visits: visits, messages: messages, tickets: tickets, followers: followers,
        notes: notes
      )
      try self.decode(others: &others, from: &cursor)
      (
        id, name, email, phone, city, honorific, firstName, middleName, lastName, nickname, gender, birthYear,
        street, houseNumber, postalCode, region, country, latitude, longitude, timeZone, locale, currency,
        language, website, company, department, jobTitle, industry, employees, revenue, taxId, vatNumber, fax,
        mobile, assistant, manager, createdAt, updatedAt, lastSeenAt, isActive, isVerified, isSubscribed,
        hasConsented, plan, status, source, score, rating, orders, returns, invoices, balance, discount,
        creditLimit, points, visits, messages, tickets, followers, notes
      ) = others
    }
    guard let id = cursor.orMissingValue(id), let name = cursor.orMissingValue(name),
      let email = cursor.orMissingValue(email), let phone = cursor.orMissingValue(phone),
      let city = cursor.orMissingValue(city), let honorific = cursor.orMissingValue(honorific),
      let firstName = cursor.orMissingValue(firstName), let middleName = cursor.orMissingValue(middleName),
      let lastName = cursor.orMissingValue(lastName), let nickname = cursor.orMissingValue(nickname),
      let gender = cursor.orMissingValue(gender), let birthYear = cursor.orMissingValue(birthYear),
      let street = cursor.orMissingValue(street), let houseNumber = cursor.orMissingValue(houseNumber),
      let postalCode = cursor.orMissingValue(postalCode), let region = cursor.orMissingValue(region),
      let country = cursor.orMissingValue(country), let latitude = cursor.orMissingValue(latitude),
      let longitude = cursor.orMissingValue(longitude), let timeZone = cursor.orMissingValue(timeZone),
      let locale = cursor.orMissingValue(locale), let currency = cursor.orMissingValue(currency),
      let language = cursor.orMissingValue(language), let website = cursor.orMissingValue(website),
      let company = cursor.orMissingValue(company), let department = cursor.orMissingValue(department),
      let jobTitle = cursor.orMissingValue(jobTitle), let industry = cursor.orMissingValue(industry),
      let employees = cursor.orMissingValue(employees), let revenue = cursor.orMissingValue(revenue),
      let taxId = cursor.orMissingValue(taxId), let vatNumber = cursor.orMissingValue(vatNumber),
      let fax = cursor.orMissingValue(fax), let mobile = cursor.orMissingValue(mobile),
      let assistant = cursor.orMissingValue(assistant), let manager = cursor.orMissingValue(manager),
      let createdAt = cursor.orMissingValue(createdAt), let updatedAt = cursor.orMissingValue(updatedAt),
      let lastSeenAt = cursor.orMissingValue(lastSeenAt), let isActive = cursor.orMissingValue(isActive),
      let isVerified = cursor.orMissingValue(isVerified),
      let isSubscribed = cursor.orMissingValue(isSubscribed),
      let hasConsented = cursor.orMissingValue(hasConsented), let plan = cursor.orMissingValue(plan),
      let status = cursor.orMissingValue(status), let source = cursor.orMissingValue(source),
      let score = cursor.orMissingValue(score), let rating = cursor.orMissingValue(rating),
      let orders = cursor.orMissingValue(orders), let returns = cursor.orMissingValue(returns),
      let invoices = cursor.orMissingValue(invoices), let balance = cursor.orMissingValue(balance),
      let discount = cursor.orMissingValue(discount), let creditLimit = cursor.orMissingValue(creditLimit),
      let points = cursor.orMissingValue(points), let visits = cursor.orMissingValue(visits),
      let messages = cursor.orMissingValue(messages), let tickets = cursor.orMissingValue(tickets),
      let followers = cursor.orMissingValue(followers), let notes = cursor.orMissingValue(notes)
    else { throw .init() }
    return Self(
      id: id, name: name, email: email, phone: phone, city: city, honorific: honorific, firstName: firstName,
      middleName: middleName, lastName: lastName, nickname: nickname, gender: gender, birthYear: birthYear,
      street: street, houseNumber: houseNumber, postalCode: postalCode, region: region, country: country,
      latitude: latitude, longitude: longitude, timeZone: timeZone, locale: locale, currency: currency,
      language: language, website: website, company: company, department: department, jobTitle: jobTitle,
      industry: industry, employees: employees, revenue: revenue, taxId: taxId, vatNumber: vatNumber,
      fax: fax, mobile: mobile, assistant: assistant, manager: manager, createdAt: createdAt,
      updatedAt: updatedAt, lastSeenAt: lastSeenAt, isActive: isActive, isVerified: isVerified,
      isSubscribed: isSubscribed, hasConsented: hasConsented, plan: plan, status: status, source: source,
      score: score, rating: rating, orders: orders, returns: returns, invoices: invoices, balance: balance,
      discount: discount, creditLimit: creditLimit, points: points, visits: visits, messages: messages,
      tickets: tickets, followers: followers, notes: notes)
  }

  @inline(never)
  private nonisolated static func decode(
    others:
      inout (
        id: Int?, name: String?, email: String?, phone: String?, city: String?, honorific: String?,
        firstName: String?, middleName: String?, lastName: String?, nickname: String?, gender: String?,
        birthYear: Int?, street: String?, houseNumber: Int?, postalCode: String?, region: String?,
        country: String?, latitude: Double?, longitude: Double?, timeZone: String?, locale: String?,
        currency: String?, language: String?, website: String?, company: String?, department: String?,
        jobTitle: String?, industry: String?, employees: Int?, revenue: Double?, taxId: String?,
        vatNumber: String?, fax: String?, mobile: String?, assistant: String?, manager: String?,
        createdAt: String?, updatedAt: String?, lastSeenAt: String?, isActive: Bool?, isVerified: Bool?,
        isSubscribed: Bool?, hasConsented: Bool?, plan: String?, status: String?, source: String?,
        score: Int?, rating: Double?, orders: Int?, returns: Int?, invoices: Int?, balance: Double?,
        discount: Double?, creditLimit: Int?, points: Int?, visits: Int?, messages: Int?, tickets: Int?,
        followers: Int?, notes: String?
      ),
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) {
    repeat {
      switch cursor.keyLength {
      case 2 where cursor.consumeKey("id"): try cursor.decodeFirst(&others.id)
      case 3 where cursor.consumeKey("fax"): try cursor.decodeFirst(&others.fax)
      case 4 where cursor.consumeKey("name"): try cursor.decodeFirst(&others.name)
      case 4 where cursor.consumeKey("city"): try cursor.decodeFirst(&others.city)
      case 4 where cursor.consumeKey("plan"): try cursor.decodeFirst(&others.plan)
      case 5 where cursor.consumeKey("email"): try cursor.decodeFirst(&others.email)
      case 5 where cursor.consumeKey("phone"): try cursor.decodeFirst(&others.phone)
      case 5 where cursor.consumeKey("taxId"): try cursor.decodeFirst(&others.taxId)
      case 5 where cursor.consumeKey("score"): try cursor.decodeFirst(&others.score)
      case 5 where cursor.consumeKey("notes"): try cursor.decodeFirst(&others.notes)
      case 6 where cursor.consumeKey("gender"): try cursor.decodeFirst(&others.gender)
      case 6 where cursor.consumeKey("street"): try cursor.decodeFirst(&others.street)
      case 6 where cursor.consumeKey("region"): try cursor.decodeFirst(&others.region)
      case 6 where cursor.consumeKey("locale"): try cursor.decodeFirst(&others.locale)
      case 6 where cursor.consumeKey("mobile"): try cursor.decodeFirst(&others.mobile)
      case 6 where cursor.consumeKey("status"): try cursor.decodeFirst(&others.status)
      case 6 where cursor.consumeKey("source"): try cursor.decodeFirst(&others.source)
      case 6 where cursor.consumeKey("rating"): try cursor.decodeFirst(&others.rating)
      case 6 where cursor.consumeKey("orders"): try cursor.decodeFirst(&others.orders)
      case 6 where cursor.consumeKey("points"): try cursor.decodeFirst(&others.points)
      case 6 where cursor.consumeKey("visits"): try cursor.decodeFirst(&others.visits)
      case 7 where cursor.consumeKey("country"): try cursor.decodeFirst(&others.country)
      case 7 where cursor.consumeKey("website"): try cursor.decodeFirst(&others.website)
      case 7 where cursor.consumeKey("company"): try cursor.decodeFirst(&others.company)
      case 7 where cursor.consumeKey("revenue"): try cursor.decodeFirst(&others.revenue)
      case 7 where cursor.consumeKey("manager"): try cursor.decodeFirst(&others.manager)
      case 7 where cursor.consumeKey("returns"): try cursor.decodeFirst(&others.returns)
      case 7 where cursor.consumeKey("balance"): try cursor.decodeFirst(&others.balance)
      case 7 where cursor.consumeKey("tickets"): try cursor.decodeFirst(&others.tickets)
      case 8 where cursor.consumeKey("lastName"): try cursor.decodeFirst(&others.lastName)
      case 8 where cursor.consumeKey("nickname"): try cursor.decodeFirst(&others.nickname)
      case 8 where cursor.consumeKey("latitude"): try cursor.decodeFirst(&others.latitude)
      case 8 where cursor.consumeKey("timeZone"): try cursor.decodeFirst(&others.timeZone)
      case 8 where cursor.consumeKey("currency"): try cursor.decodeFirst(&others.currency)
      case 8 where cursor.consumeKey("language"): try cursor.decodeFirst(&others.language)
      case 8 where cursor.consumeKey("jobTitle"): try cursor.decodeFirst(&others.jobTitle)
      case 8 where cursor.consumeKey("industry"): try cursor.decodeFirst(&others.industry)
      case 8 where cursor.consumeKey("isActive"): try cursor.decodeFirst(&others.isActive)
      case 8 where cursor.consumeKey("invoices"): try cursor.decodeFirst(&others.invoices)
      case 8 where cursor.consumeKey("discount"): try cursor.decodeFirst(&others.discount)
      case 8 where cursor.consumeKey("messages"): try cursor.decodeFirst(&others.messages)
      case 9 where cursor.consumeKey("honorific"): try cursor.decodeFirst(&others.honorific)
      case 9 where cursor.consumeKey("firstName"): try cursor.decodeFirst(&others.firstName)
      case 9 where cursor.consumeKey("birthYear"): try cursor.decodeFirst(&others.birthYear)
      case 9 where cursor.consumeKey("longitude"): try cursor.decodeFirst(&others.longitude)
      case 9 where cursor.consumeKey("employees"): try cursor.decodeFirst(&others.employees)
      case 9 where cursor.consumeKey("vatNumber"): try cursor.decodeFirst(&others.vatNumber)
      case 9 where cursor.consumeKey("assistant"): try cursor.decodeFirst(&others.assistant)
      case 9 where cursor.consumeKey("createdAt"): try cursor.decodeFirst(&others.createdAt)
      case 9 where cursor.consumeKey("updatedAt"): try cursor.decodeFirst(&others.updatedAt)
      case 9 where cursor.consumeKey("followers"): try cursor.decodeFirst(&others.followers)
      case 10 where cursor.consumeKey("middleName"): try cursor.decodeFirst(&others.middleName)
      case 10 where cursor.consumeKey("postalCode"): try cursor.decodeFirst(&others.postalCode)
      case 10 where cursor.consumeKey("department"): try cursor.decodeFirst(&others.department)
      case 10 where cursor.consumeKey("lastSeenAt"): try cursor.decodeFirst(&others.lastSeenAt)
      case 10 where cursor.consumeKey("isVerified"): try cursor.decodeFirst(&others.isVerified)
      case 11 where cursor.consumeKey("houseNumber"): try cursor.decodeFirst(&others.houseNumber)
      case 11 where cursor.consumeKey("creditLimit"): try cursor.decodeFirst(&others.creditLimit)
      case 12 where cursor.consumeKey("isSubscribed"): try cursor.decodeFirst(&others.isSubscribed)
      case 12 where cursor.consumeKey("hasConsented"): try cursor.decodeFirst(&others.hasConsented)
      default: try cursor.skipMember()
      }
    } while try cursor.advanceToMember()
  }

  package nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      id: try json["id"] as Int,
      name: try json["name"] as String,
      email: try json["email"] as String,
      phone: try json["phone"] as String,
      city: try json["city"] as String,
      honorific: try json["honorific"] as String,
      firstName: try json["firstName"] as String,
      middleName: try json["middleName"] as String,
      lastName: try json["lastName"] as String,
      nickname: try json["nickname"] as String,
      gender: try json["gender"] as String,
      birthYear: try json["birthYear"] as Int,
      street: try json["street"] as String,
      houseNumber: try json["houseNumber"] as Int,
      postalCode: try json["postalCode"] as String,
      region: try json["region"] as String,
      country: try json["country"] as String,
      latitude: try json["latitude"] as Double,
      longitude: try json["longitude"] as Double,
      timeZone: try json["timeZone"] as String,
      locale: try json["locale"] as String,
      currency: try json["currency"] as String,
      language: try json["language"] as String,
      website: try json["website"] as String,
      company: try json["company"] as String,
      department: try json["department"] as String,
      jobTitle: try json["jobTitle"] as String,
      industry: try json["industry"] as String,
      employees: try json["employees"] as Int,
      revenue: try json["revenue"] as Double,
      taxId: try json["taxId"] as String,
      vatNumber: try json["vatNumber"] as String,
      fax: try json["fax"] as String,
      mobile: try json["mobile"] as String,
      assistant: try json["assistant"] as String,
      manager: try json["manager"] as String,
      createdAt: try json["createdAt"] as String,
      updatedAt: try json["updatedAt"] as String,
      lastSeenAt: try json["lastSeenAt"] as String,
      isActive: try json["isActive"] as Bool,
      isVerified: try json["isVerified"] as Bool,
      isSubscribed: try json["isSubscribed"] as Bool,
      hasConsented: try json["hasConsented"] as Bool,
      plan: try json["plan"] as String,
      status: try json["status"] as String,
      source: try json["source"] as String,
      score: try json["score"] as Int,
      rating: try json["rating"] as Double,
      orders: try json["orders"] as Int,
      returns: try json["returns"] as Int,
      invoices: try json["invoices"] as Int,
      balance: try json["balance"] as Double,
      discount: try json["discount"] as Double,
      creditLimit: try json["creditLimit"] as Int,
      points: try json["points"] as Int,
      visits: try json["visits"] as Int,
      messages: try json["messages"] as Int,
      tickets: try json["tickets"] as Int,
      followers: try json["followers"] as Int,
      notes: try json["notes"] as String)
  }

  package nonisolated func writeMembers(
    to json: inout DerivedMapping.JSONWriter
  ) throws(DerivedMapping.JSONError) {
    try json.put("id", self.id)
    try json.put("name", self.name)
    try json.put("email", self.email)
    try json.put("phone", self.phone)
    try json.put("city", self.city)
    try json.put("honorific", self.honorific)
    try json.put("firstName", self.firstName)
    try json.put("middleName", self.middleName)
    try json.put("lastName", self.lastName)
    try json.put("nickname", self.nickname)
    try json.put("gender", self.gender)
    try json.put("birthYear", self.birthYear)
    try json.put("street", self.street)
    try json.put("houseNumber", self.houseNumber)
    try json.put("postalCode", self.postalCode)
    try json.put("region", self.region)
    try json.put("country", self.country)
    try json.put("latitude", self.latitude)
    try json.put("longitude", self.longitude)
    try json.put("timeZone", self.timeZone)
    try json.put("locale", self.locale)
    try json.put("currency", self.currency)
    try json.put("language", self.language)
    try json.put("website", self.website)
    try json.put("company", self.company)
    try json.put("department", self.department)
    try json.put("jobTitle", self.jobTitle)
    try json.put("industry", self.industry)
    try json.put("employees", self.employees)
    try json.put("revenue", self.revenue)
    try json.put("taxId", self.taxId)
    try json.put("vatNumber", self.vatNumber)
    try json.put("fax", self.fax)
    try json.put("mobile", self.mobile)
    try json.put("assistant", self.assistant)
    try json.put("manager", self.manager)
    try json.put("createdAt", self.createdAt)
    try json.put("updatedAt", self.updatedAt)
    try json.put("lastSeenAt", self.lastSeenAt)
    try json.put("isActive", self.isActive)
    try json.put("isVerified", self.isVerified)
    try json.put("isSubscribed", self.isSubscribed)
    try json.put("hasConsented", self.hasConsented)
    try json.put("plan", self.plan)
    try json.put("status", self.status)
    try json.put("source", self.source)
    try json.put("score", self.score)
    try json.put("rating", self.rating)
    try json.put("orders", self.orders)
    try json.put("returns", self.returns)
    try json.put("invoices", self.invoices)
    try json.put("balance", self.balance)
    try json.put("discount", self.discount)
    try json.put("creditLimit", self.creditLimit)
    try json.put("points", self.points)
    try json.put("visits", self.visits)
    try json.put("messages", self.messages)
    try json.put("tickets", self.tickets)
    try json.put("followers", self.followers)
    try json.put("notes", self.notes)
  }
}
