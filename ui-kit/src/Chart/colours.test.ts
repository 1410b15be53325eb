import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, '../theme/tokens.css'), 'utf8')

type Theme = 'light' | 'dark'

/** Lightness, chroma and hue of a token in a theme. */
const readColour = (name: string, theme: Theme): readonly [number, number, number] => {
  const value = new RegExp(`${name}: (.*);`).exec(tokens)?.[1] ?? ''
  const pair = /^light-dark\((.*\)), (.*\))\)$/.exec(value)
  const colour = pair?.[theme === 'light' ? 1 : 2] ?? value
  const reference = /^var\((.*)\)$/.exec(colour)?.[1]
  if (reference !== undefined) return readColour(reference, theme)
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] =
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)?.slice(1).map(Number) ?? []
  return [lightness, chroma, hue]
}

/** Relative luminance (WCAG) of a colour, by the conversion of OKLab to linear sRGB. */
const luminance = ([lightness, chroma, hue]: readonly [number, number, number]): number => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const contrast = (one: string, other: string, theme: Theme): number => {
  const [dark = 0, light = 0] = [one, other].map((name) => luminance(readColour(name, theme))).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('the colours of a chart', () => {
  it('are compared as the browser does: text on a surface has more than 12:1', () => {
    expect(contrast('--text', '--surface-1', 'light')).toBeGreaterThan(12)
    expect(contrast('--text', '--surface-1', 'dark')).toBeGreaterThan(12)
  })

  it.each(['--chart-1', '--chart-2', '--chart-3', '--border-control'])('%s has 3:1 on what it is drawn on', (name) => {
    const weakest = (['light', 'dark'] as const).flatMap((theme) =>
      ['--canvas', '--surface-1', '--surface-2'].map((surface) => contrast(name, surface, theme)),
    )
    expect(Math.min(...weakest)).toBeGreaterThanOrEqual(3)
  })
})
