import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** What stands in the page itself, as the policy names it: 'sha256-…'. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** The hashes of the scripts and styles inside a page; none where there is no such page. */
export async function inlineHashes(page: string): Promise<InlineHashes> {
  const html = await readFile(page, 'utf8').catch(() => '')
  const hashesOf = (pattern: RegExp): readonly string[] =>
    [...html.matchAll(pattern)].map(
      ([, inside = '']) => `sha256-${createHash('sha256').update(inside).digest('base64')}`,
    )
  return { scriptHashes: hashesOf(/<script>([^]*?)<\/script>/g), styleHashes: hashesOf(/<style>([^]*?)<\/style>/g) }
}
