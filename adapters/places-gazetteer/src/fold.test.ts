import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  it.each([
    ['São Tomé', 'sao tome'],
    ['Łódź', 'lodz'],
    ["Xi'an", 'xian'],
    ['Saint-Denis (Réunion)', 'saint denis reunion'],
    ['  Straße  ', 'strasse'],
    ['東京', '東京'],
    ['…', ''],
  ])('makes %s into %s', (name, folded) => {
    expect(fold(name)).toBe(folded)
  })
})
