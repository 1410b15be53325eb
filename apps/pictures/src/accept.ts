import { existsSync, readFileSync } from 'node:fs'
import { readAccepted, writeAccepted } from './accepted.ts'
import { isNamed, type Story } from './stories.ts'

interface Found {
  readonly found: readonly { readonly name: string; readonly story: Story; readonly digest: string }[]
  /** The pictures that are equal to those of the base. */
  readonly equal: readonly string[]
}

/** Accepts what the last run has found in the stories with these texts; resolves to the exit code. */
export function accept(
  foundFile: string,
  acceptedFile: string,
  only: readonly string[],
  log: (line: string) => void,
): number {
  if (!existsSync(foundFile)) {
    log('Nothing to accept: npm run pictures has not run yet.')
    return 1
  }
  const { found, equal } = JSON.parse(readFileSync(foundFile, 'utf8')) as Found
  const chosen = found.filter(({ story }) => isNamed(story, only))
  if (chosen.length === 0) {
    log('The last run has found no difference in such a story.')
    return 1
  }
  const accepted = new Map(readAccepted(acceptedFile))
  // What equals the base needs no entry: the branch that changed it is merged, or the change was taken back.
  for (const name of equal) accepted.delete(name)
  for (const { name, digest } of chosen) accepted.set(name, digest)
  writeAccepted(acceptedFile, accepted)
  log(`Accepted ${chosen.length} pictures: commit .storybook/accepted-pictures.json with the change.`)
  return 0
}
