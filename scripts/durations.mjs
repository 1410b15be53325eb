// How long each file of a suite took. Reporters run in processes of their own and leave it in a file; the end of `npm test` says the slowest.
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { root } from './install.mjs'

const store = 'GUILDHALL_DURATIONS'
/** The suite that a process reports for. */
export const suiteVariable = 'GUILDHALL_SUITE'

/** Begins anew, with nothing recorded. */
export function beginRecording(file) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  process.env[store] = file
}

/** Records what a file of the suite took; nothing outside `npm test`. */
export function record(file, milliseconds) {
  const [into, suite] = [process.env[store], process.env[suiteVariable]]
  if (into === undefined || suite === undefined) return
  appendFileSync(into, `${JSON.stringify({ suite, file: relative(root, file), milliseconds })}\n`)
}

/** The slowest files of a suite, the slowest first. */
export function slowest(suite, most = 10) {
  let lines = ''
  try {
    lines = readFileSync(process.env[store] ?? '', 'utf8')
  } catch {
    return []
  }
  const sums = new Map()
  for (const line of lines.split('\n').filter(Boolean)) {
    const entry = JSON.parse(line)
    if (entry.suite === suite) sums.set(entry.file, (sums.get(entry.file) ?? 0) + entry.milliseconds)
  }
  return [...sums]
    .map(([file, milliseconds]) => ({ file, milliseconds }))
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, most)
}
