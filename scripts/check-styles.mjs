// npm run check: refuses what a style sheet or an import should take from one shared place.
import { globSync, readFileSync } from 'node:fs'

const source = 'ui-kit/src/theme/breakpoints.css'
const defined = new Set([...readFileSync(source, 'utf8').matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name))
const problems = []
const check = (file, pattern, problemOf) => {
  const text = readFileSync(file, 'utf8')
  for (const match of text.matchAll(pattern)) {
    const problem = problemOf(match, text)
    if (problem) problems.push(`${file}:${text.slice(0, match.index).split('\n').length} ${problem}`)
  }
}

const sheets = globSync(['ui-kit/src/**/*.css', 'apps/web/src/**/*.css', '.storybook/*.css']).filter(
  (file) => file !== source,
)
for (const file of sheets) {
  check(file, /@media[^{]*\d(?:px|r?em)\b/g, () => `has the width of a breakpoint: take a name from ${source}`)
  check(
    file,
    /@media[^{]*?\((--[\w-]+)\)/g,
    ([, name]) => !defined.has(name) && `uses ${name}, which ${source} does not define`,
  )
}
for (const file of globSync(['ui-kit/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}']))
  check(file, /^import [^;]*?\bUNSTABLE_/gm, ({ 0: statement, index }, text) => {
    const isExplained = /\/\/[^\n]*\n$/.test(text.slice(0, index)) || statement.includes('//')
    return !isExplained && 'imports something unstable without a comment that says why'
  })

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
