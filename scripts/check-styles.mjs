// npm run check: refuses literals in style sheets that should be tokens, and unexplained imports of unstable APIs.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const source = 'ui-kit/src/theme/breakpoints.css'
const defined = new Set([...readFileSync(source, 'utf8').matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name))
const problems = []
const lineOf = (text, index) => text.slice(0, index).split('\n').length
const scriptsBeside = (file) => globSync(join(dirname(file), '*.tsx')).map((path) => readFileSync(path, 'utf8'))
const check = (file, pattern, problemOf) => {
  const text = readFileSync(file, 'utf8')
  for (const match of text.matchAll(pattern)) {
    const problem = problemOf(match, text)
    if (problem) problems.push(`${file}:${lineOf(text, match.index)} ${problem}`)
  }
}

// Sizes, colours and durations are tokens. Spacing may be a literal unless a token has the same value; the other kinds may not.
const tokenSheet = 'ui-kit/src/theme/tokens.css'
const tokens = readFileSync(tokenSheet, 'utf8')
const tokenNames = new Set([...tokens.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
const spacing = new Map([...tokens.matchAll(/(--space-[\w-]+): ([\d.]+)rem/g)].map(([, name, rem]) => [rem * 16, name]))
const literals = [
  [/(?<![\w-])border(?:-[a-z-]+)?-radius:[^;{}]*?\b[1-9]\d*(?:px|rem|%)/g, '--radius-…'],
  [/(?<![\w-])z-index: -?\d/g, '--z-…'],
  [/(?<![\w-])(?:font|font-size|line-height):[^;{}]*?\d(?:px|rem)\b/g, '--text-… and --leading-…'],
  [/(?<![\w-])font-weight: \d/g, '--weight-…'],
  [/(?<![\w-])(?:transition|animation)(?:-[a-z]+)?:[^;{}]*?\d(?:ms|s)\b/g, '--motion-…'],
  [/(?<![\w-])outline(?:-offset)?:[^;{}]*?[1-9]px/g, '--focus-width and --focus-offset'],
  [/(?:#[\da-f]{3,8}\b(?![^{;]*\{)|\b(?:oklch|rgb|hsl)\()/g, 'a colour'],
]
const checkSpacing = (file, text) => {
  for (const { 0: declaration, index } of text.matchAll(
    /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)[a-z-]*):[^;{}]*/g,
  ))
    for (const [, amount, unit] of declaration.matchAll(/(?<![\w.])([\d.]+)(px|rem)\b/g)) {
      const name = spacing.get(unit === 'rem' ? amount * 16 : Number(amount))
      if (name) problems.push(`${file}:${lineOf(text, index)} has ${amount}${unit}, which is ${name}`)
    }
}

const sheets = globSync(['ui-kit/src/**/*.css', 'apps/web/src/**/*.css', '.storybook/**/*.css']).filter(
  (file) => file !== source,
)
for (const file of sheets) {
  check(file, /@media[^{]*\d(?:px|r?em)\b/g, () => `has the width of a breakpoint: take a name from ${source}`)
  check(
    file,
    /@media[^{]*?\((--[\w-]+)\)/g,
    ([, name]) => !defined.has(name) && `uses ${name}, which ${source} does not define`,
  )
  const text = readFileSync(file, 'utf8')
  // A property that a component sets from script has a fallback, or is set in the same folder.
  const own = new Set(
    [text, ...scriptsBeside(file)].flatMap((code) =>
      [...code.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name),
    ),
  )
  check(
    file,
    /var\((--[\w-]+)\)/g,
    ([, name]) => !tokenNames.has(name) && !own.has(name) && `uses ${name}, which is not defined`,
  )
  if (!file.endsWith('.module.css')) continue
  for (const [pattern, kind] of literals)
    check(file, pattern, ([found]) => `has “${found}”: take ${kind} from ${tokenSheet}`)
  checkSpacing(file, text)
}
for (const file of globSync(['ui-kit/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}']))
  check(file, /^import [^;]*?\bUNSTABLE_/gm, ({ 0: statement, index }, text) => {
    const isExplained = /\/\/[^\n]*\n$/.test(text.slice(0, index)) || statement.includes('//')
    return !isExplained && 'imports something unstable without a comment that says why'
  })

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
