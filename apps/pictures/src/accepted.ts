import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The digests of accepted pictures by their names. */
export type Accepted = ReadonlyMap<string, string>

/** `gone` in place of a digest: it is accepted that the picture is no longer there. */
export const gone = 'gone'

export function readAccepted(file: string): Accepted {
  if (!existsSync(file)) return new Map()
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}

/** Writes them in alphabetical order, one on a line: two branches that accept different stories merge. */
export function writeAccepted(file: string, accepted: Accepted): void {
  const sorted = Object.fromEntries([...accepted].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
