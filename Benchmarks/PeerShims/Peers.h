#pragma once

// The libraries, and functions that their shims share.

#include "PeerShims.h"

#include <stdio.h>
#include <string.h>

/// The text of a version from the macros of a header.
#define PEER_VERSION(major, minor, patch) PEER_TEXT(major) "." PEER_TEXT(minor) "." PEER_TEXT(patch)
#define PEER_TEXT(token) PEER_QUOTED(token)
#define PEER_QUOTED(token) #token

#ifdef __cplusplus
extern "C" {
#endif

extern const peer_library peer_rapidjson, peer_nlohmann, peer_json_c, peer_cjson, peer_yajl, peer_simdjson;

static inline void peer_send(const peer_receiver *receiver, peer_event event) {
  receiver->receive(receiver->context, &event);
}

static inline void peer_send_kind(const peer_receiver *receiver, peer_event_kind kind) {
  peer_event event = {kind, 0, 0, 0, NULL, 0};
  peer_send(receiver, event);
}

static inline void peer_send_integer(const peer_receiver *receiver, int64_t value) {
  peer_event event = {PEER_INTEGER, value, 0, 0, NULL, 0};
  peer_send(receiver, event);
}

static inline void peer_send_unsigned(const peer_receiver *receiver, uint64_t value) {
  peer_event event = {PEER_UNSIGNED, 0, value, 0, NULL, 0};
  peer_send(receiver, event);
}

static inline void peer_send_double(const peer_receiver *receiver, double value) {
  peer_event event = {PEER_DOUBLE, 0, 0, value, NULL, 0};
  peer_send(receiver, event);
}

/// Sends a string or a key.
static inline void peer_send_text(
  const peer_receiver *receiver, peer_event_kind kind, const char *text, size_t count) {
  peer_event event = {kind, 0, 0, 0, text, count};
  peer_send(receiver, event);
}

/// Sets the reason and returns false.
static inline bool peer_reject(char *reason, const char *text) {
  snprintf(reason, PEER_REASON_SIZE, "%s", text);
  return false;
}

#ifdef __cplusplus
}
#endif
