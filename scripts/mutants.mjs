// npm run mutants [-- AREA …]: turns and removes one check at a time in the code that decides about rights and money, and runs the quick tests
// that reach it. Areas are in scripts/mutants/areas.mjs. Prints the changes that no test notices, and fails if an area has more than 5 % of
// them. docs/security/mutation-testing.md has the figures.
import { Stryker } from '@stryker-mutator/core'
import { areas, listMissing } from './mutants/areas.mjs'

/** What is no check: texts, records, sums, calls, whole blocks. */
const excludedMutations = [
  'ArithmeticOperator',
  'ArrayDeclaration',
  'ArrowFunction',
  'AssignmentOperator',
  'BlockStatement',
  'CallExpression',
  'MethodExpression',
  'ObjectLiteral',
  'Regex',
  'StringLiteral',
  'UnaryOperator',
  'UpdateOperator',
]
const NOTICED_MIN = 0.95
/** Statuses of a change that a test has run, or should have run; the others are changes that cannot run at all. */
const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

const runArea = (area) =>
  new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    // A copy of the workspace would have no node_modules of its own.
    inPlace: true,
    concurrency: 2,
    coverageAnalysis: 'perTest',
    // A constant of a module would need all tests again.
    ignoreStatic: true,
    mutator: { excludedMutations },
    mutate: [...areas[area], '!**/*.test.ts', '!**/index.ts'],
    reporters: ['json'],
    jsonReporter: { fileName: `.mutants/${area}.json` },
    tempDirName: '.mutants/tmp',
    timeoutMS: 20_000,
    disableTypeChecks: false,
    logLevel: 'warn',
  }).runMutationTest()

const missing = listMissing(Object.values(areas).flat(), process.cwd())
if (missing.length > 0) {
  console.error(`No file is named so, see scripts/mutants/areas.mjs: ${missing.join(', ')}`)
  process.exit(1)
}

let isEnough = true
for (const area of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(areas)) {
  const results = await runArea(area)
  const noticed = results.filter(({ status }) => NOTICED.includes(status))
  const unnoticed = results.filter(({ status }) => UNNOTICED.includes(status))
  const share = noticed.length / (noticed.length + unnoticed.length)
  for (const { fileName, location, replacement } of unnoticed) {
    const { column, line } = location.start
    console.log(`${fileName.replace(`${process.cwd()}/`, '')}:${line}:${column} becomes ${replacement}`)
  }
  console.log(
    `${area}: ${noticed.length} of ${noticed.length + unnoticed.length} noticed, ${(100 * share).toFixed(1)} %`,
  )
  if (share < NOTICED_MIN) isEnough = false
}
process.exit(isEnough ? 0 : 1)
