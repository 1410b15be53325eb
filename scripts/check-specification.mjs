// Checks that docs/specification, the code that cites it and its tests are consistent. Part of npm run check.
// Usage: node scripts/check-specification.mjs [folder], a git repository; default: this one.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCoverage } from './read-coverage.mjs'

const root = process.argv[2] ?? join(import.meta.dirname, '..')
const PAGES = 'docs/specification/'
/** The list of all rules with their code and tests. */
const isCoverage = (path) => path === `${PAGES}coverage.md` || path.startsWith(`${PAGES}rule-list/`)

/** Files that may cite a rule: handwritten text, not data or generated files. */
const isText = (path) => /\.(ts|tsx|mjs|js|css|html|md|ya?ml)$/.test(path) && !/(^|\/)(data|dist)\//.test(path)

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')
  .filter((path) => isText(path) && existsSync(join(root, path)))
const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

const faults = []
const lineOf = (text, index) => text.slice(0, index).split('\n').length
const fault = (path, index, message) => faults.push(`${path}:${lineOf(texts.get(path), index)}: ${message}`)

const pathsIn = (list) => [...list.matchAll(/`([^`]+)`/g)].map(([, path]) => path)

/** The rules of all pages by id: their position, the files that implement them and their tests. */
const rules = new Map()
for (const [page, text] of texts) {
  if (!page.startsWith(PAGES) || page === `${PAGES}README.md`) continue
  for (const match of text.matchAll(/^\*\*([A-Z]+-\d+)\*\* (.*)\n(.*)$/gm)) {
    const [, id, , origin] = match
    const named = /^Decided in (.+); shown by (.+)\.$/.exec(origin)
    if (named === null) fault(page, match.index, `${id} does not say "Decided in …; shown by …."`)
    const first = rules.get(id)
    if (first !== undefined) fault(page, match.index, `${id} stands twice, first in ${first.page}`)
    else
      rules.set(id, { page, index: match.index, deciding: pathsIn(named?.[1] ?? ''), tests: pathsIn(named?.[2] ?? '') })
  }
}

for (const [id, { deciding, index, page, tests }] of rules) {
  const named = new RegExp(String.raw`\b${id}\b`)
  for (const path of [...deciding, ...tests]) {
    if (!existsSync(join(root, path))) fault(page, index, `${id} names ${path}, which does not exist`)
  }
  for (const path of tests) {
    const text = texts.get(path)
    if (text !== undefined && !named.test(text)) fault(page, index, `${id} is not named by its test ${path}`)
  }
}

let rows = 0
for (const [page, text] of texts) {
  if (!isCoverage(page)) continue
  const coverage = readCoverage(text, { isRule: (id) => rules.has(id), isFile: (path) => existsSync(join(root, path)) })
  rows += coverage.rows
  for (const { index, message } of coverage.faults) fault(page, index, message)
}

/** Citations of pages that are not in this repository. */
const ELSEWHERE = /\bD\d{1,2}\b|product[-]spec|(?<!RFC \d{3,5} )\u00A7|\b(?:linkedin-pdf|data)[.]md\b/g
const prefixes = [...new Set([...rules.keys()].map((id) => id.replace(/-\d+$/, '')))].join('|')
const cited = new RegExp(String.raw`\b(?:${prefixes || '(?!)'})-\d+\b|(?<=\bRules?: )[A-Z]+-\d+\b`, 'g')

for (const [path, text] of texts) {
  for (const { 0: id, index } of isCoverage(path) ? [] : text.matchAll(cited)) {
    if (!rules.has(id)) fault(path, index, `there is no rule ${id} in ${PAGES}`)
  }
  for (const { 0: citation, index } of text.matchAll(ELSEWHERE)) {
    fault(path, index, `"${citation}" cites a page that is not here: cite a rule of ${PAGES} instead`)
  }
}

for (const message of faults) console.log(message)
console.log(`${rules.size} rules, ${rows} rows, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
