// The operators themselves are declared there.
@_exported public import ApplicativeMapping
