import { expect, it } from 'vitest'
import { parseDuration } from './iso-duration.ts'

it.each([
  ['P3D', 259_200_000],
  ['PT5M', 300_000],
  ['P2W', 1_209_600_000],
  ['P1DT12H', 129_600_000],
  ['PT1H30M15S', 5_415_000],
])('parses %s', (duration, milliseconds) => {
  expect(parseDuration(duration)).toBe(milliseconds)
})

it.each(['', 'P', 'PT', 'P1DT', '3D', 'P-1D', 'P1M', 'P1Y', 'P1.5D', 'tomorrow'])('refuses %s', (duration) => {
  expect(parseDuration(duration)).toBeNull()
})
