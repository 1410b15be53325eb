import { fakeNames, rita, thandi } from '../../testing/index.ts'
import { describe, expect, it } from 'vitest'
import { readNames, referToName } from './name-references.ts'

// PRIV-18
describe('names in stored texts', () => {
  it('are those of the accounts when the text is read, and of erased ones "Deleted user"', async () => {
    const texts = [`${referToName(rita.uuid)} wrote to ${referToName(thandi.uuid)}`, 'Welcome']
    const before = await readNames(fakeNames(rita, thandi), texts)
    expect(texts.map(before)).toEqual(['Rita Moreno wrote to Thandi Nkosi', 'Welcome'])
    const after = await readNames(fakeNames({ ...rita, firstName: 'Ana' }), texts)
    expect(after(texts[0] ?? '')).toBe('Ana Moreno wrote to Deleted user')
  })

  it('are asked for once, and not at all without any', async () => {
    const asked: (readonly string[])[] = []
    const directory = {
      findNames: async (uuids: readonly string[]) => {
        asked.push(uuids)
        return new Map<string, string>()
      },
    }
    await readNames(directory, [referToName(rita.uuid), referToName(rita.uuid), referToName(thandi.uuid)])
    await readNames(directory, ['Welcome', '{name:somebody}'])
    expect(asked).toEqual([[rita.uuid, thandi.uuid]])
  })
})
