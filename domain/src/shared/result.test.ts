import { expect, it } from 'vitest'
import { ok, valueOf } from './result.ts'

it('a result without problems has a value', () => {
  expect(valueOf(ok(7))).toBe(7)
})
