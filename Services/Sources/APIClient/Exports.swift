// Requests, responses and header fields are part of the API, so that sending requests needs no other import.
// The whole module is exported, because a name that is exported alone would take precedence over the same
// name of other modules, such as a server's own `HTTPRequest`.
@_exported public import HTTPTypes
