"""The malformed documents of the folder forms, in the notation that generate.py explains.

A parcel has values in every form that the catalog's models have not: numbers, booleans and decimals as strings, an enum
with a fallback, a duration, dictionaries with integer keys, a set, null that must be written, and unions with the tag
inside, beside and around.
"""

PARCEL = (
    '{"number":"9007199254740993","price":"12.50","paid":1,"gift":"true","level":"express","wait":"P1DT2H",\n'
    '"shelves":{"7":{"name":"A"}},"days":{"1":"2016-06-17"},"tags":["glass","red"],"note":"n","until":null,\n'
    '"steps":[{"type":"sent","from":"Oslo"},{"type":"weighed","grams":3},{"type":"lost"}],\n'
    '"last":{"type":"weighed","value":{"grams":4}},"next":{"sent":{"from":"Rome"}}}\n'
)

NUMBER, PRICE, PAID, GIFT = '"9007199254740993"', '"12.50"', '"paid":1', '"gift":"true"'
LEVEL, WAIT, SHELVES, DAYS = '"express"', '"P1DT2H"', '{"7":{"name":"A"}}', '{"1":"2016-06-17"}'
TAGS, NOTE, UNTIL = '["glass","red"]', '"n"', '"until":null'
SENT, WEIGHED, LOST = '{"type":"sent","from":"Oslo"}', '{"type":"weighed","grams":3}', '{"type":"lost"}'
LAST, NEXT = '{"type":"weighed","value":{"grams":4}}', '{"sent":{"from":"Rome"}}'


def parcel(*changes):
    """The valid parcel with some parts replaced."""
    text = PARCEL
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def without(member):
    """The parcel without a member, the place of which is the object."""
    return "«{»" + parcel((member, ""))[1:]


CASES = [("forms/" + name, "parcel", code, path, text) for name, code, path, text in [
    ("number-plain", "type-mismatch", "$.number", parcel((NUMBER, "«12»"))),
    ("number-null", "unexpected-null", "$.number", parcel((NUMBER, "«null»"))),
    ("number-missing", "missing-key", "$", without('"number":' + NUMBER + ",")),
    ("number-words", "invalid-format", "$.number", parcel((NUMBER, '«"twelve"»'))),
    ("number-empty", "invalid-format", "$.number", parcel((NUMBER, '«""»'))),
    ("number-space", "invalid-format", "$.number", parcel((NUMBER, '«" 12"»'))),
    ("number-plus", "invalid-format", "$.number", parcel((NUMBER, '«"+12"»'))),
    ("number-leading-zero", "invalid-format", "$.number", parcel((NUMBER, '«"012"»'))),
    ("number-hexadecimal", "invalid-format", "$.number", parcel((NUMBER, '«"0x0C"»'))),
    ("number-grouped", "invalid-format", "$.number", parcel((NUMBER, '«"1,000"»'))),
    ("number-wide-digits", "invalid-format", "$.number", parcel((NUMBER, '«"１２"»'))),
    ("number-fraction", "fractional-number", "$.number", parcel((NUMBER, '«"1.5"»'))),
    ("number-too-large", "number-out-of-range", "$.number", parcel((NUMBER, '«"9223372036854775808"»'))),
    ("price-plain", "type-mismatch", "$.price", parcel((PRICE, "«12.5»"))),
    ("price-comma", "invalid-format", "$.price", parcel((PRICE, '«"12,50"»'))),
    ("price-currency", "invalid-format", "$.price", parcel((PRICE, '«"12.50 €"»'))),
    ("price-not-a-number", "invalid-format", "$.price", parcel((PRICE, '«"NaN"»'))),
    ("price-out-of-range", "number-out-of-range", "$.price", parcel((PRICE, '«"1e999"»'))),

    ("paid-two", "invalid-raw-value", "$.paid", parcel((PAID, '"paid":«2»'))),
    ("paid-fraction", "invalid-raw-value", "$.paid", parcel((PAID, '"paid":«0.5»'))),
    ("paid-boolean", "type-mismatch", "$.paid", parcel((PAID, '"paid":«true»'))),
    ("paid-string", "type-mismatch", "$.paid", parcel((PAID, '"paid":«"1"»'))),
    ("paid-null", "unexpected-null", "$.paid", parcel((PAID, '"paid":«null»'))),
    ("gift-word", "invalid-raw-value", "$.gift", parcel((GIFT, '"gift":«"yes"»'))),
    ("gift-capital", "invalid-raw-value", "$.gift", parcel((GIFT, '"gift":«"True"»'))),
    ("gift-boolean", "type-mismatch", "$.gift", parcel((GIFT, '"gift":«true»'))),
    ("gift-missing", "missing-key", "$", without(GIFT + ",")),

    ("level-number", "type-mismatch", "$.level", parcel((LEVEL, "«3»"))),
    ("level-null", "unexpected-null", "$.level", parcel((LEVEL, "«null»"))),
    ("level-missing", "missing-key", "$", without('"level":' + LEVEL + ",")),

    ("wait-words", "invalid-format", "$.wait", parcel((WAIT, '«"1 day"»'))),
    ("wait-empty", "invalid-format", "$.wait", parcel((WAIT, '«"P"»'))),
    ("wait-year", "invalid-format", "$.wait", parcel((WAIT, '«"P1Y"»'))),
    ("wait-without-time", "invalid-format", "$.wait", parcel((WAIT, '«"P1DT"»'))),
    ("wait-order", "invalid-format", "$.wait", parcel((WAIT, '«"PT1M2H"»'))),
    ("wait-fraction-of-hours", "invalid-format", "$.wait", parcel((WAIT, '«"PT1.5H2M"»'))),
    ("wait-too-long", "number-out-of-range", "$.wait", parcel((WAIT, '«"P999999999999999999D"»'))),
    ("wait-number", "type-mismatch", "$.wait", parcel((WAIT, "«93600»"))),

    ("shelves-key-word", "invalid-format", "$.shelves.x", parcel((SHELVES, '{"7":{"name":"A"},«"x"»:{"name":"B"}}'))),
    ("shelves-key-empty", "invalid-format", '$.shelves[""]', parcel((SHELVES, '{«""»:{"name":"A"}}'))),
    ("shelves-key-fraction", "invalid-format", '$.shelves["7.0"]', parcel((SHELVES, '{«"7.0"»:{"name":"A"}}'))),
    ("shelves-key-too-large", "invalid-format", '$.shelves["9223372036854775808"]',
     parcel((SHELVES, '{«"9223372036854775808"»:{"name":"A"}}'))),
    ("shelves-value", "missing-key", '$.shelves["8"]', parcel((SHELVES, '{"7":{"name":"A"},"8":«{»"nam":"B"}}'))),
    ("shelves-value-null", "unexpected-null", '$.shelves["8"]', parcel((SHELVES, '{"7":{"name":"A"},"8":«null»}'))),
    ("shelves-array", "type-mismatch", "$.shelves", parcel((SHELVES, '«[»{"name":"A"}]'))),
    ("shelves-key-escaped", "type-mismatch", '$.shelves["7"].name', parcel((SHELVES, '{"\\u0037":{"name":«7»}}'))),
    ("days-key-negative", "invalid-format", "$.days.-1", parcel((DAYS, '{«"-1"»:"2016-06-17"}'))),
    ("days-key-too-large", "invalid-format", '$.days["256"]', parcel((DAYS, '{«"256"»:"2016-06-17"}'))),
    ("days-value", "invalid-format", '$.days["2"]', parcel((DAYS, '{"1":"2016-06-17","2":«"2016-06-31"»}'))),

    ("tags-element", "type-mismatch", "$.tags[1]", parcel((TAGS, '["glass",«7»]'))),
    ("tags-element-null", "unexpected-null", "$.tags[2]", parcel((TAGS, '["glass","glass",«null»]'))),
    ("tags-object", "type-mismatch", "$.tags", parcel((TAGS, '«{»"glass":true}'))),
    ("tags-null", "unexpected-null", "$.tags", parcel((TAGS, "«null»"))),

    ("note-missing", "missing-key", "$", without('"note":"n",')),
    ("note-number", "type-mismatch", "$.note", parcel((NOTE, "«7»"))),
    ("until-missing", "missing-key", "$", without("," + UNTIL)),
    ("until-format", "invalid-format", "$.until", parcel((UNTIL, '"until":«"soon"»'))),

    ("tag-unknown", "invalid-raw-value", "$.steps[1].type", parcel((WEIGHED, '{"type":«"wieghed"»,"grams":3}'))),
    ("tag-missing", "missing-key", "$.steps[2]", parcel((LOST, "«{»}"))),
    ("tag-misspelled", "missing-key", "$.steps[0]", parcel((SENT, '«{»"tpye":"sent","from":"Oslo"}'))),
    ("tag-number", "type-mismatch", "$.steps[2].type", parcel((LOST, '{"type":«3»}'))),
    ("tag-null", "unexpected-null", "$.steps[2].type", parcel((LOST, '{"type":«null»}'))),
    ("tag-of-no-object", "type-mismatch", "$.steps[2]", parcel((LOST, '«"lost"»'))),
    ("tag-of-null", "unexpected-null", "$.steps[2]", parcel((LOST, "«null»"))),
    ("tag-content-missing", "missing-key", "$.steps[1]", parcel((WEIGHED, '«{»"type":"weighed","gram":3}'))),
    ("tag-content-wrong", "fractional-number", "$.steps[1].grams",
     parcel((WEIGHED, '{"grams":«0.5»,"type":"weighed"}'))),
    ("tag-beside-unknown", "invalid-raw-value", "$.last.type",
     parcel((LAST, '{"value":{"grams":4},"type":«"Weighed"»}'))),
    ("tag-beside-without-content", "missing-key", "$.last", parcel((LAST, '«{»"type":"weighed"}'))),
    ("tag-beside-content-null", "unexpected-null", "$.last.value",
     parcel((LAST, '{"type":"weighed","value":«null»}'))),
    ("tag-beside-content-wrong", "type-mismatch", "$.last.value.grams",
     parcel((LAST, '{"type":"weighed","value":{"grams":«"4"»}}'))),
    ("tag-around-unknown", "invalid-raw-value", "$.next", parcel((NEXT, '«{»"send":{"from":"Rome"}}'))),
    ("tag-around-none", "invalid-raw-value", "$.next", parcel((NEXT, "«{»}"))),
    ("tag-around-several", "invalid-raw-value", "$.next", parcel((NEXT, '«{»"sent":{"from":"Rome"},"lost":{}}'))),
    ("tag-around-without-content", "type-mismatch", "$.next", parcel((NEXT, '«"sent"»'))),
    ("tag-around-number", "type-mismatch", "$.next", parcel((NEXT, "«7»"))),
    ("tag-around-content-wrong", "unexpected-null", "$.next.sent.from", parcel((NEXT, '{"sent":{"from":«null»}}'))),
]]

REJECTING = {"duplicateKeys": "reject"}
STRICT = {"rejectsUnknownKeys": True}

OPTION_CASES = [("forms/" + name, "parcel", *rest) for name, *rest in [
    ("shelves-key-twice", REJECTING, "duplicate-key", '$.shelves["7"]',
     parcel((SHELVES, '{"7":{"name":"A"},«"7"»:{"name":"B"}}'))),
    ("days-key-equal", REJECTING, "duplicate-key", '$.days["01"]',
     parcel((DAYS, '{"1":"2016-06-17",«"01"»:"2016-06-18"}'))),
    ("tag-twice", REJECTING, "duplicate-key", "$.steps[2].type", parcel((LOST, '{"type":"lost",«"type"»:"sent"}'))),
    ("unknown-key", STRICT, "unknown-key", "$.colour", parcel((UNTIL, UNTIL + ',«"colour"»:"red"'))),
    ("shelves-unknown-key", STRICT, "unknown-key", '$.shelves["7"].colour',
     parcel((SHELVES, '{"7":{"name":"A",«"colour"»:"red"}}'))),
    ("tag-unknown-key", STRICT, "unknown-key", "$.steps[0].to",
     parcel((SENT, '{"type":"sent","from":"Oslo",«"to"»:"Rome"}'))),
    ("tag-beside-unknown-key", STRICT, "unknown-key", "$.last.weight",
     parcel((LAST, '{"type":"weighed","value":{"grams":4},«"weight"»:4}'))),
]]

SEVERAL_CASES = [("forms/" + name, "parcel", *rest) for name, *rest in [
    ("fields-five-issues", {},
     [("*type-mismatch", "$.number", 0), ("invalid-format", "$.price", 1), ("type-mismatch", "$.paid", 2),
      ("invalid-raw-value", "$.gift", 3), ("invalid-format", "$.wait", 4)],
     parcel((NUMBER, "«12»"), (PRICE, '«"12,50"»'), (PAID, '"paid":«"1"»'), (GIFT, '"gift":«"yes"»'),
            (WAIT, '«"1 day"»'))),
    ("tags-three-issues", {},
     [("*invalid-raw-value", "$.steps[0].type", 0), ("type-mismatch", "$.steps[1].grams", 1),
      ("missing-key", "$.last.value", 2)],
     parcel((SENT, '{"type":«"send"»,"from":"Oslo"}'), (WEIGHED, '{"type":"weighed","grams":«"3"»}'),
            (LAST, '{"type":"weighed","value":«{»"gram":4}}'))),
    ("elements-three-issues", {},
     [("*missing-key", '$.shelves["7"]', 0), ("invalid-format", '$.days["1"]', 1), ("type-mismatch", "$.tags[0]", 2)],
     parcel((SHELVES, '{"7":«{»}}'), (DAYS, '{"1":«"2016-13-01"»}'), (TAGS, "[«0»]"))),
    ("null-and-unknown-key", STRICT,
     [("*missing-key", "$", 0), ("unknown-key", "$.notes", 1)],
     "«{»" + parcel(('"note":"n"', '«"notes"»:"n"'))[1:]),
]]
