import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Hashes of the page's inline scripts and styles for a content security policy: 'sha256-…'. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** Reads the hashes of a page's inline scripts and styles; empty if the page does not exist. */
export async function readInlineHashes(page: string): Promise<InlineHashes> {
  const html = await readFile(page, 'utf8').catch(() => '')
  const hashMatches = (pattern: RegExp): readonly string[] =>
    [...html.matchAll(pattern)].map(
      ([, inside = '']) => `sha256-${createHash('sha256').update(inside).digest('base64')}`,
    )
  return {
    scriptHashes: hashMatches(/<script>([^]*?)<\/script>/g),
    styleHashes: hashMatches(/<style>([^]*?)<\/style>/g),
  }
}
