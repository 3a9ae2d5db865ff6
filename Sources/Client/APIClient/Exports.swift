#if Client
// Requests, responses and header fields are part of the API: a program that sends requests needs no other import. The
// whole module, for a name that is imported alone wins over those of other modules, such as a server's own `HTTPRequest`.
@_exported public import HTTPTypes
#endif
