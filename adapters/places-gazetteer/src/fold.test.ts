import { describe, expect, it } from 'vitest'
import { foldName } from './fold.ts'

describe('fold', () => {
  it.each([
    ['São Tomé', 'sao tome'],
    ['Łódź', 'lodz'],
    ["Xi'an", 'xian'],
    ['Saint-Denis (Réunion)', 'saint denis reunion'],
    ['  Straße  ', 'strasse'],
    ['東京', '東京'],
    ['…', ''],
  ])('converts %s to %s', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })
})
