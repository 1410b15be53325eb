import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const check = join(import.meta.dirname, '../scripts/check-specification.mjs')
const run = promisify(execFile)

const rule = (id: string, decided = 'src/price.ts', shown = 'src/price.test.ts') =>
  `**${id}** Prices are whole.\nDecided in \`${decided}\`; shown by \`${shown}\`.\n`

// Put together here, as the check reads this file too.
const DECISION = ['D', '12'].join('')
const SECTION = String.fromCodePoint(0xa7)

const id = (number: number, prefix = 'HOUSE') => `${prefix}-${number}`

const coverage = 'docs/specification/coverage.md'

/** A list of one rule. */
const list = (row = `| Prices are whole | ${id(1)} | \`src/price.ts\` | \`src/price.test.ts\` |`) =>
  `# Coverage\n\n| rule | decided | file | test |\n|---|---|---|---|\n${row}\n`

/** A consistent repository. */
const sound: Readonly<Record<string, string>> = {
  [coverage]: list(),
  'docs/specification/prices.md': `# Prices\n\n${rule(id(1))}`,
  'src/price.ts': `/** The price. Rule: ${id(1)}. */\nexport const price = 1\n`,
  'src/price.test.ts': `// ${id(1)}\nit('is consistent')\n`,
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specification-'))
  await run('git', ['init', '--quiet', folder])
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const findFaults = async (changes: Readonly<Record<string, string>>): Promise<string> => {
  for (const [path, text] of Object.entries({ ...sound, ...changes })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const { stdout } = await run(process.execPath, [check, folder]).catch((error: { stdout: string }) => error)
  return stdout
}

describe('the check of the specification', () => {
  it('passes if rules, code and tests are consistent', async () => {
    expect(await findFaults({})).toBe('1 rules, 1 rows, 0 faults\n')
  })

  it.each([
    ['an id that no page has', { 'src/tax.ts': `/** Rule: ${id(2)}. */` }, 'src/tax.ts:1: there is no rule HOUSE-2'],
    ['a page that no rule has', { 'src/tax.ts': `/** Rule: ${id(1, 'TAX')}. */` }, 'there is no rule TAX-1'],
    ['a rule twice', { 'docs/specification/taxes.md': rule(id(1)) }, 'HOUSE-1 stands twice'],
    [
      'a rule without its files',
      { 'docs/specification/taxes.md': `**${id(2)}** Taxes are whole.\n\n` },
      'HOUSE-2 does not say',
    ],
    ['a deciding file that is gone', { 'docs/specification/prices.md': rule(id(1), 'src/old.ts') }, 'names src/old.ts'],
    [
      'a test that is gone',
      { 'docs/specification/prices.md': rule(id(1), 'src/price.ts', 'src/o.test.ts') },
      'o.test.ts, which',
    ],
    [
      'a rule that its test does not name',
      { 'src/price.test.ts': `it('is consistent')\n` },
      'HOUSE-1 is not named by its test',
    ],
    [
      'a citation of a page elsewhere',
      { 'src/tax.ts': `\n/** Source: ${DECISION}. */` },
      `src/tax.ts:2: "${DECISION}" cites`,
    ],
    [
      'a listed rule without words',
      { [coverage]: list(`|  | ${id(1)} | \`src/price.ts\` | \`src/price.test.ts\` |`) },
      'coverage.md:5: the row "" has no words',
    ],
    [
      'a listed rule that nothing decides',
      { [coverage]: list('| Whole |  | `src/price.ts` | `src/price.test.ts` |') },
      'coverage.md:5: the row "Whole" has no rule that decides it',
    ],
    [
      'a listed rule without a file',
      { [coverage]: list(`| Whole | ${id(1)} |  | \`src/price.test.ts\` |`) },
      'coverage.md:5: the row "Whole" has no file that decides it',
    ],
    [
      'a listed rule without a test',
      { [coverage]: list(`| Whole | ${id(1)} | \`src/price.ts\` |  |`) },
      'coverage.md:5: the row "Whole" has no test that shows it',
    ],
    [
      'a listed rule with a cell too few',
      { [coverage]: list(`| Whole | ${id(1)} | \`src/price.ts\` |`) },
      'coverage.md:5: the row "Whole" has 3 cells instead of 4',
    ],
    [
      'a listed rule of an unknown id',
      { [coverage]: list(`| Whole | ${id(1)}, ${id(2)} | \`src/price.ts\` | \`src/price.test.ts\` |`) },
      'coverage.md:5: the row "Whole" has HOUSE-2, which is no rule',
    ],
    [
      'a listed rule whose file is gone',
      { [coverage]: list(`| Whole | ${id(1)} | \`src/old.ts\` | \`src/price.test.ts\` |`) },
      'coverage.md:5: the row "Whole" has the file src/old.ts, which does not exist',
    ],
    [
      'a listed rule whose test is gone',
      { 'docs/specification/rule-list/prices.md': list(`| Whole | ${id(1)} | \`src/price.ts\` | \`src/o.test.ts\` |`) },
      'rule-list/prices.md:5: the row "Whole" has the test src/o.test.ts, which does not exist',
    ],
    ['a section of a page elsewhere', { 'README.md': `See ${SECTION} 9.` }, 'README.md:1:'],
  ])('refuses %s', async (_fault, planted, words) => {
    expect(await findFaults(planted)).toContain(words)
  })

  it('ignores data files and sections of public standards', async () => {
    const quiet = {
      'src/data/roads.ts': `export const road = '${DECISION}'`,
      'src/ids.ts': `// RFC 9562 ${SECTION}5.7`,
    }
    expect(await findFaults(quiet)).toBe('1 rules, 1 rows, 0 faults\n')
  })
})
