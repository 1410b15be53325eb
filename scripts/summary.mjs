// The summary at the end of a long run: every failure and every test that passed only on retry, in a few lines each.
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './install.mjs'
import { stripVTControlCharacters } from 'node:util'

/** Environment variable with the summary file's path, for steps in processes of their own. */
const variable = 'GUILDHALL_SUMMARY'

/** Starts an empty summary. */
export function startSummary(file) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  process.env[variable] = file
}

export function report(text) {
  const file = process.env[variable]
  if (file !== undefined) appendFileSync(file, `${text.trimEnd()}\n`)
}

export function readSummary() {
  try {
    return readFileSync(process.env[variable] ?? '', 'utf8')
  } catch {
    return ''
  }
}

/** The first lines of a long text, which name an error. */
export const excerpt = (text, lines = 12) =>
  stripVTControlCharacters(String(text))
    .replaceAll(`${root}/`, '')
    .split('\n')
    .slice(0, lines)
    .map((line) => `    ${line.slice(0, 400)}`)
    .join('\n')
