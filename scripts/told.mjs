// What a long run leaves for its end: every failure, and what passed only the second time, in a few lines each.
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './install.mjs'
import { stripVTControlCharacters } from 'node:util'

/** Steps run in processes of their own and know by this where to leave what they tell. */
const variable = 'GUILDHALL_TOLD'

/** Begins anew, with nothing told. */
export function beginTelling(file) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  process.env[variable] = file
}

export function tell(text) {
  const file = process.env[variable]
  if (file !== undefined) appendFileSync(file, `${text.trimEnd()}\n`)
}

export function told() {
  try {
    return readFileSync(process.env[variable] ?? '', 'utf8')
  } catch {
    return ''
  }
}

/** The beginning of a long text: an error's first lines say what it is. */
export const beginning = (text, lines = 12) =>
  stripVTControlCharacters(text)
    .replaceAll(`${root}/`, '')
    .split('\n')
    .slice(0, lines)
    .map((line) => `    ${line.slice(0, 400)}`)
    .join('\n')
