import { type Accepted, gone } from './accepted.ts'
import { compare, digest, type Difference } from './compare.ts'
import type { Story } from './stories.ts'

export type Finding = {
  readonly name: string
  readonly story: Story
  /** What to write into the list of accepted pictures. */
  readonly digest: string
  readonly isAccepted: boolean
} & (
  | { readonly kind: 'changed'; readonly before: Buffer; readonly after: Buffer; readonly difference: Difference }
  | { readonly kind: 'new'; readonly after: Buffer }
  | { readonly kind: 'gone'; readonly before: Buffer }
)

/** Compares a picture of the base with today's; null if they are equal or there is neither. */
export async function find(
  name: string,
  story: Story,
  pair: { readonly before: Buffer | undefined; readonly after: Buffer | undefined },
  accepted: Accepted,
): Promise<Finding | null> {
  const { before, after } = pair
  if (after === undefined)
    return before === undefined
      ? null
      : { kind: 'gone', name, story, before, digest: gone, isAccepted: accepted.get(name) === gone }
  const difference = before === undefined ? null : await compare(before, after)
  if (before !== undefined && difference === null) return null
  const own = await digest(after)
  const known = { name, story, digest: own, isAccepted: accepted.get(name) === own }
  return before === undefined || difference === null
    ? { kind: 'new', after, ...known }
    : { kind: 'changed', before, after, difference, ...known }
}
