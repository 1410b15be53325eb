import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(`${folder}/README.md`, 'utf8')
const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? ''

describe('the example of the README', () => {
  it('runs unchanged and prints what its comments claim', () => {
    const promised = [...example.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, printed]) => printed)
    const run = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', example], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(run.stderr).not.toContain('Error')
    expect(run.stdout.trim().split('\n')).toEqual(promised)
    expect(promised).toHaveLength(3)
  })

  it('names every context, and needs no dependency', () => {
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    const contexts = readFileSync(`${folder}/src/index.ts`, 'utf8').matchAll(/'\.\/(\w+)\/index\.ts'/g)
    for (const [, context] of contexts) expect(readme).toContain(`@guildhall/domain/${context}`)
    expect(manifest).not.toHaveProperty('dependencies')
  })
})
