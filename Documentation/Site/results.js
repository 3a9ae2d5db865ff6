"use strict"
// The page of results: shows one report at a time. Each figure has the address of its value as data-source, a file
// and a JSON pointer; check-results.py compares them.
const files = [...document.querySelectorAll("script[data-file]")]
  .map((part) => ({ name: part.dataset.file, text: part.textContent, report: JSON.parse(part.textContent) }))
const find = (id) => document.getElementById(id)
const titles = { derived: "@Mapped" }
const own = ["derived", "manual", "mappable", "applicative", "throwing", "codable", "written"]
const languages = { jansson: "C", "json-c": "C", cjson: "C", yajl: "C", rapidjson: "C++", nlohmann: "C++", simdjson: "C++" }
const sizes = ["small", "medium", "large", "file"]
let file, rows, order

function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name in made && name !== "role") made[name] = value
    else made.setAttribute(name, value)
  }
  made.append(...children.filter((child) => child !== null && child !== undefined))
  return made
}

// Three digits, or all of an integer, in groups with narrow spaces.
function figure(number) {
  const rounded = number.toFixed(Math.max(0, Math.min(20, 2 - Math.floor(Math.log10(Math.abs(number))))))
  const [whole, part] = (Number(rounded) === number ? String(number) : rounded).split(".")
  return whole.replace(/\B(?=(\d{3})+$)/g, "\u202f") + (part ? `.${part}` : "")
}

// The value at a JSON pointer of the shown file.
function shown(pointer, text = (value) => value) {
  const value = pointer.split("/").slice(1).reduce((node, key) => node?.[key], file.report) ?? null
  const content = value === null ? "–" : typeof value === "number" ? figure(value) : text(value)
  return element("span", { "data-source": `${file.name}#${pointer}` }, content)
}

// The rows of a report with what their columns show.

function contender(row) {
  return row.backend === "contender" ? (file.report.contenders ?? []).findIndex((one) => one.name === row.strategy) : -1
}

function prepared(row, index) {
  const place = contender(row)
  const marks = place < 0 ? [] : file.report.contenders[place].marks
  return {
    ...row, index, place, marks: [...marks, ...(row.noisy ? ["noisy"] : [])],
    title: titles[row.strategy] ?? row.strategy,
    language: place < 0 ? languages[row.strategy] ?? "Swift" : file.report.contenders[place].language,
    kind: place < 0 && own.includes(row.strategy) ? "own" : ["control", "copy", "build"].includes(row.strategy) ? "aside" : "",
    over: !["native", "contender", row.strategy].includes(row.backend) && !/^foundation-|^control$/.test(row.strategy),
  }
}

function name(row) {
  const at = `/results/${row.index}`
  const version = row.place >= 0 ? `/contenders/${row.place}/version` : row.version ? `${at}/version` : null
  return element("th", { scope: "row" }, shown(`${at}/strategy`, (text) => titles[text] ?? text),
    version && element("small", {}, shown(version)),
    row.over ? element("small", {}, "over ", shown(`${at}/backend`)) : null)
}

function size(row) {
  const at = `/results/${row.index}`
  return element("td", {}, shown(`${at}/size`), row.shape ? element("small", {}, shown(`${at}/shape`)) : null,
    row.objects > 0 ? element("small", {}, shown(`${at}/objects`), row.objects === 1 ? " object" : " objects") : null)
}

function ratio(row, longest) {
  const at = `/results/${row.index}`
  if (row.ratio === null) return element("td", { className: "ratio" }, shown(`${at}/ratio`))
  const share = (value) => `${100 * Math.min(1, value / longest)}%`
  const line = element("b")
  line.style.left = share(row.ratioLow)
  line.style.width = `calc(${share(row.ratioHigh)} - ${share(row.ratioLow)})`
  const bar = element("i", { className: row.ratio > longest ? "beyond" : row.kind })
  bar.style.width = share(row.ratio)
  return element("td", { className: "ratio" }, element("span", { className: "figures" }, shown(`${at}/ratio`),
    row.strategy === "foundation-codable" ? element("small", {}, "the reference")
      : element("small", {}, shown(`${at}/ratioLow`), " – ", shown(`${at}/ratioHigh`))),
  element("span", { className: "bar", "aria-hidden": "true" }, bar, line))
}

function marks(row) {
  const chips = row.marks.map((mark, place) => shown(mark === "noisy" && place === row.marks.length - 1 && row.noisy
    ? `/results/${row.index}/noisy` : `/contenders/${row.place}/marks/${place}`, (value) => value === true ? "noisy" : value))
  return element("td", { className: "marks" }, ...chips)
}

const plain = (key) => (row) => element("td", {}, shown(`/results/${row.index}/${key}`))
const number = (key) => (row) => element("td", { className: "figure" }, shown(`/results/${row.index}/${key}`))
const columns = [
  { key: "strategy", title: "Strategy", value: (row) => row.title.toLowerCase(), cell: name },
  { key: "ratio", title: "Ratio", value: (row) => row.ratio, falls: true, cell: ratio, isFigure: true },
  { key: "nsPerObject", title: "ns/object", value: (row) => row.nsPerObject, cell: number("nsPerObject"), isFigure: true },
  { key: "mbPerSecond", title: "MB/s", value: (row) => row.mbPerSecond, falls: true, cell: number("mbPerSecond"), isFigure: true },
  { key: "mallocBytesPerObject", title: "Allocated bytes/object", value: (row) => row.mallocBytesPerObject,
    cell: number("mallocBytesPerObject"), isFigure: true },
  { key: "marks", title: "Marks", value: (row) => row.marks.join(" ") || null, cell: marks },
  { key: "language", title: "Language", value: (row) => row.language, cell: (row) => element("td", {}, row.place < 0
    ? row.language : shown(`/contenders/${row.place}/language`)) },
  { key: "model", title: "Model", value: (row) => row.model, cell: plain("model") },
  { key: "operation", title: "Operation", value: (row) => row.operation, cell: plain("operation") },
  { key: "size", title: "Size", value: (row) => sizes.indexOf(row.size), cell: size },
]
const filters = ["model", "operation", "size", "language", "strategy"]

// Rows without a value are last, in both directions.
function compared(left, right) {
  const [a, b] = [left, right].map((row) => order.column.value(row) ?? null)
  if (a === null || b === null) return (a === null) - (b === null) || left.index - right.index
  return (order.falls ? -1 : 1) * (a < b ? -1 : a > b ? 1 : 0) || left.index - right.index
}

function isShown(row) {
  return filters.every((key) => find(key).value === "" || find(key).value === String(row[key]))
}

function showRows() {
  const seen = rows.filter(isShown).sort(compared)
  const longest = Math.max(1, ...seen.filter((row) => row.strategy !== "copy").map((row) => row.ratio ?? 0))
  find("rows").tBodies[0].replaceChildren(...seen.map((row) => {
    const reason = row.nsPerObject === null || row.nsPerObject === undefined
    const cells = columns.filter((column) => !reason || !column.isFigure).map((column) => column.cell(row, longest))
    if (reason) cells.splice(1, 0, element("td", { colSpan: 4, className: "reason" }, shown(`/results/${row.index}/unavailable`)))
    return element("tr", { className: row.kind }, ...cells)
  }))
  for (const head of find("rows").tHead.rows[0].cells) {
    if (head.dataset.key === order.column.key) head.ariaSort = order.falls ? "descending" : "ascending"
    else head.removeAttribute("aria-sort")
  }
  find("count").replaceChildren(element("span", { "data-count": "shown" }, String(seen.length)), " of ",
    element("span", { "data-count": "all" }, String(rows.length)),
    ` rows, sorted by ${order.column.title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`)
}

function showTable() {
  const sort = (column) => {
    order = { column, falls: order.column === column ? !order.falls : Boolean(column.falls) }
    showRows()
  }
  const heads = columns.map((column) => element("th", { scope: "col", "data-key": column.key,
    className: column.isFigure && column.key !== "ratio" ? "figure" : "" },
  element("button", { type: "button", onclick: () => sort(column) }, column.title)))
  find("rows").replaceChildren(element("thead", {}, element("tr", {}, ...heads)), element("tbody"))
}

// First, the page shows what can be compared: decoding the first model, in one size.
function showFilters() {
  const first = rows.find((row) => row.operation === "decode") ?? rows[0]
  find("filters").replaceChildren(...filters.map((key) => {
    const values = [...new Set(rows.map((row) => row[key]))]
    const options = values.map((value) => element("option", { value }, key === "strategy" ? titles[value] ?? value : value))
    const choice = element("select", { id: key, onchange: showRows }, element("option", { value: "" }, "all"), ...options)
    choice.value = ["model", "operation", "size"].includes(key) ? first[key] : ""
    return element("label", {}, key[0].toUpperCase() + key.slice(1), choice)
  }))
}

function showEnvironment() {
  const time = (text) => text.replace("T", " ").slice(0, 16) + " UTC"
  const items = {
    Date: [shown("/environment/date", time)], Commit: [element("code", {}, shown("/environment/git"))],
    Load: [shown("/environment/load")], Seed: [shown("/seed")],
    Machine: [shown("/environment/cpu"), ", ", shown("/environment/cores"), " cores"],
    System: [shown("/environment/os")], Toolchain: [shown("/environment/swift")],
    Command: [element("code", {}, shown("/command"))],
  }
  find("environment").replaceChildren(...Object.entries(items).map(([title, content]) =>
    element("div", { className: title.toLowerCase() }, element("dt", {}, title), element("dd", {}, ...content))))
}

// The map of contenders and hardships: a grid, of which one cell at a time is in the order of the Tab key.
const words = (outcome) => outcome.replaceAll("-", " ")
const unbroken = (text) => text.replace(/(\d) (?=\d)/g, "$1\u00a0")

function showMap() {
  const contenders = file.report.contenders ?? []
  find("hard").hidden = contenders.length === 0
  for (const id of ["map", "outcomes", "detail"]) find(id).replaceChildren()
  if (contenders.length === 0) return
  const head = contenders.findIndex((one) => one.hardships.length > 0)
  const names = contenders[head]?.hardships ?? []
  find("outcomes").replaceChildren(...["right", "refused-with-place", "refused", "wrong", "crashed"].map((outcome) =>
    element("li", { className: outcome }, words(outcome))))
  const top = element("tr", {}, element("th", { scope: "col" }, "Contender"), ...names.map((_, place) =>
    element("th", { scope: "col" }, shown(`/contenders/${head}/hardships/${place}/name`, unbroken))))
  const cell = (at, key, className, colSpan) => element("td", { className, colSpan, tabIndex: -1, role: "gridcell", "data-at": at },
    shown(`${at}/${key}`, key === "outcome" ? words : undefined))
  const body = contenders.map((one, row) => element("tr", {},
    element("th", { scope: "row" }, shown(`/contenders/${row}/name`), element("small", {}, ...one.language
      ? [shown(`/contenders/${row}/language`), " ", shown(`/contenders/${row}/version`)] : [])),
    ...one.failure ? [cell(`/contenders/${row}`, "failure", "reason", names.length || 1)] : one.hardships.map((hardship, place) =>
      cell(`/contenders/${row}/hardships/${place}`, "outcome", hardship.outcome, 1))))
  find("map").replaceChildren(element("thead", {}, top), element("tbody", {}, ...body))
  find("map").tBodies[0].rows[0].cells[1].tabIndex = 0
  find("detail").textContent = "Select a cell to read what happened."
}

function select(cell) {
  for (const other of find("map").querySelectorAll("[tabindex='0']")) other.tabIndex = -1
  cell.tabIndex = 0
  const { at } = cell.dataset
  const contender = at.split("/hardships")[0]
  find("detail").replaceChildren(element("strong", {}, shown(`${contender}/name`), ...at === contender ? []
    : [", ", shown(`${at}/name`, unbroken)], ":"), " ", shown(at === contender ? `${at}/failure` : `${at}/detail`))
}

find("map").addEventListener("focusin", (event) => select(event.target))
find("map").addEventListener("keydown", (event) => {
  const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [0, -99], End: [0, 99] }
  const step = steps[event.key]
  const cell = event.target
  if (!step) return
  event.preventDefault()
  const all = find("map").tBodies[0].rows
  const row = all[Math.min(all.length - 1, Math.max(0, cell.parentElement.sectionRowIndex + step[0]))]
  const goal = row.cells[Math.min(row.cells.length - 1, Math.max(1, cell.cellIndex + step[1]))]
  goal.focus({ preventScroll: true })
  goal.scrollIntoView({ block: "nearest", inline: "center" })
})

function showConformance() {
  const all = file.report.conformance ?? []
  find("conforms").hidden = all.length === 0
  find("passed").replaceChildren(...all.map((one, place) => element("li", { className: one.passed < one.files ? "less" : "" },
    element("span", {}, shown(`/conformance/${place}/strategy`, (text) => titles[text] ?? text)),
    element("span", {}, shown(`/conformance/${place}/passed`), " of ", shown(`/conformance/${place}/files`)))))
}

function show(chosen) {
  file = chosen
  rows = file.report.results.map(prepared)
  order = { column: columns.find((column) => column.key === "ratio"), falls: true }
  URL.revokeObjectURL(find("download").href)
  find("download").href = URL.createObjectURL(new Blob([file.text], { type: "application/json" }))
  find("download").download = file.name
  for (const part of [showEnvironment, showFilters, showTable, showRows, showMap, showConformance]) part()
}

find("copy").addEventListener("click", async (event) => {
  const isCopied = await navigator.clipboard.writeText(file.text).then(() => true, () => false)
  event.target.textContent = isCopied ? "Copied" : "Not permitted: download it"
  setTimeout(() => { event.target.textContent = "Copy JSON" }, 2000)
})
find("run").append(...files.map((one, place) => element("option", { value: place }, one.name.replace(".json", ""))))
find("run").addEventListener("change", (event) => show(files[event.target.value]))
find("empty").hidden = files.length > 0
find("runs").hidden = files.length === 0
if (files.length > 0) show(files[0])
