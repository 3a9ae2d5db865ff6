#include "Peers.h"

#if defined(BENCH_PEERS)

#include <rapidjson/document.h>
#include <rapidjson/error/en.h>

namespace {

void send(const rapidjson::Value &value, const peer_receiver *receiver) {
  switch (value.GetType()) {
  case rapidjson::kNullType: return peer_send_kind(receiver, PEER_NULL);
  case rapidjson::kFalseType: return peer_send_kind(receiver, PEER_FALSE);
  case rapidjson::kTrueType: return peer_send_kind(receiver, PEER_TRUE);
  case rapidjson::kNumberType:
    if (value.IsInt64()) return peer_send_integer(receiver, value.GetInt64());
    if (value.IsUint64()) return peer_send_unsigned(receiver, value.GetUint64());
    return peer_send_double(receiver, value.GetDouble());
  case rapidjson::kStringType:
    return peer_send_text(receiver, PEER_STRING, value.GetString(), value.GetStringLength());
  case rapidjson::kArrayType:
    peer_send_kind(receiver, PEER_ARRAY);
    for (const auto &element : value.GetArray()) send(element, receiver);
    return peer_send_kind(receiver, PEER_ARRAY_END);
  case rapidjson::kObjectType:
    peer_send_kind(receiver, PEER_OBJECT);
    for (const auto &member : value.GetObject()) {
      peer_send_text(receiver, PEER_KEY, member.name.GetString(), member.name.GetStringLength());
      send(member.value, receiver);
    }
    return peer_send_kind(receiver, PEER_OBJECT_END);
  }
}

bool parse(void *, const char *text, size_t count, const peer_receiver *receiver, char *reason) {
  // By default, RapidJSON rounds some numbers incorrectly, and doesn't check strings.
  constexpr unsigned flags = rapidjson::kParseFullPrecisionFlag | rapidjson::kParseValidateEncodingFlag;
  rapidjson::Document document;
  rapidjson::StringStream stream(text);
  document.ParseStream<flags>(stream);
  if (document.HasParseError()) return peer_reject(reason, rapidjson::GetParseError_En(document.GetParseError()));
  // The stream ends at a NUL.
  if (stream.Tell() != count) return peer_reject(reason, "a NUL follows the document");
  if (receiver != nullptr) send(document, receiver);
  return true;
}

} // namespace

const peer_library peer_rapidjson = {"rapidjson", RAPIDJSON_VERSION_STRING, false, nullptr, nullptr, parse};

#endif
