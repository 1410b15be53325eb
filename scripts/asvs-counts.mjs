// npm run asvs-counts: counts the rows of the ASVS tables in docs/security into docs/security.md; `--check` fails if the counts are outdated.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const page = 'docs/security.md'
const columns = ['met', 'operator', 'not applicable', 'not met']

/** What a row counts as: its third cell begins with it, unless the requirement is met. */
const standOf = (cell) => columns.find((column) => cell.toLowerCase().startsWith(`${column}:`)) ?? 'met'

/** The ids of a range such as 10.3.1–10.3.4. */
const expand = (ids) => {
  const [first, last = first] = ids.split('–').map((id) => Number(id.split('.').at(-1)))
  const section = ids.split('.').slice(0, 2).join('.')
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`)
}

/** Numbers of requirements by chapter, such as V6, and what they count as. */
const counts = new Map()
for (const file of readdirSync('docs/security').filter((name) => name.startsWith('asvs-')))
  for (const [, ids, , cell] of readFileSync(`docs/security/${file}`, 'utf8').matchAll(
    /^\| (\d[\d., –]*) \| ([^|]*) \| ([^|]*) \|/gm,
  ))
    for (const id of ids.split(', ').flatMap(expand)) {
      const chapter = `V${id.split('.')[0]}`
      const row = counts.get(chapter) ?? new Map()
      row.set(standOf(cell), (row.get(standOf(cell)) ?? 0) + 1)
      counts.set(chapter, row)
    }

const sum = (column) => [...counts.values()].reduce((total, row) => total + (row.get(column) ?? 0), 0)
const toCells = (count) => [columns.reduce((all, column) => all + count(column), 0), ...columns.map(count)].join(' | ')
const [met, operator, inapplicable, open] = columns.map(sum)
const before = readFileSync(page, 'utf8')
const current = before
  .replace(
    /^Of \d+ requirements .*$/m,
    `Of ${met + operator + inapplicable + open} requirements ${met} are met, ${operator} are up to the operator, ${inapplicable} do not apply, and ${open} are not met.`,
  )
  .replaceAll(/^(\| \[(V\d+) [^|]*)\|.*$/gm, (_, name, chapter) => {
    const row = counts.get(chapter)
    if (row === undefined) throw new Error(`No table has a row of ${chapter}`)
    return `${name}| ${toCells((column) => row.get(column) ?? 0)} |`
  })
  .replace(/^\| all \|.*$/m, `| all | ${toCells(sum)} |`)

if (process.argv.includes('--check')) {
  if (current !== before) {
    console.error(`${page} does not count the tables as they are: npm run asvs-counts`)
    process.exit(1)
  }
} else writeFileSync(page, current)
