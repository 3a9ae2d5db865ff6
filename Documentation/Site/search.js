// A search for the titles of the articles and symbols of all modules, in search-index.js.
const root = new URL(".", document.currentScript.src)
const types = ["article", "collectionGroup", "module", "struct", "class", "enum", "protocol", "actor", "macro"]
const entries = index.map(([title, path, module, type]) => ({ title, path, module, type }))

// Lower is better: a title that begins with the text before one that contains it, and pages and types before members.
function rank(entry, text) {
  const at = entry.title.toLowerCase().indexOf(text)
  return at < 0 ? Infinity : (at > 0) * 2 + !types.includes(entry.type) + entry.title.length / 1000
}

function row(entry) {
  const link = document.createElement("a")
  link.href = new URL(entry.path, root)
  const module = document.createElement("span")
  module.textContent = ` – ${entry.module}`
  link.append(entry.title, module)
  const item = document.createElement("li")
  item.append(link)
  return item
}

customElements.define("site-search", class extends HTMLElement {
  connectedCallback() {
    this.innerHTML = `<form class="site-search" role="search"><a href="${new URL("index.html", root)}">Start</a>
      <input type="search" autocomplete="off" aria-label="Search articles and symbols of all modules"
        placeholder="Search all modules"><ul aria-live="polite"></ul></form>`
    const [form, field, list] = ["form", "input", "ul"].map((name) => this.querySelector(name))
    field.addEventListener("input", () => {
      const text = field.value.trim().toLowerCase()
      const found = text === "" ? [] : entries.map((entry) => ({ entry, place: rank(entry, text) }))
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
