import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const theme = 'ui-kit/src/theme'

/** Each style that `scripts/check-styles.mjs` refuses, and what it says. */
const refused: readonly (readonly [string, string])[] = [
  ['.a { gap: 8px; }', 'has 8px, which is --space-2'],
  ['.a { margin-inline-start: -1rem; }', 'has 1rem, which is --space-4'],
  ['.a { border-radius: 6px; }', 'take --radius-…'],
  ['.a { z-index: 3; }', 'take --z-…'],
  ['.a { font-size: 13px; }', 'take --text-… and --leading-…'],
  ['.a { font-weight: 600; }', 'take --weight-…'],
  ['.a { transition: opacity 100ms; }', 'take --motion-…'],
  ['.a { outline: 2px solid; }', 'take --focus-width and --focus-offset'],
  ['.a { color: #fff; }', 'take a colour'],
  ['.a { color: var(--no-such-token); }', 'uses --no-such-token, which is not defined'],
  ['@media (max-width: 700px) { .a { gap: 0; } }', 'has the width of a breakpoint'],
  ['@media (--watch) { .a { gap: 0; } }', 'uses --watch'],
]

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'))
  cpSync(join(root, theme), join(folder, theme), { recursive: true })
  mkdirSync(join(folder, 'ui-kit/src/Sample'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const check = (css: string): string => {
  writeFileSync(join(folder, 'ui-kit/src/Sample/Sample.module.css'), css)
  try {
    return execFileSync(process.execPath, [join(root, 'scripts/check-styles.mjs')], {
      cwd: folder,
      stdio: 'pipe',
    }).toString()
  } catch (error) {
    return String((error as { readonly stderr: Buffer }).stderr)
  }
}

describe('check-styles', () => {
  it.each(refused)('refuses %s', (css, message) => {
    expect(check(css)).toContain(message)
  })

  it('accepts tokens, hairlines and sizes that no token has', () => {
    const css =
      '.a { gap: var(--space-2); margin: 0 auto; padding: 3px; border-radius: var(--radius-1); outline: var(--focus-width) solid; }'
    expect(check(css)).toBe('')
  })
})
