import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { splitEvenly } from '../.storybook/even-shards.ts'

const folder = mkdtempSync(join(tmpdir(), 'guildhall-shards-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, stories: number): string => {
  const file = join(folder, name)
  const lines = Array.from({ length: stories }, (_, index) => `export const Story${index}: Story = {}`)
  writeFileSync(file, ['const meta = {}', ...lines].join('\n'))
  return file
}

it('gives each shard about the same number of stories, and every file to one shard', () => {
  const [long, medium, short, other] = [write('a', 9), write('b', 6), write('c', 3), write('d', 1)] as const
  expect(splitEvenly([other, long, short, medium], 2)).toEqual([
    [long, other],
    [medium, short],
  ])
})
