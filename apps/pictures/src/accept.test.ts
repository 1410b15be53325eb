import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accept } from './accept.ts'
import { gone, readAccepted, writeAccepted } from './accepted.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const story = (id: string) => ({ id, title: id, name: 'Default', file: `${id}.tsx` })

// UI-54
describe('accept', () => {
  const run = (...only: readonly string[]) =>
    accept(join(folder, 'found.json'), join(folder, 'accepted.json'), only, () => undefined)
  const findings = (names: readonly string[], equal: readonly string[] = []) => {
    const found = names.map((name) => ({ name: `${name} desk light`, story: story(name), digest: `${name}-digest` }))
    writeFileSync(join(folder, 'found.json'), JSON.stringify({ found, equal }))
  }
  const entries = () => Object.fromEntries(readAccepted(join(folder, 'accepted.json')))

  it('accepts the differences of the named stories alone, else all', () => {
    findings(['tabs', 'button'])
    expect(run('Button')).toBe(0)
    expect(entries()).toEqual({ 'button desk light': 'button-digest' })
    expect(run()).toBe(0)
    expect(readFileSync(join(folder, 'accepted.json'), 'utf8')).toBe(
      '{\n  "button desk light": "button-digest",\n  "tabs desk light": "tabs-digest"\n}\n',
    )
  })

  it('removes entries of pictures that equal those of the base again', () => {
    writeAccepted(join(folder, 'accepted.json'), new Map([['old desk light', gone]]))
    findings(['tabs'], ['old desk light'])
    run()
    expect(entries()).toEqual({ 'tabs desk light': 'tabs-digest' })
  })

  it('fails when there is nothing to accept', () => {
    expect(run()).toBe(1)
    findings(['tabs'])
    expect(run('Button')).toBe(1)
    expect(entries()).toEqual({})
  })
})
