import ManualMapping

extension Twitter: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      statuses: try json["statuses"],
      searchMetadata: try json["search_metadata"])
  }
}

extension TwitterSearch: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      completedIn: try json["completed_in"],
      maxId: try json["max_id"],
      query: try json["query"],
      refreshUrl: try json["refresh_url"],
      count: try json["count"])
  }
}

extension Tweet: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      createdAt: try json["created_at"],
      id: try json["id"],
      text: try json["text"],
      source: try json["source"],
      truncated: try json["truncated"],
      inReplyToStatusId: try json["in_reply_to_status_id"],
      inReplyToUserId: try json["in_reply_to_user_id"],
      inReplyToScreenName: try json["in_reply_to_screen_name"],
      user: try json["user"],
      retweetCount: try json["retweet_count"],
      favoriteCount: try json["favorite_count"],
      entities: try json["entities"],
      favorited: try json["favorited"],
      retweeted: try json["retweeted"],
      possiblySensitive: try json["possibly_sensitive"],
      lang: try json["lang"])
  }
}

extension TwitterUser: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      id: try json["id"],
      name: try json["name"],
      screenName: try json["screen_name"],
      location: try json["location"],
      description: try json["description"],
      url: try json["url"],
      protected: try json["protected"],
      followersCount: try json["followers_count"],
      friendsCount: try json["friends_count"],
      listedCount: try json["listed_count"],
      createdAt: try json["created_at"],
      favouritesCount: try json["favourites_count"],
      utcOffset: try json["utc_offset"],
      timeZone: try json["time_zone"],
      geoEnabled: try json["geo_enabled"],
      verified: try json["verified"],
      statusesCount: try json["statuses_count"],
      lang: try json["lang"],
      profileImageUrl: try json["profile_image_url"],
      profileBannerUrl: try json["profile_banner_url"])
  }
}

extension TweetEntities: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      hashtags: try json["hashtags"],
      urls: try json["urls"],
      userMentions: try json["user_mentions"])
  }
}

extension TweetHashtag: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      text: try json["text"],
      indices: try json["indices"])
  }
}

extension TweetLink: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      url: try json["url"],
      expandedUrl: try json["expanded_url"],
      displayUrl: try json["display_url"],
      indices: try json["indices"])
  }
}

extension TweetMention: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      screenName: try json["screen_name"],
      name: try json["name"],
      id: try json["id"],
      indices: try json["indices"])
  }
}
