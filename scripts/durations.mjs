// The duration of each file of a suite. Reporters run in processes of their own and write to a file; `npm test` prints the slowest at the end.
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { root } from './install.mjs'

const store = 'GUILDHALL_DURATIONS'
/** Environment variable with the suite of a process. */
export const suiteVariable = 'GUILDHALL_SUITE'

/** Starts with an empty file. */
export function beginRecording(file) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  process.env[store] = file
}

/** Records the duration of a file of the suite; does nothing outside `npm test`. */
export function record(file, milliseconds) {
  const [into, suite] = [process.env[store], process.env[suiteVariable]]
  if (into === undefined || suite === undefined) return
  appendFileSync(into, `${JSON.stringify({ suite, file: relative(root, file), milliseconds })}\n`)
}

/** The slowest files of a suite, slowest first. */
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
