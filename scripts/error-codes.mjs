// npm run error-codes: writes docs/error-codes.md, the list of all error codes of the contract; `--check` fails if the page is outdated.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { downloads, generalProblems, problemNotes, routes, toOpenApi } from '@guildhall/rest-contract'

const page = 'docs/error-codes.md'
/** More calls than this are collapsed. */
const SHOWN_CALLS = 6

/** Every code with its status and message, and the calls that return it. */
const rows = new Map()
const add = (code, status, message, call) => {
  const key = `${code} ${status} ${message}`
  const { calls } = rows.get(key) ?? { calls: [] }
  rows.set(key, { code, status, message, calls: call === undefined ? calls : [...calls, call] })
}
for (const [path, methods] of Object.entries(toOpenApi(routes, 'https://guildhall.example').paths))
  for (const [method, { responses }] of Object.entries(methods))
    for (const [status, { content }] of Object.entries(responses))
      // The search wire's refusals have no code.
      if (Number(status) >= 400 && !path.startsWith('/1/'))
        for (const [code, { summary }] of Object.entries(content['application/json'].examples))
          add(code, Number(status), summary, `${method.toUpperCase()} ${path}`)
const listed = new Set([...rows.values()].map(({ code }) => code))
for (const [code, { status, message }] of Object.entries(generalProblems))
  if (!listed.has(code)) add(code, status, message)

const all = [...Object.values(routes), ...Object.values(downloads)].filter(({ path }) => !path.startsWith('/1/')).length
const callsOf = (calls) => {
  if (calls.length === 0 || calls.length === all) return 'every call'
  const list = calls.map((call) => `\`${call}\``).join('<br>')
  return calls.length > SHOWN_CALLS ? `<details><summary>${calls.length} calls</summary>${list}</details>` : list
}
const inOrder = [...rows.values()].toSorted(
  (one, other) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0) || other.calls.length - one.calls.length,
)
const table = inOrder.map(
  ({ calls, code, message, status }) =>
    `| \`${code}\` | ${status} | ${problemNotes[code]} | ${message} | ${callsOf(calls)} |`,
)
const current = `# Error codes

Every answer with a status of 400 or more has one body: \`message\`, which is for people, \`code\`, which is for programs and stays, \`errors\` by
field where something is wrong with what was sent, and \`details\` where the code brings facts with it. A message may be worded anew. A client that
does not know a code goes by the status. The search wire (\`/1/indexes/…\`) answers in the terms of the hosted service instead: \`message\` and \`status\`.

This page is read from the contract: \`npm run error-codes\` writes it, \`npm run check\` refuses a stale one. The document at \`/v0/openapi.json\`
has the same, call by call.

| code | status | when | message | calls |
|---|---|---|---|---|
${table.join('\n')}
`

if (process.argv.includes('--check')) {
  if (existsSync(page) && readFileSync(page, 'utf8') === current) process.exit(0)
  console.error(`${page} is not current: npm run error-codes`)
  process.exit(1)
}
writeFileSync(page, current)
console.log(`${new Set(inOrder.map(({ code }) => code)).size} codes`)
