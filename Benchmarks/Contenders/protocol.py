"""The loop of the protocol, for the contenders in Python."""

import gc
import pathlib
import sys
import time


def place(text, offset):
    """Returns the line and the column of an offset into the text's bytes, counted from 1."""
    before = text[:offset]
    return {"line": before.count(b"\n") + 1, "column": offset - before.rfind(b"\n")}


def measured(step, values, count):
    start = time.monotonic_ns()
    for _ in range(count // len(values)):
        for value in values:
            step(value)
    return b'{"nanoseconds":%d}' % (time.monotonic_ns() - start)


def serve(about, models, load_skills, describe, to_json):
    """Answers the commands; `models` maps a model's name to its decoder and its encoder."""
    decode, encode, documents, values = None, None, [], None

    def answer(command, rest):
        nonlocal decode, encode, documents, values
        match command:
            case "hello":
                operations = {"models": list(models), "operations": ["decode", "encode"]}
                return to_json({"protocol": 1, "language": "Python", **operations, **about})
            case "skills":
                load_skills(pathlib.Path(rest).read_bytes())
                return to_json({"loaded": 1})
            case "load":
                model, path = rest.split(" ", 1)
                decode, encode = models[model]
                values = None
                documents = [text for text in pathlib.Path(path).read_bytes().split(b"\n") if text]
                return to_json({"loaded": len(documents)})
            case "check":
                return b'{"documents":[%s]}' % b",".join(encode(decode(text)) for text in documents)
            case "measure" if rest.startswith("decode "):
                return measured(decode, documents, int(rest.split()[1]))
            case "measure" if rest.startswith("encode "):
                if values is None:
                    gc.unfreeze()
                    values = [decode(text) for text in documents]
                    gc.freeze()  # Without this, each collection while decoding would look at these models.
                return measured(encode, values, int(rest.split()[1]))
            case "errors" if decode:
                text = pathlib.Path(rest).read_bytes()
                try:
                    return b'{"accepted":%s}' % encode(decode(text))
                except Exception as error:
                    return to_json({"error": str(error), **describe(error, text)})
        raise ValueError("the command can't be carried out")

    for line in sys.stdin:
        try:
            reply = answer(*line.rstrip("\n").partition(" ")[::2])
        except Exception as error:
            reply = to_json({"failure": f"{type(error).__name__}: {error}"})
        sys.stdout.buffer.write(reply + b"\n")
        sys.stdout.buffer.flush()
