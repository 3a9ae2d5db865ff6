#!/usr/bin/env python3
"""Writes the malformed documents of this folder and expected.json from the one list below; those of the folder forms
from the list in parcels.py.

Each case is (file, model, code, path, document). The marks « and » stand around the bytes that the first
issue points at and are removed; an empty pair marks a place of length 0. A character U+DCxx stands for the
single raw byte 0xxx, so that invalid UTF-8 can be written down. Users are decoded with ../skills.json.

Cases with options are (file, model, options, code, path, document); without a mark the issue has no place. The
options: duplicateKeys "reject"; sizeLimit; rejectsUnknownKeys; at: the model stands at this path; count: the
document is an array of so many models; or: the document is this model or the other.

Cases with all their issues are (file, model, options, issues, document): a (code, path, mark) for each issue in
the order of the document, the mark counted from 0; the first of the list is not always the first that is met: that
is the one with a star before its code.
"""

import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True

import parcels  # noqa: E402

CATEGORIES = {
    "syntax": """unexpected-character trailing-comma invalid-escape invalid-unicode-escape lone-surrogate
        control-character invalid-utf8 leading-zero invalid-number invalid-literal non-finite-literal
        trailing-content duplicate-key""",
    "incomplete": "empty-input unexpected-end unterminated-string",
    "limit": "depth-limit size-limit",
    "data": """missing-key unexpected-null type-mismatch number-out-of-range fractional-number
        invalid-raw-value invalid-format unknown-key unknown-reference wrong-count index-out-of-bounds
        no-alternative transform-failed custom""",
}
CATEGORY = {code: name for name, codes in CATEGORIES.items() for code in codes.split()}

DORY = (
    '{"id":12,"name":"Dory","year":2016,"releaseDate":"2016-06-17","grossing":486295561,'
    '"rating":7.3,"cast":[{"name":"Ellen"}]}'
)
ADA = '{"id":7,"email":"ada@example.com","name":"Ada","skill_ids":[1,2]}'
SWIFT = '{"id":1,"name":"Swift","level":"expert"}'


def movie(old, new):
    """The valid movie with one part replaced."""
    assert DORY.count(old) == 1, old
    return DORY.replace(old, new)


def user(old, new):
    """The valid user with one part replaced."""
    assert ADA.count(old) == 1, old
    return ADA.replace(old, new)


def skill(old, new):
    """The valid skill with one part replaced."""
    assert SWIFT.count(old) == 1, old
    return SWIFT.replace(old, new)


def todo(id, title="a", completed="true"):
    """A valid todo; the fields are JSON text, but for the title."""
    return f'{{"userId":1,"id":{id},"title":"{title}","completed":{completed}}}'


MOVIE_CASES = [
    ("example-01-missing-key", "missing-key", "$", "«{»" + movie('"name":"Dory",', "")[1:]),
    ("example-02-null", "unexpected-null", "$.name", movie('"Dory"', "«null»")),
    ("example-03-wrong-type", "type-mismatch", "$.year", movie("2016,", '«"2016"»,')),
    ("example-04-out-of-range", "number-out-of-range", "$.grossing",
     movie("486295561", "«9223372036854775808»")),
    ("example-05-fraction", "fractional-number", "$.year", movie("2016,", "«2016.5»,")),
    ("example-06-bad-date", "invalid-format", "$.releaseDate", movie('"2016-06-17"', '«"2016-13-17"»')),
    ("example-09-truncated", "unexpected-end", "$", '{"id":12,"name":"Dory","year":2016«»'),
    ("example-10-trailing-comma", "trailing-comma", "$.cast",
     '{\n  "id": 12,\n  "name": "Dory",\n  "cast": [{"name":"Ellen"}«,»]\n}\n'),
    ("example-11-unterminated-string", "unterminated-string", "$.name", '{"id":12,"name":«"Dory}»'),
    ("example-12-bad-escape", "invalid-escape", "$.name", movie("Dory", "Do«\\q»ry")),
    ("example-13-lone-surrogate", "lone-surrogate", "$.name", movie("Dory", "Do«\\ud800»ry")),
    ("example-14-bad-utf8", "invalid-utf8", "$.name", movie("Dory", "Do«\udcff»ry")),
    ("example-15-leading-zero", "leading-zero", "$.id", movie("12", "«012»")),
    ("example-17-empty", "empty-input", "$", "«»"),
    ("example-18-wrong-root", "type-mismatch", "$", "«[»1,2]"),

    ("missing-first", "missing-key", "$", "«{»" + movie('"id":12,', "")[1:]),
    ("missing-last", "missing-key", "$", "«{»" + movie(',"cast":[{"name":"Ellen"}]', "")[1:]),
    ("missing-all", "missing-key", "$", "  «{»}"),
    ("missing-in-element", "missing-key", "$.cast[1]",
     movie('{"name":"Ellen"}', '{"name":"Ellen"},«{»"role":"Dory"}')),
    ("missing-after-wrong-in-text", "missing-key", "$", '«{»"year":"2016","id":12}'),
    ("wrong-order-of-keys", "type-mismatch", "$.id", '{"cast":0,"year":"2016","name":null,"id":«"12"»}'),

    ("null-first", "unexpected-null", "$.id", movie("12", "«null»")),
    ("null-date", "unexpected-null", "$.releaseDate", movie('"2016-06-17"', "«null»")),
    ("null-array", "unexpected-null", "$.cast", movie('[{"name":"Ellen"}]', "«null»")),
    ("null-element", "unexpected-null", "$.cast[1]", movie('"}]', '"},«null»]')),
    ("null-in-element", "unexpected-null", "$.cast[0].name", movie('"Ellen"', "«null»")),
    ("null-root", "unexpected-null", "$", "«null»"),

    ("type-bool-for-int", "type-mismatch", "$.id", movie("12", "«true»")),
    ("type-number-for-string", "type-mismatch", "$.name", movie('"Dory"', "«12»")),
    ("type-object-for-string", "type-mismatch", "$.name", movie('"Dory"', '«{»"en":"Dory"}')),
    ("type-array-for-int", "type-mismatch", "$.year", movie("2016,", "«[»2016],")),
    ("type-number-for-date", "type-mismatch", "$.releaseDate", movie('"2016-06-17"', "«1466121600»")),
    ("type-string-for-double", "type-mismatch", "$.rating", movie("7.3", '«"7.3"»')),
    ("type-bool-for-double", "type-mismatch", "$.rating", movie("7.3", "«false»")),
    ("type-object-for-array", "type-mismatch", "$.cast", movie('[{"name":"Ellen"}]', '«{»"name":"Ellen"}')),
    ("type-string-for-object", "type-mismatch", "$.cast[0]", movie('{"name":"Ellen"}', '«"Ellen"»')),
    ("type-number-deep", "type-mismatch", "$.cast[1].name", movie('"}]', '"},{"name":«7e1»}]')),
    ("type-escaped-key", "type-mismatch", "$.name", movie('"name":"Dory"', '"\\u006eame":«0»')),
    ("root-string", "type-mismatch", "$", ' «"Dory"»\n'),
    ("root-number", "type-mismatch", "$", "«12»"),

    ("range-below", "number-out-of-range", "$.grossing", movie("486295561", "«-9223372036854775809»")),
    ("range-huge", "number-out-of-range", "$.id", movie("12", "«123456789012345678901234567890»")),
    ("range-exponent-int", "number-out-of-range", "$.grossing", movie("486295561", "«1e30»")),
    ("range-double", "number-out-of-range", "$.rating", movie("7.3", "«1e999»")),
    ("range-double-negative", "number-out-of-range", "$.rating", movie("7.3", "«-1E+999»")),
    ("fraction-exponent", "fractional-number", "$.id", movie("12", "«15e-1»")),
    ("fraction-negative", "fractional-number", "$.grossing", movie("486295561", "«-0.5»")),

    ("date-day-31", "invalid-format", "$.releaseDate", movie('"2016-06-17"', '«"2016-06-31"»')),
    ("date-february-30", "invalid-format", "$.releaseDate", movie('"2016-06-17"', '«"2016-02-30"»')),
    ("date-no-leap-year", "invalid-format", "$.releaseDate", movie('"2016-06-17"', '«"2015-02-29"»')),
    ("date-month-0", "invalid-format", "$.releaseDate", movie('"2016-06-17"', '«"2016-00-17"»')),
    ("date-day-first", "invalid-format", "$.releaseDate", movie('"2016-06-17"', '«"17/06/2016"»')),
    ("date-short", "invalid-format", "$.releaseDate", movie('"2016-06-17"', '«"2016-6-17"»')),
    ("date-with-time", "invalid-format", "$.releaseDate",
     movie('"2016-06-17"', '«"2016-06-17T00:00:00Z"»')),
    ("date-empty", "invalid-format", "$.releaseDate", movie('"2016-06-17"', '«""»')),
    ("date-wide-digits", "invalid-format", "$.releaseDate", movie('"2016-06-17"', '«"２０16-06-17"»')),

    ("syntax-after-data-error", "invalid-literal", "$.rating",
     movie('"Dory"', "null").replace("7.3", "«nil»")),
    ("number-plus", "invalid-number", "$.id", movie("12", "«+1»")),
    ("number-no-fraction", "invalid-number", "$.rating", movie("7.3", "«1.»")),
    ("number-no-integer", "invalid-number", "$.rating", movie("7.3", "«.5»")),
    ("number-minus", "invalid-number", "$.rating", movie("7.3", "«-»")),
    ("number-no-exponent", "invalid-number", "$.rating", movie("7.3", "«1e»")),
    ("number-no-signed-exponent", "invalid-number", "$.rating", movie("7.3", "«7.3e+»")),
    ("number-two-points", "invalid-number", "$.rating", movie("7.3", "«7.3.1»")),
    ("number-negative-leading-zero", "leading-zero", "$.id", movie("12", "«-012»")),
    ("number-nan", "non-finite-literal", "$.rating", movie("7.3", "«NaN»")),
    ("number-infinity", "non-finite-literal", "$.rating", movie("7.3", "«Infinity»")),
    ("number-negative-infinity", "non-finite-literal", "$.rating", movie("7.3", "«-Infinity»")),
    ("escape-unicode-digits", "invalid-unicode-escape", "$.name", movie("Dory", "«\\u12G4»")),
    ("escape-hex", "invalid-escape", "$.name", movie("Dory", "«\\x»44ory")),
    ("escape-in-key", "invalid-escape", "$", movie('"name":"D', '"na«\\m»e":"D')),
    ("surrogate-low-first", "lone-surrogate", "$.name", movie("Dory", "Do«\\uDC00»ry")),
    ("surrogate-high-twice", "lone-surrogate", "$.name", movie("Dory", "«\\ud83d»\\ud83d\\ude00")),
    ("surrogate-high-then-letter", "lone-surrogate", "$.name", movie("Dory", "«\\uDBFF»\\u0041")),
    ("utf8-overlong", "invalid-utf8", "$.name", movie("Dory", "Do«\udcc0»\udcafry")),
    ("utf8-surrogate", "invalid-utf8", "$.name", movie("Dory", "Do«\udced»\udca0\udc80ry")),
    ("utf8-beyond-unicode", "invalid-utf8", "$.name", movie("Dory", "Do«\udcf4»\udc90\udc80\udc80ry")),
    ("utf8-continuation", "invalid-utf8", "$.name", movie("Dory", "Dö«\udc80»ry")),
    ("utf8-short-sequence", "invalid-utf8", "$.cast[0].name", movie("Ellen", "Ell«\udce2»\udc82")),
    ("utf8-in-key", "invalid-utf8", "$", movie('"name":"D', '"na«\udcfe»me":"D')),
    ("control-line-feed", "control-character", "$.name", movie("Dory", "Do«\n»ry")),
    ("control-missing-quote", "control-character", "$.name", movie('"Dory",', '"Dory,«\n»  ')),
    ("control-tab", "control-character", "$.cast[0].name", movie("Ellen", "«\t»Ellen")),
    ("control-nul", "control-character", "$.name", movie("Dory", "Dory«\0»")),
    ("single-quotes", "unexpected-character", "$.name", movie('"Dory"', "«'»Dory'")),
    ("curly-quotes", "unexpected-character", "$", '{«“»id”:12}'),
    ("unquoted-key", "unexpected-character", "$", "{«i»d:12}"),
    ("missing-colon", "unexpected-character", "$.name", movie('"name":"D', '"name" «"»D')),
    ("missing-value", "unexpected-character", "$.id", movie(':12,', ':«,»')),
    ("missing-comma", "unexpected-character", "$", movie('12,"n', '12 «"»n')),
    ("missing-comma-in-array", "unexpected-character", "$.cast", movie('"}]', '"} «{»"name":"Ed"}]')),
    ("double-comma", "unexpected-character", "$", movie('12,', "12,«,»")),
    ("wrong-closer", "unexpected-character", "$.cast", movie('"}]}', '"}«}»]')),
    ("comment", "unexpected-character", "$", movie('12,', "12, «/»* the id */")),
    ("no-break-space", "unexpected-character", "$.id", movie("12", "«\u00a0»12")),
    ("form-feed", "unexpected-character", "$", movie('12,', "12,«\f»")),
    ("literal-under-odd-key", "invalid-literal", '$["a b"][1]', '{"a b":[1,«tru»]}'),
    ("trailing-comma-in-object", "trailing-comma", "$", movie('"}]}', '"}]«,» }')),
    ("trailing-bracket", "trailing-content", "$", DORY + "\n«]»"),
    ("trailing-document", "trailing-content", "$", DORY + " «{»}"),
]

OTHER_CASES = [
    ("example-07-bad-enum", "skill", "invalid-raw-value", "$.level",
     '{"id":1,"name":"Swift","level":«"experd"»}'),
    ("example-08-unknown-reference", "users", "unknown-reference", "$.users[0].skill_ids[1]",
     '{"users":[' + user("[1,2]", "[1,«9»]") + "]}"),
    ("example-16-depth-bomb", "movies", "depth-limit", "$[0][0]…[0]",
     "[" * 512 + "«[»" + "[" * 87 + "]" * 600),
    ("example-19-element", "todos", "type-mismatch", "$[3].id",
     "[\n  " + ",\n  ".join([todo(1, "a"), todo(2, "b"), todo(3, "c"), todo('«"4"»', "d")]) + "\n]\n"),
    ("example-20-misspelled-key", "todo", "missing-key", "$",
     '«{»"userId":1,"title":"Pay rent","complete":false}'),

    ("enum-case", "skill", "invalid-raw-value", "$.level", '{"id":1,"name":"Swift","level":«"Expert"»}'),
    ("enum-empty", "skill", "invalid-raw-value", "$.level", '{"id":1,"name":"Swift","level":«""»}'),
    ("enum-number", "skill", "type-mismatch", "$.level", '{"id":1,"name":"Swift","level":«3»}'),
    ("enum-null", "skills", "unexpected-null", "$.skills[0].level",
     '{"skills":[{"id":1,"name":"Swift","level":«null»}]}'),
    ("enum-second-element", "skills", "invalid-raw-value", "$.skills[1].level",
     '{"skills":[{"id":1,"name":"Swift","level":"expert"},{"id":2,"name":"C","level":«"guru"»}]}'),
    ("skills-not-wrapped", "skills", "type-mismatch", "$", '«[»{"id":1,"name":"Swift","level":"expert"}]'),
    ("skill-id-fraction", "skill", "fractional-number", "$.id", skill("1,", "«1.5»,")),
    ("skill-id-out-of-range", "skill", "number-out-of-range", "$.id",
     skill("1,", "«9223372036854775808»,")),
    ("skill-id-bool", "skill", "type-mismatch", "$.id", skill("1,", "«true»,")),
    ("skill-name-number", "skill", "type-mismatch", "$.name", skill('"Swift"', "«5»")),
    ("skill-name-null", "skill", "unexpected-null", "$.name", skill('"Swift"', "«null»")),
    ("skill-level-object", "skill", "type-mismatch", "$.level", skill('"expert"', '«{»"rank":3}')),
    ("skill-missing-level", "skill", "missing-key", "$", "«{»" + skill(',"level":"expert"', "")[1:]),
    ("skills-missing-key", "skills", "missing-key", "$", '«{»"skill":[]}'),
    ("skills-object", "skills", "type-mismatch", "$.skills", '{"skills":«{»}}'),
    ("skills-null-element", "skills", "unexpected-null", "$.skills[1]",
     '{"skills":[' + SWIFT + ",«null»]}"),
    ("skills-array-element", "skills", "type-mismatch", "$.skills[1]", '{"skills":[' + SWIFT + ",«[»]]}"),
    ("skills-missing-level", "skills", "missing-key", "$.skills[1]",
     '{"skills":[' + SWIFT + ",\n«{»" + skill(',"level":"expert"', "")[1:] + "]}"),
    ("skills-null", "skills", "unexpected-null", "$.skills", '{"skills":«null»}'),

    ("reference-in-user", "user", "unknown-reference", "$.skill_ids[0]", user("[1,2]", "[«0»,1]")),
    ("reference-wrong-type", "user", "type-mismatch", "$.skill_ids[1]", user("[1,2]", '[1,«"2"»]')),
    ("reference-null", "user", "unexpected-null", "$.skill_ids[2]", user("[1,2]", "[1,2,«null»]")),
    ("reference-fraction", "user", "fractional-number", "$.skill_ids[0]", user("[1,2]", "[«1.5»]")),
    ("reference-not-an-array", "user", "type-mismatch", "$.skill_ids", user("[1,2]", "«1»")),
    ("reference-then-wrong-type", "user", "unknown-reference", "$.skill_ids[0]",
     user("[1,2]", '[«999999»,"x"]')),
    ("reference-after-wrong-type", "user", "type-mismatch", "$.skill_ids[0]",
     user("[1,2]", '[«"x"»,999999]')),
    ("reference-list-null", "user", "unexpected-null", "$.skill_ids", user("[1,2]", "«null»")),
    ("user-email-number", "user", "type-mismatch", "$.email", user('"ada@example.com"', "«7»")),
    ("user-email-null", "user", "unexpected-null", "$.email", user('"ada@example.com"', "«null»")),
    ("user-name-null", "user", "unexpected-null", "$.name", user('"Ada"', "«null»")),
    ("user-name-object", "user", "type-mismatch", "$.name", user('"Ada"', '«{»"first":"Ada"}')),
    ("user-id-fraction", "user", "fractional-number", "$.id", user('"id":7', '"id":«7.5»')),
    ("user-id-out-of-range", "user", "number-out-of-range", "$.id",
     user('"id":7', '"id":«9223372036854775808»')),
    ("user-id-string", "user", "type-mismatch", "$.id", user('"id":7', '"id":«"7"»')),
    ("user-id-null", "user", "unexpected-null", "$.id", user('"id":7', '"id":«null»')),
    ("user-missing-references", "user", "missing-key", "$", "«{»" + user(',"skill_ids":[1,2]', "")[1:]),
    ("user-missing-middle", "user", "missing-key", "$", "«{»" + user('"email":"ada@example.com",', "")[1:]),
    ("users-deep-reference", "users", "unknown-reference", "$.users[2].skill_ids[1]",
     '{"users":[\n' + ADA + ",\n" + ADA + ",\n" + user("[1,2]", "[8,«9»]") + "]}"),
    ("users-missing-key", "users", "missing-key", "$", '«{»"user":[]}'),
    ("users-null", "users", "unexpected-null", "$.users", '{"users":«null»}'),
    ("users-null-element", "users", "unexpected-null", "$.users[1]", '{"users":[' + ADA + ",«null»]}"),
    ("users-number-element", "users", "type-mismatch", "$.users[1]", '{"users":[' + ADA + ",«7»]}"),
    ("users-email-number", "users", "type-mismatch", "$.users[1].email",
     '{"users":[' + ADA + ",\n" + user('"ada@example.com"', "«7»") + "]}"),
    ("users-missing-references", "users", "missing-key", "$.users[1]",
     '{"users":[' + ADA + ",\n«{»" + user(',"skill_ids":[1,2]', "")[1:] + "]}"),
    ("users-object", "users", "type-mismatch", "$.users", '{"users":«{»}}'),
    ("users-first-of-two", "users", "missing-key", "$.users[0]", '{"users":[«{»"id":7},{"id":"8"}]}'),
    ("users-truncated", "users", "unexpected-end", "$.users[0].skill_ids",
     '{"users":[{"id":7,"skill_ids":[1,2«»'),

    ("movies-object-for-list", "movies", "type-mismatch", "$", "«{»" + DORY[1:]),
    ("movies-second-date", "movies", "invalid-format", "$[1].releaseDate",
     "[" + DORY + ",\n " + movie('"2016-06-17"', '«"2016-04-31"»') + "]"),
    ("movies-cut-after-comma", "movies", "unexpected-end", "$", "[" + DORY + ", \n«»"),

    ("todo-bool-from-int", "todo", "type-mismatch", "$.completed", todo(1, completed="«1»")),
    ("todo-bool-from-string", "todo", "type-mismatch", "$.completed", todo(1, completed='«"true"»')),
    ("todo-optional-wrong-type", "todo", "type-mismatch", "$.id", todo("«false»")),
    ("todo-optional-fraction", "todo", "fractional-number", "$.id", todo("«0.5»")),
    ("todo-duplicate-keys", "todo", "type-mismatch", "$.title",
     '{"userId":1,"title":«1»,"title":"a","completed":true}'),
    ("todo-literal-short", "todo", "invalid-literal", "$.completed", todo(1, completed="«tru»")),
    ("todo-literal-capital", "todo", "invalid-literal", "$.completed", todo(1, completed="«True»")),
    ("todo-literal-long", "todo", "invalid-literal", "$.completed", todo(1, completed="«falsey»")),
    ("todo-literal-nul", "todo", "invalid-literal", "$.id", todo("«nul»")),
    ("todo-literal-cut", "todo", "unexpected-end", "$.completed", '{"userId":1,"completed":tru«»'),
    ("todo-number-cut-minus", "todo", "unexpected-end", "$.userId", '{"userId":-«»'),
    ("todo-number-cut-point", "todo", "unexpected-end", "$.userId", '{"userId":1.«»'),
    ("todo-number-cut-exponent", "todo", "unexpected-end", "$.userId", '{"userId":1e«»'),
    ("todo-cut-open", "todo", "unexpected-end", "$", "{«»"),
    ("todo-cut-key", "todo", "unexpected-end", "$.userId", '{"userId"«»'),
    ("todo-cut-colon", "todo", "unexpected-end", "$.userId", '{"userId": «»'),
    ("todo-cut-comma", "todo", "unexpected-end", "$", '{"userId":1,«»'),
    ("todo-cut-in-key", "todo", "unterminated-string", "$", '{"userId":1,«"tit»'),
    ("todo-cut-escape", "todo", "unterminated-string", "$.title", '{"title":«"a\\»'),
    ("todo-cut-escape-in-key", "todo", "unterminated-string", "$", '{"userId":1,«"tit\\»'),
    ("todo-cut-unicode-escape", "todo", "invalid-unicode-escape", "$.title", '{"title":"a«\\u00e»'),
    ("todo-cut-surrogate-pair", "todo", "lone-surrogate", "$.title", '{"title":"a«\\ud83c»'),
    ("todo-cut-utf8", "todo", "invalid-utf8", "$.title", '{"title":"a«\udce2»\udc82'),
    ("todo-blank", "todo", "empty-input", "$", " \t\r\n  «»"),

    ("line-3-after-crlf", "todo", "type-mismatch", "$.title",
     '{\r\n  "userId": 1,\r\n  "title": «false»,\r\n  "completed": true\r\n}\r\n'),
    ("line-3-after-lone-cr", "todo", "type-mismatch", "$.title",
     '{\r  "userId": 1,\r  "title": «0»,\r  "completed": true\r}\r'),
    ("line-4-after-mixed-ends", "todo", "control-character", "$.title",
     '{\n\r\n"userId":1,\r"title":"a«\x1f»"}'),
    ("after-multi-byte-text", "todo", "type-mismatch", "$.completed",
     todo(1, "Grüße, 東京, 🌱 und e\u0301", '«"yes"»')),
    ("after-line-separator", "todo", "type-mismatch", "$.completed", todo(1, "a\u2028b\u0085c", "«0»")),
    ("todos-truncated-element", "todos", "unexpected-end", "$[1]", "[" + todo(1) + ',{"userId":1«»'),
    ("todos-missing-comma", "todos", "unexpected-character", "$", "[" + todo(1) + "\n«{»}]"),
    ("todos-only-comma", "todos", "unexpected-character", "$", "[«,»]"),
    ("todos-empty-element", "todos", "missing-key", "$[1]", "[" + todo(1) + ",«{»}]"),
]

OTHER_CASES += [
    ("todos-deep-in-arrays", "todos", "invalid-literal", "$[0][1][0][0][2]", "[[0,[[[1,\n2,«nope»]]]]]"),
    ("todos-line-3-after-all", "todos", "fractional-number", "$[1].id",
     "[" + todo(1, "東京 🌱 e\u0301") + ",\r\n\r\n" + todo("«0.25»", "é") + "]"),
    ("users-deep-after-crlf", "users", "type-mismatch", "$.users[1].skill_ids[2]",
     '{\r\n"users": [\r\n' + ADA + ",\r\n" + user("[1,2]", '[1,2,«"é"»]').replace("Ada", "Адá") + "]}\r\n"),
]


# Where words, span and advice have to tell apart what looks alike.
WORD_CASES = [(name, "todo", *rest) for name, *rest in [
    ("sign-before-word", "invalid-number", "$.id", todo("«-apples»")),
    ("sign-before-literal", "invalid-number", "$.id", todo("«-true»")),
    ("sign-plus-before-word", "invalid-number", "$.id", todo("«+foo»")),
    ("sign-before-longer-nan", "invalid-number", "$.id", todo("«-nanx»")),
    ("sign-twice", "invalid-number", "$.id", todo("«--Infinity»")),
    ("sign-before-string", "invalid-number", "$.id", todo('«-»"1"')),
    ("sign-before-inf", "non-finite-literal", "$.id", todo("«-inf»")),
    ("sign-before-nan", "non-finite-literal", "$.id", todo("«-NaN»")),
    ("sign-plus-before-infinity", "non-finite-literal", "$.id", todo("«+Infinity»")),
    ("sign-plus-before-inf", "non-finite-literal", "$.id", todo("«+Inf»")),

    ("span-unicode-escape-before-letter", "invalid-unicode-escape", "$.title", todo(1, "C:«\\unit»és")),
    ("span-unicode-escape-before-quote", "invalid-unicode-escape", "$.title", todo(1, "«\\u12»")),
    ("span-unicode-escape-before-line-break", "invalid-unicode-escape", "$.title", todo(1, "«\\u1»\n2345")),
    ("span-unicode-escape-before-tab", "invalid-unicode-escape", "$.title", todo(1, "«\\u»\t1234")),
    ("span-unicode-escape-before-escape", "invalid-unicode-escape", "$.title", todo(1, "«\\u12»\\n34")),
    ("span-unicode-escape-before-bad-byte", "invalid-unicode-escape", "$.title", todo(1, "«\\u12»\udce934")),
    ("span-unicode-escape-with-letters", "invalid-unicode-escape", "$.title", todo(1, "«\\uéé»é")),
    ("span-unicode-escape-in-key", "invalid-unicode-escape", "$", '{"use«\\u12»":1}'),
    ("span-escape-of-wide-letter", "invalid-escape", "$.title", todo(1, "«\\é»té")),
    ("span-escape-of-line-break", "invalid-escape", "$.title", todo(1, "a«\\»\nb")),

    ("word-of-other-script", "invalid-literal", "$.completed", todo(1, completed="«größe»")),
    ("word-with-underscore", "invalid-literal", "$.completed", todo(1, completed="«my_type»")),
    ("word-with-digit", "invalid-literal", "$.completed", todo(1, completed="«item1»")),
    ("word-behind-literal", "invalid-literal", "$.completed", todo(1, completed="«true1»")),
    ("word-with-look-alike", "invalid-literal", "$.completed", todo(1, completed="«tru\u0435»")),
    ("word-with-capital-i", "invalid-literal", "$.completed", todo(1, completed="«nuIl»")),
    ("word-of-wide-letters", "unexpected-character", "$.completed", todo(1, completed="«\uff54»\uff52\uff55\uff45")),
    ("word-before-bad-byte", "invalid-literal", "$.completed", todo(1, completed="«gr»\udcf6\udcdfe")),
    ("word-before-invisible", "invalid-literal", "$.completed", todo(1, completed="«tru»\u200be")),
    ("comma-of-wide-form", "unexpected-character", "$", todo(1, completed="true«\uff0c»\"a\":1")),

    ("escaped-twice", "unexpected-character", "$", '{«\\»"userId\\":1}'),
    ("escaped-twice-in-lines", "unexpected-character", "$", '{«\\»n  \\"userId\\": 1\\n}'),
    ("escaped-twice-as-value", "unexpected-character", "$.title", '{"title":«\\»"a\\"}'),
    ("escaped-once-in-string", "type-mismatch", "$", '«"{\\"userId\\":1}"»'),

    ("closer-of-object-in-array", "unexpected-character", "$.tags", '{"tags": [1, 2«}»'),
    ("closer-of-array-in-object", "unexpected-character", "$.size", '{"size": {"w": 1«]»}'),
    ("closer-behind-comma", "unexpected-character", "$.tags", '{"tags": [1, «}»'),
    ("closer-in-place-of-value", "unexpected-character", "$.id", '{"id": «]»}'),
    ("closer-missing-before-key", "unexpected-character", "$.tags", '{\n  "tags": ["a",\n  "port"«:» 8080\n}\n'),
    ("closer-missing-before-object", "unexpected-character", "$[0]", '[\n  {"id": 1,\n  «{»"id": 2}\n]\n'),

    ("number-hexadecimal", "invalid-number", "$.id", todo("«0xFF»")),
    ("number-hexadecimal-negative", "invalid-number", "$.id", todo("«-0x1F»")),
    ("number-hexadecimal-long", "invalid-number", "$.id", todo("«0xFFFFFFFFFFFFFFFFF»")),
    ("number-binary", "invalid-number", "$.id", todo("«0b101»")),
    ("number-with-unit", "invalid-number", "$.id", todo("«10px»")),
    ("number-with-underscore", "invalid-number", "$.id", todo("«1_000»")),
    ("number-with-letter-behind-zero", "leading-zero", "$.id", todo("«01»x")),
    ("number-with-euro", "unexpected-character", "$", todo("10«€»")),
]]
WORD_CASES += [("root-" + name, "todo", code, "$", text) for name, code, text in [
    ("text", "invalid-literal", "«Internal» Server Error"),
    ("text-of-other-script", "unexpected-character", "«О»шибка сервера"),
    ("text-behind-number", "trailing-content", "404 «p»age not found"),
    ("text-behind-date", "invalid-number", "«2016-06-17» 12:00:00 ERROR no route"),
    ("word", "invalid-literal", "«undefined»"),
    ("misspelled-literal", "invalid-literal", "«True»"),
    ("html", "unexpected-character", "\n«<»!DOCTYPE html>\n<html><body>Bad Gateway</body></html>"),
    ("xml", "unexpected-character", '«<»?xml version="1.0"?>\n<Error><Code>AccessDenied</Code></Error>'),
    ("jsonp", "invalid-literal", '«callback»({"userId":1});'),
    ("jsonp-behind-comment", "unexpected-character", '«/»**/jQuery11_2({"userId":1})'),
    ("script", "invalid-literal", '«var» todo = {"userId":1};'),
    ("guard", "unexpected-character", '«)»]}\',\n{"userId":1}'),
    ("guard-loop", "invalid-literal", '«while»(1);{"userId":1}'),
    ("yaml", "invalid-literal", "«userId»: 1\ntitle: a\n"),
    ("yaml-mark", "invalid-number", "«---»\nuserId: 1\n"),
    ("form", "invalid-literal", "«userId»=1&title=a"),
    ("http", "invalid-literal", "«HTTP»/1.1 200 OK\r\n\r\n{}"),
    ("events", "invalid-literal", '«data»: {"userId":1}\n\n'),
    ("gzip", "unexpected-character", "«\x1f»\udc8b\x08"),
]]
WORD_CASES += [("lines-" + name, "todo", code, path, text) for name, code, path, text in [
    ("comma-missing", "unexpected-character", "$", '{\n  "userId": 1\n  «"»title": "a"\n}\n'),
    ("comma-missing-in-array", "unexpected-character", "$", '[\r\n  1,\r\n  2\r\n\r\n  «3»\r\n]'),
    ("comma-missing-from-9-to-10", "unexpected-character", "$", "[\n" + "1,\n" * 7 + "22\n«3»]"),
    ("comma-missing-behind-secret", "unexpected-character", "$", '{\n  "password": "hunter2"\n  «"»id": 1\n}\n'),
    ("brace-missing", "unexpected-end", "$",
     '{\n  "userId": 1,\n  "size": {\n    "width": 3,\n  "title": "a"\n}\n«»'),
    ("brace-missing-deep", "unexpected-end", "$",
     '{\n  "box": {\n    "size": {\n      "width": 3\n  },\n  "title": "a"\n}\n«»'),
    ("brace-missing-in-element", "unexpected-character", "$[0]",
     '[\n  {\n    "size": {\n      "width": 3\n  },\n  «{»\n    "id": 2\n  }\n]\n'),
    ("bracket-missing-deep", "unexpected-character", "$.all",
     '{\n  "all": [\n    [\n      1,\n      2\n  ],\n  "title"«:» "a"\n}\n'),
    ("brace-missing-at-end", "unexpected-end", "$", '{\n  "size": {\n    "width": 3\n  }\n«»'),
    ("brace-missing-in-one-line", "unexpected-end", "$", '{"size": {"width": 3, "title": "a"}«»'),
]]


SEVERAL_CASES = [
    ("todo-two-issues", "todo", {}, [("*unexpected-null", "$.title", 0), ("type-mismatch", "$.completed", 1)],
     todo(1, completed="«0»").replace('"a"', "«null»")),
    ("todo-two-issues-out-of-order", "todo", {},
     [("type-mismatch", "$.completed", 0), ("*type-mismatch", "$.userId", 1)],
     '{"completed":«"yes"»,\r\n"title":"é",\r\n"userId":«"1"»}'),
    ("todo-missing-and-unknown", "todo", {"rejectsUnknownKeys": True},
     [("*missing-key", "$", 0), ("unknown-key", "$.complete", 1)],
     '«{»"userId":1,"title":"a",«"complete"»:true}'),
    ("movie-two-issues", "movie", {},
     [("*type-mismatch", "$.year", 0), ("invalid-format", "$.releaseDate", 1)],
     movie("2016,", '«"2016"»,').replace('"2016-06-17"', '«"17 June"»')),
    ("movie-eight-issues", "movie", {},
     [("missing-key", "$", 0), ("*fractional-number", "$.id", 1), ("unexpected-null", "$.name", 2),
      ("invalid-format", "$.releaseDate", 3), ("type-mismatch", "$.rating", 4),
      ("type-mismatch", "$.cast[0].name", 5), ("type-mismatch", "$.cast[1]", 6), ("missing-key", "$.cast[2]", 7)],
     '«{»"id":«1.5»,"name":«null»,\n"releaseDate":«"2016-13-17"»,"grossing":1,\n"rating":«true»,'
     '"cast":[{"name":«1»},«7»,«{»}]}'),
    ("users-four-issues", "users", {},
     [("*unknown-reference", "$.users[0].skill_ids[1]", 0), ("unknown-reference", "$.users[0].skill_ids[2]", 1),
      ("missing-key", "$.users[1]", 2), ("type-mismatch", "$.users[1].id", 3)],
     '{"users":[' + user("[1,2]", "[1,«99»,«98»]") + ',\n«{»"id":«"x"»,"email":"b","skill_ids":[]}]}'),
    ("skills-three-issues", "skills", {},
     [("*invalid-raw-value", "$.skills[0].level", 0), ("unexpected-null", "$.skills[1].name", 1),
      ("type-mismatch", "$.skills[1].level", 2)],
     '{"skills":[{"id":1,"name":"S","level":«"experd"»},\n{"id":2,"name":«null»,"level":«3»}]}'),
    ("skills-unknown-keys", "skills", {"rejectsUnknownKeys": True},
     [("unknown-key", "$.skills[0].since", 0), ("*type-mismatch", "$.skills[1].name", 1),
      ("unknown-key", "$.skills[1].Level", 2)],
     '{"skills":[' + SWIFT[:-1] + ',«"since"»:2014},\n{"id":2,"name":«{»},"level":"novice",«"Level"»:1}]}'),
    ("todos-hundred-errors", "todos", {},
     [("*type-mismatch", "$[0].userId", 0)] + [("type-mismatch", f"$[{i}].id", i) for i in range(1, 100)],
     "[\n" + ",\n".join([todo(0).replace('"userId":1', '"userId":«true»')] + [todo('«"x"»')] * 99) + "\n]\n"),
]


def with_list(model, text):
    """The document of a list of one, and the path to its element."""
    if model in ("movies", "todos"):
        return "[" + text + "]", "$[0]"
    if model in ("users", "skills"):
        return '{"' + model + '":[' + text + "]}", "$." + model + "[0]"
    return text, "$"


def depth_bomb(path, levels):
    """The path of the bracket too many, abbreviated as it is printed."""
    steps = re.findall(r"\.\w+|\[\d+\]", path) + ["[0]"] * levels
    return "$" + steps[0] + steps[1] + "…" + steps[-1]


def common_cases():
    """What can go wrong in a document of any model: one case for each code and model that has none so far."""
    covered = {(case[1], case[2]) for case in [(n, "movie", *r) for n, *r in MOVIE_CASES] + OTHER_CASES}
    bases = {"movie": (DORY, "Dory", "name"), "user": (ADA, "Ada", "name"), "skill": (SWIFT, "Swift", "name"),
             "todo": (todo(3, "Rest"), "Rest", "title")}
    strings = {
        "invalid-escape": "«\\x»", "invalid-unicode-escape": "«\\u12g4»", "lone-surrogate": "«\\udc00»",
        "control-character": "«\x02»", "invalid-utf8": "«\udcfe»",
    }
    numbers = {
        "leading-zero": "«007»", "invalid-number": "«1.»", "invalid-literal": "«nope»", "non-finite-literal": "«NaN»",
        "unexpected-character": "«@»", "type-mismatch": "«[»]", "unexpected-null": "«null»",
        "fractional-number": "«2.5»", "number-out-of-range": "«-9223372036854775809»",
    }
    for model in ("movie", "movies", "user", "users", "skill", "skills", "todo", "todos"):
        text, word, key = bases[model.rstrip("s")]
        id_text = re.search(r'"id":(\d+)', text).group(1)
        cases = {}
        for code, mark in strings.items():
            document, path = with_list(model, text.replace(word, word[:2] + mark + word[2:]))
            cases[code] = (path + "." + key, document)
        for code, mark in numbers.items():
            # An id that is null belongs to a todo that is not saved yet.
            field, value = ("userId", "1") if model.startswith("todo") else ("id", id_text)
            document, path = with_list(model, text.replace(f'"{field}":{value}', f'"{field}":{mark}', 1))
            cases[code] = (path + "." + field, document)
        document, path = with_list(model, text)
        cases["trailing-comma"] = (path, with_list(model, text[:-1] + "«,»}")[0])
        cases["trailing-content"] = ("$", document + "\n«1»")
        cases["unexpected-end"] = ("$", document[:-1] + "«»")
        cases["empty-input"] = ("$", "\n\n «»")
        cut = document.index(f'"{word}"')
        cases["unterminated-string"] = (path + "." + key, document[:cut] + "«" + document[cut:cut + 3] + "»")
        depth = re.search(rf'"{key}":', document).end()
        outer = document[:depth].count("{") + document[:depth].count("[")
        outer -= document[:depth].count("}") + document[:depth].count("]")
        cases["depth-limit"] = (
            depth_bomb(path + "." + key, 512 - outer), document[:depth] + "[" * (512 - outer) + "«[»")
        cases["missing-key"] = (path, with_list(model, "«{»" + text[1:].replace(f'"{key}":', '"other":', 1))[0])
        for code, (path, document) in cases.items():
            if (model, code) not in covered:
                yield f"{model}-{code}", model, code, path, document


def option_cases():
    """What goes wrong by options, or in documents that are more than a model: one case for each code and model."""
    others = {"movie": "user", "user": "skill", "skill": "todo", "todo": "movie"}
    for model in ("movie", "movies", "user", "users", "skill", "skills", "todo", "todos"):
        text = {"movie": DORY, "user": ADA, "skill": SWIFT, "todo": todo(3, "Rest")}[model.rstrip("s")]
        document, path = with_list(model, text)
        other = others[model.rstrip("s")]

        def case(code, options, path, marked):
            return f"{model}-{code}", model, options, code, path, marked

        yield case("duplicate-key", {"duplicateKeys": "reject"}, path + ".id",
                   with_list(model, text[:-1] + ',\n«"id"»:1}')[0])
        yield case("unknown-key", {"rejectsUnknownKeys": True}, path + ".colour",
                   with_list(model, text[:-1] + ',\n«"colour"»:"red"}')[0])
        yield case("size-limit", {"sizeLimit": len(document) - 1}, "$", document)
        yield case("no-alternative", {"or": other}, "$", '\n«{»"wheels":4}')
        yield case("wrong-count", {"count": 2}, "$", f" «[»{document},\n{document},\n{document}]")
        yield case("index-out-of-bounds", {"at": "items[2]"}, "$.items",
                   f'{{"items":\n«[»{document},\n{document}]}}')


# Syntax codes whose only cause is that the input ended.
CUT = {"todo-cut-unicode-escape", "todo-cut-surrogate-pair", "todo-cut-utf8"}


def encode(text):
    return text.encode("utf-8", "surrogateescape")


def unmarked(text):
    return re.sub("[«»]", "", text)


def places(text):
    """The places of the marks, in the order in which they begin."""
    for mark in re.finditer("«([^«»]*)»", text):
        before = unmarked(text[:mark.start()])
        lines = re.split("\r\n|\r|\n", before)
        yield {
            "offset": len(encode(before)),
            "length": len(encode(mark.group(1))),
            "line": len(lines),
            "column": len(lines[-1]) + 1,
        }


def issue(code, path, place, name=""):
    category = "incomplete" if name in CUT else CATEGORY[code]
    return {"code": code, "category": category, "path": path} | place


def write(name, text):
    pathlib.Path(name + ".json").write_bytes(encode(unmarked(text)))
    return list(places(text))


def row(name, model, code, path, text):
    (place,) = write(name, text)
    return {"file": name + ".json", "model": model} | issue(code, path, place, name)


def option_row(name, model, options, code, path, text):
    place = (write(name, text) or [{}])[0]
    return {"file": name + ".json", "model": model} | issue(code, path, place) | {"options": options}


def several_row(name, model, options, issues, text):
    marks = write(name, text)
    assert {mark for _, _, mark in issues} == set(range(len(marks))), name
    rows = [issue(code.lstrip("*"), path, marks[mark]) for code, path, mark in issues]
    (first,) = [row for row, (code, _, _) in zip(rows, issues) if code.startswith("*")]
    return ({"file": name + ".json", "model": model} | first | ({"options": options} if options else {})
            | {"issues": rows})


def write_table(file, cases, options, several):
    """Writes the documents of a table and, beside them, the table."""
    names = [case[0] for case in [*cases, *options, *several]]
    assert len(set(names)) == len(names)
    for old in pathlib.Path(file).parent.glob("*.json"):
        old.unlink()
    rows = [row(*case) for case in cases] + [option_row(*case) for case in options]
    rows += [several_row(*case) for case in several]
    rows.sort(key=lambda row: row["file"][:-len(".json")])
    text = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
    pathlib.Path(file).write_text(f"[\n{text}\n]\n", encoding="utf-8")


def main():
    cases = [(name, "movie", *rest) for name, *rest in MOVIE_CASES] + OTHER_CASES
    cases += common_cases()
    cases += WORD_CASES
    write_table("expected.json", cases, list(option_cases()), SEVERAL_CASES)
    pathlib.Path("forms").mkdir(exist_ok=True)
    write_table("forms/expected.json", parcels.CASES, parcels.OPTION_CASES, parcels.SEVERAL_CASES)


if __name__ == "__main__":
    import os

    os.chdir(pathlib.Path(__file__).resolve().parent)
    main()
