import { expect, it } from 'vitest'
import { numberSignsOf, toNumberText } from './number-text.ts'

const english = numberSignsOf('en-GB')
const german = numberSignsOf('de-DE')
const french = numberSignsOf('fr-FR')

// UI-61
it.each([
  ['65,50', '65.50'],
  ['0,5', '0.5'],
  ['0,500', '0.500'],
  ['1,250', '1,250'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1,200,000', '1,200,000'],
  ['65.50', '65.50'],
  ['$65', '65'],
  ['R 1 200', '1200'],
  ['R1,200.50', '1200.50'],
  ['USD 65', '65'],
  ['65 USD', '65'],
  ['US$65', '65'],
  ['€ 65,50', '65.50'],
  ['1\u00A0200,50\u00A0€', '1200.50'],
  ['CHF 1’200', '1200'],
  ['-4', '-4'],
])('reads %j in English as %j', (text, number) => {
  expect(toNumberText(text, english)).toBe(number)
})

it.each([
  ['65.50', '65,50'],
  ['1.250', '1.250'],
  ['1,250.50', '1250,50'],
  ['65,50', '65,50'],
])('reads %j in German as %j', (text, number) => {
  expect(toNumberText(text, german)).toBe(number)
})

it('reads a point as the decimal sign where thousands are grouped by spaces', () => {
  expect(toNumberText('1 200.500', french)).toBe('1200,500')
})

it.each(['65-70', '65k', '65 USD 3', 'a lot', ''])('leaves %j as it is', (text) => {
  expect(toNumberText(text, english)).toBe(text)
})
