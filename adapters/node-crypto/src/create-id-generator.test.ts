import { expect, it } from 'vitest'
import { createIdGenerator } from './create-id-generator.ts'

// BASE-1
it('makes UUIDs of version 7 that sort by the clock', () => {
  let time = Date.UTC(2026, 10, 21)
  const ids = createIdGenerator({ now: () => new Date(time) })
  const made = Array.from({ length: 100 }, () => {
    time += 1
    return ids.uuid()
  })
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(made.toSorted()).toEqual(made)
})
