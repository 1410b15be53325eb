import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it('a text is the same without case and accents, however an accent is encoded', () => {
  expect(foldText('e\u0301')).toBe(foldText('\u00e9'))
  expect(foldText('İSTANBUL')).toBe('istanbul')
})
