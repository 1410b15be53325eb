import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areas, listMissing } from '../scripts/mutants/areas.mjs'

const root = join(import.meta.dirname, '..')

describe('the areas of npm run mutants', () => {
  it.each(Object.entries(areas))('name files that exist: %s', (_, patterns) => {
    expect(listMissing(patterns, root)).toEqual([])
  })

  it('are refused for one name among several that no file has', () => {
    expect(listMissing(['scripts/{mutants,mutant}.mjs', 'scripts/mutants/*.mjs'], root)).toEqual(['scripts/mutant.mjs'])
  })
})
