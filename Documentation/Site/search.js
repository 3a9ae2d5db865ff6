// A search for the titles of the articles and symbols of all modules, in the index of docc's navigator, which itself
// shows one module. docc's pages show an element of this name above their contents.
const root = new URL(".", document.currentScript.src)
const types = ["article", "module", "struct", "class", "enum", "protocol", "actor", "macro"]
let entries

function flattened(nodes, module) {
  return nodes.flatMap((node) => {
    const own = module ?? node.title
    const entry = node.path ? [{ title: node.title, path: node.path, module: own, type: node.type }] : []
    return [...entry, ...flattened(node.children ?? [], own)]
  })
}

async function index() {
  const response = await fetch(new URL("index/index.json", root))
  return flattened((await response.json()).interfaceLanguages.swift[0].children)
}

// Lower is better: a title that begins with the text before one that contains it, and pages and types before members.
function rank(entry, text) {
  const at = entry.title.toLowerCase().indexOf(text)
  return at < 0 ? Infinity : (at > 0) * 2 + !types.includes(entry.type) + entry.title.length / 1000
}

function row(entry) {
  const link = document.createElement("a")
  link.href = new URL(entry.path.slice(1), root)
  const module = document.createElement("span")
  module.textContent = ` – ${entry.module}`
  link.append(entry.title, module)
  const item = document.createElement("li")
  item.append(link)
  return item
}

customElements.define("custom-header", class extends HTMLElement {
  connectedCallback() {
    this.innerHTML = `<form class="site-search" role="search"><a href="${root}">Start</a>
      <input type="search" autocomplete="off" aria-label="Search articles and symbols of all modules"
        placeholder="Search all modules"><ul aria-live="polite"></ul></form>`
    const [form, field, list] = ["form", "input", "ul"].map((name) => this.querySelector(name))
    field.addEventListener("input", async () => {
      const text = field.value.trim().toLowerCase()
      const all = await (entries ??= index())
      if (text !== field.value.trim().toLowerCase()) return
      const found = text === "" ? [] : all.map((entry) => ({ entry, place: rank(entry, text) }))
        .filter(({ place }) => place < Infinity).sort((a, b) => a.place - b.place).slice(0, 12)
      list.replaceChildren(...found.map(({ entry }) => row(entry)))
      if (text !== "" && found.length === 0) list.textContent = "Nothing found."
    })
    form.addEventListener("submit", (event) => {
      event.preventDefault()
      list.querySelector("a")?.click()
    })
    form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return
      field.value = ""
      list.replaceChildren()
    })
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.target.closest("input, textarea")) return
      event.preventDefault()
      field.focus()
    })
  }
})
