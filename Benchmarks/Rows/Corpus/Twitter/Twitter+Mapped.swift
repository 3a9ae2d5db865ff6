import DerivedMapping

extension Twitter: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as Tweet?) && search.reads(nil as TwitterSearch?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var statuses: [Tweet]?
    var searchMetadata: TwitterSearch?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("statuses") {
        statuses = try .decode(from: &cursor) as [Tweet]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("search_metadata") {
        searchMetadata = try .decode(from: &cursor) as TwitterSearch
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("statuses") {
          if case nil = statuses {
            statuses = try .decode(from: &cursor) as [Tweet]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("search_metadata") {
          if case nil = searchMetadata {
            searchMetadata = try .decode(from: &cursor) as TwitterSearch
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let statuses = cursor.orMissingValue(statuses),
      let searchMetadata = cursor.orMissingValue(searchMetadata)
    else { throw .init() }
    return Self(statuses: statuses, searchMetadata: searchMetadata)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      statuses: try json["statuses"] as [Tweet],
      searchMetadata: try json["search_metadata"] as TwitterSearch)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("statuses", self.statuses)
    try json.put("search_metadata", self.searchMetadata)
  }
}

extension TwitterSearch: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var completedIn: Double?
    var maxId: Int?
    var query: String?
    var refreshUrl: String?
    var count: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("completed_in") {
        completedIn = try .decode(from: &cursor) as Double
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("max_id") {
        maxId = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("query") {
        query = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("refresh_url") {
        refreshUrl = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("count") {
        count = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("completed_in") {
          if case nil = completedIn {
            completedIn = try .decode(from: &cursor) as Double
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("max_id") {
          if case nil = maxId {
            maxId = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("query") {
          if case nil = query {
            query = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("refresh_url") {
          if case nil = refreshUrl {
            refreshUrl = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("count") {
          if case nil = count {
            count = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let completedIn = cursor.orMissingValue(completedIn), let maxId = cursor.orMissingValue(maxId),
      let query = cursor.orMissingValue(query), let refreshUrl = cursor.orMissingValue(refreshUrl),
      let count = cursor.orMissingValue(count)
    else { throw .init() }
    return Self(completedIn: completedIn, maxId: maxId, query: query, refreshUrl: refreshUrl, count: count)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      completedIn: try json["completed_in"] as Double,
      maxId: try json["max_id"] as Int,
      query: try json["query"] as String,
      refreshUrl: try json["refresh_url"] as String,
      count: try json["count"] as Int)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("completed_in", self.completedIn)
    try json.put("max_id", self.maxId)
    try json.put("query", self.query)
    try json.put("refresh_url", self.refreshUrl)
    try json.put("count", self.count)
  }
}

extension Tweet: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as TwitterUser?) && search.reads(nil as TweetEntities?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var createdAt: String?
    var id: Int?
    var text: String?
    var source: String?
    var truncated: Bool?
    var inReplyToStatusId: Int??
    var inReplyToUserId: Int??
    var inReplyToScreenName: String??
    var user: TwitterUser?
    var retweetCount: Int?
    var favoriteCount: Int?
    var entities: TweetEntities?
    var favorited: Bool?
    var retweeted: Bool?
    var possiblySensitive: Bool??
    var lang: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("created_at") {
        createdAt = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("text") {
        text = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("source") {
        source = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("truncated") {
        truncated = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("in_reply_to_status_id") {
        inReplyToStatusId = try .decode(from: &cursor) as Int?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("in_reply_to_user_id") {
        inReplyToUserId = try .decode(from: &cursor) as Int?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("in_reply_to_screen_name") {
        inReplyToScreenName = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("user") {
        user = try .decode(from: &cursor) as TwitterUser
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("retweet_count") {
        retweetCount = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("favorite_count") {
        favoriteCount = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("entities") {
        entities = try .decode(from: &cursor) as TweetEntities
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("favorited") {
        favorited = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("retweeted") {
        retweeted = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("possibly_sensitive") {
        possiblySensitive = try .decode(from: &cursor) as Bool?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("lang") {
        lang = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      var others = (
        createdAt: createdAt, id: id, text: text, source: source, truncated: truncated,
        inReplyToStatusId: inReplyToStatusId, inReplyToUserId: inReplyToUserId,
        inReplyToScreenName: inReplyToScreenName, user: user, retweetCount: retweetCount,
        favoriteCount: favoriteCount, entities: entities, favorited: favorited, retweeted: retweeted,
        possiblySensitive: possiblySensitive, lang: lang
      )
      try self.decode(others: &others, from: &cursor)
      (
        createdAt, id, text, source, truncated, inReplyToStatusId, inReplyToUserId, inReplyToScreenName, user,
        retweetCount, favoriteCount, entities, favorited, retweeted, possiblySensitive, lang
      ) = others
    }
    guard let createdAt = cursor.orMissingValue(createdAt), let id = cursor.orMissingValue(id),
      let text = cursor.orMissingValue(text), let source = cursor.orMissingValue(source),
      let truncated = cursor.orMissingValue(truncated),
      let inReplyToStatusId = cursor.orMissingValue(inReplyToStatusId),
      let inReplyToUserId = cursor.orMissingValue(inReplyToUserId),
      let inReplyToScreenName = cursor.orMissingValue(inReplyToScreenName),
      let user = cursor.orMissingValue(user), let retweetCount = cursor.orMissingValue(retweetCount),
      let favoriteCount = cursor.orMissingValue(favoriteCount),
      let entities = cursor.orMissingValue(entities), let favorited = cursor.orMissingValue(favorited),
      let retweeted = cursor.orMissingValue(retweeted),
      let possiblySensitive = cursor.orMissingValue(possiblySensitive), let lang = cursor.orMissingValue(lang)
    else { throw .init() }
    return Self(
      createdAt: createdAt, id: id, text: text, source: source, truncated: truncated,
      inReplyToStatusId: inReplyToStatusId, inReplyToUserId: inReplyToUserId,
      inReplyToScreenName: inReplyToScreenName, user: user, retweetCount: retweetCount,
      favoriteCount: favoriteCount, entities: entities, favorited: favorited, retweeted: retweeted,
      possiblySensitive: possiblySensitive, lang: lang)
  }

  @inline(never)
  private nonisolated static func decode(
    others:
      inout (
        createdAt: String?, id: Int?, text: String?, source: String?, truncated: Bool?,
        inReplyToStatusId: Int??, inReplyToUserId: Int??, inReplyToScreenName: String??, user: TwitterUser?,
        retweetCount: Int?, favoriteCount: Int?, entities: TweetEntities?, favorited: Bool?, retweeted: Bool?,
        possiblySensitive: Bool??, lang: String?
      ),
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) {
    repeat {
      switch cursor.keyLength {
      case 2 where cursor.consumeKey("id"): try cursor.decodeFirst(&others.id)
      case 4 where cursor.consumeKey("text"): try cursor.decodeFirst(&others.text)
      case 4 where cursor.consumeKey("user"): try cursor.decodeFirst(&others.user)
      case 4 where cursor.consumeKey("lang"): try cursor.decodeFirst(&others.lang)
      case 6 where cursor.consumeKey("source"): try cursor.decodeFirst(&others.source)
      case 8 where cursor.consumeKey("entities"): try cursor.decodeFirst(&others.entities)
      case 9 where cursor.consumeKey("truncated"): try cursor.decodeFirst(&others.truncated)
      case 9 where cursor.consumeKey("favorited"): try cursor.decodeFirst(&others.favorited)
      case 9 where cursor.consumeKey("retweeted"): try cursor.decodeFirst(&others.retweeted)
      case 10 where cursor.consumeKey("created_at"): try cursor.decodeFirst(&others.createdAt)
      case 13 where cursor.consumeKey("retweet_count"): try cursor.decodeFirst(&others.retweetCount)
      case 14 where cursor.consumeKey("favorite_count"): try cursor.decodeFirst(&others.favoriteCount)
      case 18 where cursor.consumeKey("possibly_sensitive"): try cursor.decodeFirst(&others.possiblySensitive)
      case 19 where cursor.consumeKey("in_reply_to_user_id"): try cursor.decodeFirst(&others.inReplyToUserId)
      case 21 where cursor.consumeKey("in_reply_to_status_id"):
        try cursor.decodeFirst(&others.inReplyToStatusId)
      case 23 where cursor.consumeKey("in_reply_to_screen_name"):
        try cursor.decodeFirst(&others.inReplyToScreenName)
      default: try cursor.skipMember()
      }
    } while try cursor.advanceToMember()
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      createdAt: try json["created_at"] as String,
      id: try json["id"] as Int,
      text: try json["text"] as String,
      source: try json["source"] as String,
      truncated: try json["truncated"] as Bool,
      inReplyToStatusId: try json["in_reply_to_status_id"] as Int?,
      inReplyToUserId: try json["in_reply_to_user_id"] as Int?,
      inReplyToScreenName: try json["in_reply_to_screen_name"] as String?,
      user: try json["user"] as TwitterUser,
      retweetCount: try json["retweet_count"] as Int,
      favoriteCount: try json["favorite_count"] as Int,
      entities: try json["entities"] as TweetEntities,
      favorited: try json["favorited"] as Bool,
      retweeted: try json["retweeted"] as Bool,
      possiblySensitive: try json["possibly_sensitive"] as Bool?,
      lang: try json["lang"] as String)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("created_at", self.createdAt)
    try json.put("id", self.id)
    try json.put("text", self.text)
    try json.put("source", self.source)
    try json.put("truncated", self.truncated)
    try json.put("in_reply_to_status_id", self.inReplyToStatusId)
    try json.put("in_reply_to_user_id", self.inReplyToUserId)
    try json.put("in_reply_to_screen_name", self.inReplyToScreenName)
    try json.put("user", self.user)
    try json.put("retweet_count", self.retweetCount)
    try json.put("favorite_count", self.favoriteCount)
    try json.put("entities", self.entities)
    try json.put("favorited", self.favorited)
    try json.put("retweeted", self.retweeted)
    try json.put("possibly_sensitive", self.possiblySensitive)
    try json.put("lang", self.lang)
  }
}

extension TwitterUser: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int?
    var name: String?
    var screenName: String?
    var location: String?
    var description: String?
    var url: String??
    var protected: Bool?
    var followersCount: Int?
    var friendsCount: Int?
    var listedCount: Int?
    var createdAt: String?
    var favouritesCount: Int?
    var utcOffset: Int??
    var timeZone: String??
    var geoEnabled: Bool?
    var verified: Bool?
    var statusesCount: Int?
    var lang: String?
    var profileImageUrl: String?
    var profileBannerUrl: String??
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("screen_name") {
        screenName = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("location") {
        location = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("description") {
        description = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("url") {
        url = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("protected") {
        protected = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("followers_count") {
        followersCount = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("friends_count") {
        friendsCount = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("listed_count") {
        listedCount = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("created_at") {
        createdAt = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("favourites_count") {
        favouritesCount = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("utc_offset") {
        utcOffset = try .decode(from: &cursor) as Int?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("time_zone") {
        timeZone = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("geo_enabled") {
        geoEnabled = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("verified") {
        verified = try .decode(from: &cursor) as Bool
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("statuses_count") {
        statusesCount = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("lang") {
        lang = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("profile_image_url") {
        profileImageUrl = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("profile_banner_url") {
        profileBannerUrl = try .decode(from: &cursor) as String?
        guard try cursor.advanceToMember() else { break members }
      }
      var others = (
        id: id, name: name, screenName: screenName, location: location, description: description, url: url,
        protected: protected, followersCount: followersCount, friendsCount: friendsCount,
        listedCount: listedCount, createdAt: createdAt, favouritesCount: favouritesCount,
        utcOffset: utcOffset, timeZone: timeZone, geoEnabled: geoEnabled, verified: verified,
        statusesCount: statusesCount, lang: lang, profileImageUrl: profileImageUrl,
        profileBannerUrl: profileBannerUrl
      )
      try self.decode(others: &others, from: &cursor)
      (
        id, name, screenName, location, description, url, protected, followersCount, friendsCount,
        listedCount, createdAt, favouritesCount, utcOffset, timeZone, geoEnabled, verified, statusesCount,
        lang, profileImageUrl, profileBannerUrl
      ) = others
    }
    guard let id = cursor.orMissingValue(id), let name = cursor.orMissingValue(name),
      let screenName = cursor.orMissingValue(screenName), let location = cursor.orMissingValue(location),
      let description = cursor.orMissingValue(description), let url = cursor.orMissingValue(url),
      let protected = cursor.orMissingValue(protected),
      let followersCount = cursor.orMissingValue(followersCount),
      let friendsCount = cursor.orMissingValue(friendsCount),
      let listedCount = cursor.orMissingValue(listedCount), let createdAt = cursor.orMissingValue(createdAt),
      let favouritesCount = cursor.orMissingValue(favouritesCount),
      let utcOffset = cursor.orMissingValue(utcOffset), let timeZone = cursor.orMissingValue(timeZone),
      let geoEnabled = cursor.orMissingValue(geoEnabled), let verified = cursor.orMissingValue(verified),
      let statusesCount = cursor.orMissingValue(statusesCount), let lang = cursor.orMissingValue(lang),
      let profileImageUrl = cursor.orMissingValue(profileImageUrl),
      let profileBannerUrl = cursor.orMissingValue(profileBannerUrl)
    else { throw .init() }
    return Self(
      id: id, name: name, screenName: screenName, location: location, description: description, url: url,
      protected: protected, followersCount: followersCount, friendsCount: friendsCount,
      listedCount: listedCount, createdAt: createdAt, favouritesCount: favouritesCount, utcOffset: utcOffset,
      timeZone: timeZone, geoEnabled: geoEnabled, verified: verified, statusesCount: statusesCount,
      lang: lang, profileImageUrl: profileImageUrl, profileBannerUrl: profileBannerUrl)
  }

  @inline(never)
  private nonisolated static func decode(
    others:
      inout (
        id: Int?, name: String?, screenName: String?, location: String?, description: String?, url: String??,
        protected: Bool?, followersCount: Int?, friendsCount: Int?, listedCount: Int?, createdAt: String?,
        favouritesCount: Int?, utcOffset: Int??, timeZone: String??, geoEnabled: Bool?, verified: Bool?,
        statusesCount: Int?, lang: String?, profileImageUrl: String?, profileBannerUrl: String??
      ),
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) {
    repeat {
      switch cursor.keyLength {
      case 2 where cursor.consumeKey("id"): try cursor.decodeFirst(&others.id)
      case 3 where cursor.consumeKey("url"): try cursor.decodeFirst(&others.url)
      case 4 where cursor.consumeKey("name"): try cursor.decodeFirst(&others.name)
      case 4 where cursor.consumeKey("lang"): try cursor.decodeFirst(&others.lang)
      case 8 where cursor.consumeKey("location"): try cursor.decodeFirst(&others.location)
      case 8 where cursor.consumeKey("verified"): try cursor.decodeFirst(&others.verified)
      case 9 where cursor.consumeKey("protected"): try cursor.decodeFirst(&others.protected)
      case 9 where cursor.consumeKey("time_zone"): try cursor.decodeFirst(&others.timeZone)
      case 10 where cursor.consumeKey("created_at"): try cursor.decodeFirst(&others.createdAt)
      case 10 where cursor.consumeKey("utc_offset"): try cursor.decodeFirst(&others.utcOffset)
      case 11 where cursor.consumeKey("screen_name"): try cursor.decodeFirst(&others.screenName)
      case 11 where cursor.consumeKey("description"): try cursor.decodeFirst(&others.description)
      case 11 where cursor.consumeKey("geo_enabled"): try cursor.decodeFirst(&others.geoEnabled)
      case 12 where cursor.consumeKey("listed_count"): try cursor.decodeFirst(&others.listedCount)
      case 13 where cursor.consumeKey("friends_count"): try cursor.decodeFirst(&others.friendsCount)
      case 14 where cursor.consumeKey("statuses_count"): try cursor.decodeFirst(&others.statusesCount)
      case 15 where cursor.consumeKey("followers_count"): try cursor.decodeFirst(&others.followersCount)
      case 16 where cursor.consumeKey("favourites_count"): try cursor.decodeFirst(&others.favouritesCount)
      case 17 where cursor.consumeKey("profile_image_url"): try cursor.decodeFirst(&others.profileImageUrl)
      case 18 where cursor.consumeKey("profile_banner_url"): try cursor.decodeFirst(&others.profileBannerUrl)
      default: try cursor.skipMember()
      }
    } while try cursor.advanceToMember()
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      id: try json["id"] as Int,
      name: try json["name"] as String,
      screenName: try json["screen_name"] as String,
      location: try json["location"] as String,
      description: try json["description"] as String,
      url: try json["url"] as String?,
      protected: try json["protected"] as Bool,
      followersCount: try json["followers_count"] as Int,
      friendsCount: try json["friends_count"] as Int,
      listedCount: try json["listed_count"] as Int,
      createdAt: try json["created_at"] as String,
      favouritesCount: try json["favourites_count"] as Int,
      utcOffset: try json["utc_offset"] as Int?,
      timeZone: try json["time_zone"] as String?,
      geoEnabled: try json["geo_enabled"] as Bool,
      verified: try json["verified"] as Bool,
      statusesCount: try json["statuses_count"] as Int,
      lang: try json["lang"] as String,
      profileImageUrl: try json["profile_image_url"] as String,
      profileBannerUrl: try json["profile_banner_url"] as String?)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", self.id)
    try json.put("name", self.name)
    try json.put("screen_name", self.screenName)
    try json.put("location", self.location)
    try json.put("description", self.description)
    try json.put("url", self.url)
    try json.put("protected", self.protected)
    try json.put("followers_count", self.followersCount)
    try json.put("friends_count", self.friendsCount)
    try json.put("listed_count", self.listedCount)
    try json.put("created_at", self.createdAt)
    try json.put("favourites_count", self.favouritesCount)
    try json.put("utc_offset", self.utcOffset)
    try json.put("time_zone", self.timeZone)
    try json.put("geo_enabled", self.geoEnabled)
    try json.put("verified", self.verified)
    try json.put("statuses_count", self.statusesCount)
    try json.put("lang", self.lang)
    try json.put("profile_image_url", self.profileImageUrl)
    try json.put("profile_banner_url", self.profileBannerUrl)
  }
}

extension TweetEntities: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as TweetHashtag?)
      && search.reads(nil as TweetLink?)
      && search.reads(nil as TweetMention?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var hashtags: [TweetHashtag]?
    var urls: [TweetLink]?
    var userMentions: [TweetMention]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("hashtags") {
        hashtags = try .decode(from: &cursor) as [TweetHashtag]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("urls") {
        urls = try .decode(from: &cursor) as [TweetLink]
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("user_mentions") {
        userMentions = try .decode(from: &cursor) as [TweetMention]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("hashtags") {
          if case nil = hashtags {
            hashtags = try .decode(from: &cursor) as [TweetHashtag]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("urls") {
          if case nil = urls {
            urls = try .decode(from: &cursor) as [TweetLink]
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("user_mentions") {
          if case nil = userMentions {
            userMentions = try .decode(from: &cursor) as [TweetMention]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let hashtags = cursor.orMissingValue(hashtags), let urls = cursor.orMissingValue(urls),
      let userMentions = cursor.orMissingValue(userMentions)
    else { throw .init() }
    return Self(hashtags: hashtags, urls: urls, userMentions: userMentions)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      hashtags: try json["hashtags"] as [TweetHashtag],
      urls: try json["urls"] as [TweetLink],
      userMentions: try json["user_mentions"] as [TweetMention])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("hashtags", self.hashtags)
    try json.put("urls", self.urls)
    try json.put("user_mentions", self.userMentions)
  }
}

extension TweetHashtag: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var text: String?
    var indices: [Int]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("text") {
        text = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("indices") {
        indices = try .decode(from: &cursor) as [Int]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("text") {
          if case nil = text {
            text = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("indices") {
          if case nil = indices {
            indices = try .decode(from: &cursor) as [Int]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let text = cursor.orMissingValue(text), let indices = cursor.orMissingValue(indices)
    else { throw .init() }
    return Self(text: text, indices: indices)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(text: try json["text"] as String, indices: try json["indices"] as [Int])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("text", self.text)
    try json.put("indices", self.indices)
  }
}

extension TweetLink: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var url: String?
    var expandedUrl: String?
    var displayUrl: String?
    var indices: [Int]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("url") {
        url = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("expanded_url") {
        expandedUrl = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("display_url") {
        displayUrl = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("indices") {
        indices = try .decode(from: &cursor) as [Int]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("url") {
          if case nil = url {
            url = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("expanded_url") {
          if case nil = expandedUrl {
            expandedUrl = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("display_url") {
          if case nil = displayUrl {
            displayUrl = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("indices") {
          if case nil = indices {
            indices = try .decode(from: &cursor) as [Int]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let url = cursor.orMissingValue(url), let expandedUrl = cursor.orMissingValue(expandedUrl),
      let displayUrl = cursor.orMissingValue(displayUrl), let indices = cursor.orMissingValue(indices)
    else { throw .init() }
    return Self(url: url, expandedUrl: expandedUrl, displayUrl: displayUrl, indices: indices)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      url: try json["url"] as String,
      expandedUrl: try json["expanded_url"] as String,
      displayUrl: try json["display_url"] as String,
      indices: try json["indices"] as [Int])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("url", self.url)
    try json.put("expanded_url", self.expandedUrl)
    try json.put("display_url", self.displayUrl)
    try json.put("indices", self.indices)
  }
}

extension TweetMention: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var screenName: String?
    var name: String?
    var id: Int?
    var indices: [Int]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("screen_name") {
        screenName = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("indices") {
        indices = try .decode(from: &cursor) as [Int]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("screen_name") {
          if case nil = screenName {
            screenName = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("indices") {
          if case nil = indices {
            indices = try .decode(from: &cursor) as [Int]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let screenName = cursor.orMissingValue(screenName), let name = cursor.orMissingValue(name),
      let id = cursor.orMissingValue(id), let indices = cursor.orMissingValue(indices)
    else { throw .init() }
    return Self(screenName: screenName, name: name, id: id, indices: indices)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      screenName: try json["screen_name"] as String,
      name: try json["name"] as String,
      id: try json["id"] as Int,
      indices: try json["indices"] as [Int])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("screen_name", self.screenName)
    try json.put("name", self.name)
    try json.put("id", self.id)
    try json.put("indices", self.indices)
  }
}
