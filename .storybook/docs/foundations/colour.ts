// Colours as the browser computes them, in both themes.

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [number, number, number, number]
export type Theme = 'light' | 'dark'
export const themes: readonly Theme[] = ['light', 'dark']

let pixel: CanvasRenderingContext2D | null

/** A colour in any notation of CSS, as a screen shows it. */
export function toRgba(colour: string): Rgba {
  pixel ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (pixel === null) return [0, 0, 0, 0]
  pixel.clearRect(0, 0, 1, 1)
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

/** The computed colour of a token in a theme. */
export function computeColour(token: string, theme: Theme): Rgba {
  const probe = document.createElement('i')
  probe.dataset['theme'] = theme
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return toRgba(color)
}

const over = ([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba => [
  red * alpha + r * (1 - alpha),
  green * alpha + g * (1 - alpha),
  blue * alpha + b * (1 - alpha),
  1,
]

const luminance = ([red, green, blue]: Rgba): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of WCAG 2, from 1 to 21, of a colour on an opaque one. */
export function contrast(colour: Rgba, background: Rgba): number {
  const [darker = 0, lighter = 0] = [luminance(over(colour, background)), luminance(background)].toSorted(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** `#1f5c66`, with the opacity behind it where it is not full. */
export function toHex([red, green, blue, alpha]: Rgba): string {
  const hex = `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
  return alpha === 1 ? hex : `${hex} ${Math.round(alpha * 100)} %`
}
