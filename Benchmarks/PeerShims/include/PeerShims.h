#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The kind of an event.
typedef enum peer_event_kind {
  PEER_NULL,
  PEER_FALSE,
  PEER_TRUE,
  PEER_INTEGER,
  PEER_UNSIGNED,
  PEER_DOUBLE,
  PEER_STRING,
  PEER_ARRAY,
  PEER_ARRAY_END,
  PEER_OBJECT,
  PEER_KEY,
  PEER_OBJECT_END,
} peer_event_kind;

/// A scalar, a key, or the beginning or end of a container, in the order of a text.
typedef struct peer_event {
  peer_event_kind kind;
  int64_t integer;
  uint64_t natural;
  double number;
  /// The bytes of a string or key, which are valid during the call.
  const char *_Nullable text;
  size_t count;
} peer_event;

/// Receives the values of a document.
typedef struct peer_receiver {
  void (*_Nonnull receive)(void *_Nullable context, const peer_event *_Nonnull event);
  void *_Nullable context;
} peer_receiver;

/// The size of the buffer for the reason of a rejection.
enum { PEER_REASON_SIZE = 256 };

/// A library that parses JSON to a tree of its own.
typedef struct peer_library {
  /// The name of its rows.
  const char *_Nonnull name;
  /// The version of the header that this program was compiled with.
  const char *_Nonnull version;
  /// Whether the library itself limits the depth of a text. Otherwise the caller must: the functions below
  /// then recurse for each level.
  bool limits_depth;
  /// Creates a parser that is reused for many texts, as the documentation of the library recommends; null for
  /// libraries without one.
  void *_Nullable (*_Nullable create)(void);
  /// Destroys the parser.
  void (*_Nullable destroy)(void *_Nullable parser);
  /// Parses a text, passes its values to the receiver unless that is null, and destroys the tree.
  ///
  /// The text must have a zero byte after its last one. If the library rejects the text, this returns false
  /// and sets the reason, which has room for `PEER_REASON_SIZE` bytes.
  bool (*_Nonnull parse)(
    void *_Nullable parser, const char *_Nonnull text, size_t count,
    const peer_receiver *_Nullable receiver, char *_Nonnull reason);
} peer_library;

/// Returns a library by its index in the order of the report; null beyond the last one.
const peer_library *_Nullable peer_library_at(size_t index);

/// Returns whether arrays and objects are nested more deeply than the limit.
bool peer_is_deeper(const char *_Nonnull text, size_t count, size_t limit);

#ifdef __cplusplus
}
#endif
