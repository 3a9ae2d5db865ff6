// Decodes with JSON.parse into classes, and encodes them with JSON.stringify.

const fs = require('node:fs');

class Actor {
  constructor({ name }) { this.name = name; }
}

class Movie {
  constructor({ id, name, year, releaseDate, grossing, rating, cast }) {
    this.id = id;
    this.name = name;
    this.year = year;
    this.releaseDate = new Date(releaseDate);
    this.grossing = grossing;
    this.rating = rating;
    this.cast = cast.map((actor) => new Actor(actor));
  }

  toJSON() {
    return { ...this, releaseDate: this.releaseDate.toISOString().slice(0, 10) };
  }
}

class Skill {
  constructor({ id, name, level }) { Object.assign(this, { id, name, level }); }
}

class User {
  constructor({ id, email, name, skill_ids }) {
    this.id = id;
    this.email = email;
    this.name = name;
    this.skills = skill_ids.map((skillID) => {
      const skill = skills.get(skillID);
      if (skill) return skill;
      throw new Error(`there is no skill ${skillID}`);
    });
  }

  toJSON() {
    const { id, email, name, skills } = this;
    return { id, email, name, skill_ids: skills.map((skill) => skill.id) };
  }
}

class Todo {
  constructor({ userId, id, title, completed }) {
    this.userId = userId;
    this.id = id ?? undefined; // JSON.stringify leaves out what is undefined.
    this.title = title;
    this.completed = completed;
  }
}

const models = {
  movies: { decode: (value) => value.map((row) => new Movie(row)), encode: (movies) => movies },
  users: { decode: (value) => value.users.map((row) => new User(row)), encode: (users) => ({ users }) },
  todos: { decode: (value) => value.map((row) => new Todo(row)), encode: (todos) => todos },
};

const warm = new Set();
let skills = new Map();
let documents = [];
let values; // The models that are encoded, once they have been decoded.
let model;

const decode = (bytes) => model.decode(JSON.parse(bytes.toString('utf8')));
const encode = (value) => JSON.stringify(model.encode(value));

function run(step, values, count) {
  const start = process.hrtime.bigint();
  for (let done = 0; done < count; done += values.length) for (const value of values) globalThis.result = step(value);
  return Number(process.hrtime.bigint() - start);
}

// Runs until two rounds differ by less than 2 %, for 3 seconds at most.
function warmUp(step, values) {
  const end = Date.now() + 3000;
  let last = 0;
  for (let count = values.length, steady = 0; steady < 2 && Date.now() < end; ) {
    const now = run(step, values, count) / count;
    if (now * count < 1e8) count *= 2;
    else steady = Math.abs(now / last - 1) < 0.02 ? steady + 1 : 0;
    last = now;
  }
}

function describe(message, text) {
  const found = /at position (\d+)/.exec(message);
  if (!found) return { error: message };
  const lines = text.slice(0, Number(found[1])).split('\n');
  return { error: message, line: lines.length, column: lines.at(-1).length + 1 };
}

const commands = {
  hello: () => ({
    protocol: 1, name: 'JSON.parse', version: process.version.slice(1), language: 'JavaScript',
    models: Object.keys(models), operations: ['decode', 'encode'], marks: ['lossy-numbers', 'lenient'],
  }),
  skills(path) {
    const rows = JSON.parse(fs.readFileSync(path, 'utf8')).skills;
    skills = new Map(rows.map((row) => [row.id, new Skill(row)]));
    return { loaded: 1 };
  },
  load(rest) {
    const [, name, path] = /^(\w+) (.*)$/.exec(rest);
    if (models[name] === undefined) throw new Error(`unknown model ${name}`);
    model = { name, ...models[name] };
    const bytes = fs.readFileSync(path);
    documents = [];
    values = undefined;
    for (let start = 0, end; start < bytes.length; start = end + 1) {
      end = (bytes.indexOf('\n', start) + 1 || bytes.length + 1) - 1;
      if (end > start) documents.push(bytes.subarray(start, end));
    }
    return { loaded: documents.length };
  },
  check: () => `{"documents":[${documents.map((document) => encode(decode(document)))}]}`,
  measure(rest) {
    const [operation, count] = rest.split(' ');
    const step = { decode, encode }[operation];
    if (documents.length === 0) throw new Error('nothing is loaded');
    if (operation === 'encode') values ??= documents.map(decode);
    const inputs = operation === 'encode' ? values : documents;
    const key = [model.name, operation, documents.length, documents[0].length].join();
    if (!warm.has(key)) warmUp(step, inputs);
    warm.add(key);
    return { nanoseconds: run(step, inputs, Number(count)) };
  },
  errors(path) {
    const bytes = fs.readFileSync(path);
    try {
      return `{"accepted":${encode(decode(bytes))}}`;
    } catch (error) {
      return describe(error.message, bytes.toString('utf8'));
    }
  },
};

require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const [, command, rest] = /^(\w*) ?(.*)$/.exec(line);
  let answer;
  try {
    answer = commands[command](rest);
  } catch (error) {
    answer = { failure: error.message };
  }
  console.log(typeof answer === 'string' ? answer : JSON.stringify(answer));
});
