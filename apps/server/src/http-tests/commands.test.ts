import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spawnServer } from './support/spawn-server.ts'
import { makeDataDir, removeDataDir } from './support/start-test-server.ts'

const commandAt = (name: string): string => join(import.meta.dirname, `../commands/${name}.ts`)

describe('a command', { timeout: 120_000 }, () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await makeDataDir()
  })
  afterAll(() => removeDataDir(dataDir))

  const run = async (name: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
    const command = spawnServer({ DATA_DIR: dataDir, ...environment }, commandAt(name), args)
    return { ...(await command.exited), output: command.output() }
  }

  it.each([
    { name: 'operator', args: ['--address', 'you@example.com'] },
    { name: 'announce', args: ['--to', 'everybody'] },
    { name: 'invoices', args: [] },
    { name: 'prepare-products', args: [] },
  ])('names an invalid variable without a stack: $name', async ({ args, name }) => {
    const { code, output } = await run(name, args, { PORT: '70000' })
    expect(code).toBe(1)
    expect(output).toMatch(/^PORT must/)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  // PLAN-5
  it('prepares no products without a key of a provider, and leaves the sandbox of the product alone', async () => {
    expect(await run('prepare-products', [])).toMatchObject({
      code: 1,
      output: expect.stringContaining('No provider has a key'),
    })
    expect(await readdir(dataDir)).toEqual([])
  })
})
