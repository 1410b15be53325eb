import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'

// The server calls only addresses that an operator configured: an answer of theirs must not lead it to another one.

const root = join(import.meta.dirname, '..')

/** The lines of calls of `fetch` that would follow a redirect. */
const findFollowing = (source: string): readonly number[] => {
  const lines: number[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) {
      for (const child of node) visit(child)
      return
    }
    const {
      arguments: given,
      callee,
      start,
      type,
    } = node as {
      readonly arguments?: readonly { readonly start: number; readonly end: number }[]
      readonly callee?: { readonly type: string; readonly name?: string }
      readonly start: number
      readonly type: string
    }
    if (type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'fetch') {
      const options = given?.[1]
      const text = options === undefined ? '' : source.slice(options.start, options.end)
      if (!/\bredirect: 'error'/.test(text)) lines.push(source.slice(0, start).split('\n').length)
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync('source.ts', source).program)
  return lines
}

// BASE-28
it('no call to another service follows a redirect', async () => {
  const files = globSync(['adapters/*/src/**/*.ts', 'apps/server/src/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/http-tests\/|^adapters\/(rest-contract|testing)\//.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const found = await Promise.all(
    files.map(async (file) => findFollowing(await readFile(join(root, file), 'utf8')).map((line) => `${file}:${line}`)),
  )
  expect(found.flat()).toEqual([])
})

it('a call that follows redirects is found', () => {
  expect(findFollowing(`await fetch(url)\n\nawait fetch(url, { method: 'POST' })`)).toEqual([1, 3])
  expect(findFollowing(`await fetch(url, { redirect: 'error' })`)).toEqual([])
})
