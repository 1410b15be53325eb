// npm run words: writes the catalogue of every displayed message, for translators; `--check` fails if it is outdated, if visible text is not
// translated, or if a translation lacks a placeholder.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

const roots = ['apps/web/src', 'ui-kit/src']
const home = 'apps/web/src/shared/i18n'
const catalogue = join(home, 'catalogue.json')
const spoken = new Set([
  'label',
  'title',
  'heading',
  'lead',
  'description',
  'placeholder',
  'aria-label',
  'pendingLabel',
  'secondaryLabel',
])
const isSource = (path) => /\.tsx?$/.test(path) && !/stories|sample|\.test\.|\/words\/|\/i18n\//i.test(path)
const hasWord = (text) => /\p{L}{2,}/u.test(text)
/** The product's name and names of keys are not translated. */
const isName = (text) => /^(Guildhall|Enter|Esc|Ctrl .+)$/.test(text.trim())

const isText = (node) => node.type === 'Literal' && typeof node.value === 'string'
/** Displayed text: a sentence anywhere, or a word in a property for text. Messages of thrown errors are for the log. */
const isWritten = (node, parent) => {
  if (!isText(node) || isName(node.value) || parent === undefined) return false
  const { type } = parent
  if (type === 'JSXAttribute') {
    if (parent.name.name === 'message') return false
    if (spoken.has(parent.name.name)) return hasWord(node.value)
  }
  if (type === 'Property' && parent.value === node && spoken.has(parent.key.name)) return hasWord(node.value)
  if (type === 'CallExpression' && parent.callee.name === 't') return false
  // Compared texts and ids of options are values.
  if (/^(BinaryExpression|NewExpression|TSLiteralType)$/.test(type) || parent.key?.name === 'id') return false
  return /^\p{Lu}\p{L}* .*\p{Ll}/u.test(node.value)
}

/** Every node of a tree, with its parent. */
function* nodesOf(node, parent) {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one, parent)
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') yield [node, parent]
    for (const key of Object.keys(node)) yield* nodesOf(node[key], typeof node.type === 'string' ? node : parent)
  }
}

const inOrder = (a, b) => (a < b ? -1 : 1)
const messages = new Set()
const problems = []
const files = roots.flatMap((root) => readdirSync(root, { recursive: true }).map((path) => join(root, path)))
for (const file of files.filter(isSource)) {
  const source = readFileSync(file, 'utf8')
  const at = (node, fault) => problems.push(`${file}:${source.slice(0, node.start).split('\n').length} ${fault}`)
  for (const [node, parent] of nodesOf(parseSync(file, source).program)) {
    const isTranslated = node.type === 'CallExpression' && node.callee.name === 't'
    if (isTranslated && node.arguments[0] && isText(node.arguments[0])) messages.add(node.arguments[0].value)
    if (isTranslated && node.arguments[0]?.type === 'TemplateLiteral')
      at(node, 'translates a template: name its values in braces')
    if (node.type === 'JSXAttribute' && node.name.name === 'message' && parent.name?.name === 'Trans') {
      const text = node.value.expression ?? node.value
      messages.add(text.value)
    }
    if (node.type === 'JSXText' && hasWord(node.value) && !isName(node.value))
      at(node, `is not translated: “${node.value.trim()}”`)
    if (isWritten(node, parent)) at(node, `is not translated: “${node.value}”`)
  }
}

// Messages of the domain and the contract are translated by the page.
const contract = ['adapters/rest-contract/src/general-problems.ts', 'adapters/rest-contract/src/client/answer.ts']
const domain = readdirSync('domain/src', { recursive: true }).map((path) => join('domain/src', path))
for (const file of [
  ...contract,
  ...domain.filter((path) => path.endsWith('.ts') && !/\.test|notifications/.test(path)),
])
  for (const [node, parent] of nodesOf(parseSync(file, readFileSync(file, 'utf8')).program))
    if (isText(node) && (/^\p{Lu}.* .*\p{L}/u.test(node.value) || parent.key?.name === 'label'))
      messages.add(node.value)

const current = `${JSON.stringify(Object.fromEntries([...messages].toSorted(inOrder).map((text) => [text, text])), null, 2)}\n`
const placesOf = (text) => [...new Set(text.match(/\{\w+/g))].toSorted(inOrder).join(' ')
const languages = join(home, 'languages')
for (const file of existsSync(languages) ? readdirSync(languages) : [])
  for (const [text, translated] of Object.entries(JSON.parse(readFileSync(join(languages, file), 'utf8'))))
    if (!messages.has(text)) problems.push(`${file}: “${text}” is not used any more`)
    else if (placesOf(text) !== placesOf(translated)) problems.push(`${file}: other values than in “${text}”`)

if (process.argv.includes('--check')) {
  const known = existsSync(catalogue) ? readFileSync(catalogue, 'utf8') : ''
  if (known !== current) problems.push(`${catalogue} is not current: npm run words`)
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
writeFileSync(catalogue, current)
console.log(`${messages.size} sentences`)
