import { hairDrawings } from './hair.ts'
import { clothingTones, clothTones, hairColours, type PortraitSpec, skinTones } from './portrait-spec.ts'

/** Side of a drawn picture in pixels: above the 200 that a profile picture needs (FILE-5). */
export const PICTURE_PIXELS = 400

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '#888888'

/** A darker (share below 1) or lighter shade of a colour. */
const shade = (colour: string, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => Math.min(255, Math.round(Number.parseInt(colour.slice(start, start + 2), 16) * share)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

const face = 'M20.5 28c0-10 4.5-14.5 11.5-14.5S43.5 18 43.5 28c0 9.5-5 16-11.5 16s-11.5-6.5-11.5-16z'

const renderCollar = (collar: PortraitSpec['collar'], clothing: string): string => {
  const dark = shade(clothing, 0.8)
  const light = shade(clothing, 1.35)
  if (collar === 'shirt') return `<path d="M25.5 49.5l6.5 7 6.5-7 2.5 2-5 9-4-4-4 4-5-9z" fill="${light}"/>`
  if (collar === 'v-neck')
    return `<path d="M26 49l6 10 6-10" fill="none" stroke="${dark}" stroke-width="1.8" stroke-linejoin="round"/>`
  if (collar === 'roll-neck') return `<path d="M25 46.5c4 3 10 3 14 0v7c-4 3-10 3-14 0z" fill="${dark}"/>`
  if (collar === 'jacket') {
    return `<path d="M26 49l6 15 6-15-3 1h-6z" fill="#efe9df"/><path d="M24.5 49l-4 5 8.5 10h3zM39.5 49l4 5-8.5 10h-3z" fill="${dark}"/>`
  }
  return `<path d="M25.5 49.8c2 4.4 11 4.4 13 0" fill="none" stroke="${dark}" stroke-width="1.6"/>`
}

const renderBeard = (beard: PortraitSpec['beard'], colour: string): string => {
  if (beard === 'full' || beard === 'short') {
    const opacity = beard === 'full' ? '.9' : '.45'
    return `<path d="M20.7 30c.3 9 4.6 14.5 11.3 14.5S43 39 43.3 30c-1.8 3.5-3.8 5-5.3 5h-12c-1.5 0-3.5-1.5-5.3-5z" fill="${colour}" opacity="${opacity}"/>`
  }
  if (beard === 'goatee')
    return `<path d="M28 39.6c2.5 1 5.5 1 8 0 .2 3.2-1.5 5-4 5s-4.2-1.8-4-5z" fill="${colour}" opacity=".85"/>`
  if (beard === 'moustache')
    return `<path d="M27.6 36c1.4-1.5 3.2-1.6 4.4-.8 1.2-.8 3-.7 4.4.8-1.6.6-3.1.5-4.4 0-1.3.5-2.8.6-4.4 0z" fill="${colour}"/>`
  return ''
}

const renderMouth = (mouth: PortraitSpec['mouth'], ink: string): string => {
  if (mouth === 'slight')
    return `<path d="M29.3 37.9c1.7.8 3.7.8 5.4 0" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" fill="none"/>`
  if (mouth === 'open')
    return `<path d="M28.6 37.2c2 .7 4.8.7 6.8 0-.3 2-1.6 3-3.4 3s-3.1-1-3.4-3z" fill="#fff" stroke="${ink}" stroke-width=".8" stroke-linejoin="round"/>`
  return `<path d="M28.8 37.6c1.9 1.5 4.5 1.5 6.4 0" stroke="${ink}" stroke-width="1.3" stroke-linecap="round" fill="none"/>`
}

const renderGlasses = (glasses: PortraitSpec['glasses'], ink: string): string => {
  if (glasses === 'none') return ''
  const lenses =
    glasses === 'round'
      ? '<circle cx="26.8" cy="29.6" r="4"/><circle cx="37.2" cy="29.6" r="4"/>'
      : '<rect x="22.6" y="26.4" width="8" height="6.4" rx="1.8"/><rect x="33.4" y="26.4" width="8" height="6.4" rx="1.8"/>'
  return `<g fill="#fff" fill-opacity=".16" stroke="${ink}" stroke-width="1">${lenses}<path d="M30.7 29c.8-.6 1.8-.6 2.6 0" fill="none"/></g>`
}

/** A face as an SVG document, the same for the same specification, in the style of the product's illustrations. */
export const renderPortraitSvg = (spec: PortraitSpec): string => {
  const skin = at(skinTones, spec.skin)
  const clothing = at(clothingTones, spec.clothing)
  const covered = spec.hair === 'headscarf' || spec.hair === 'turban'
  const hair = covered ? clothing : at(hairColours, spec.hairColour)
  const ink = spec.skin >= 6 ? '#1b110c' : '#2a201a'
  const drawing = hairDrawings[spec.hair]
  const ears = `<ellipse cx="20.8" cy="30.5" rx="2.2" ry="3" fill="${shade(skin, 0.94)}"/><ellipse cx="43.2" cy="30.5" rx="2.2" ry="3" fill="${shade(skin, 0.94)}"/>`
  const earrings =
    spec.earrings && spec.hair !== 'headscarf'
      ? '<g fill="#d8b25a"><circle cx="20.5" cy="34.6" r="1.1"/><circle cx="43.5" cy="34.6" r="1.1"/></g>'
      : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${PICTURE_PIXELS}" height="${PICTURE_PIXELS}">`,
    `<rect width="64" height="64" fill="${at(clothTones, spec.ground)}"/>`,
    drawing.back(hair),
    `<path d="M9 66c1-13 10-17.5 23-17.5S54 53 55 66z" fill="${spec.hair === 'headscarf' ? shade(clothing, 0.9) : clothing}"/>`,
    `<path d="M27 40h10v8.5c0 3-2 5-5 5s-5-2-5-5z" fill="${shade(skin, 0.88)}"/>`,
    spec.hair === 'headscarf' ? '' : renderCollar(spec.collar, clothing),
    ears,
    `<path d="${face}" fill="${skin}"/>`,
    renderBeard(spec.beard, at(hairColours, spec.hairColour)),
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-width="1.3"><path d="M24.6 26.3c1-.9 2.7-1 3.8-.4M35.6 25.9c1.1-.6 2.8-.5 3.8.4"/><path d="M32.2 29.5c-.2 1.8-.9 2.8-.9 3.6 0 .6.9.8 1.7.6" stroke-width="1.1" opacity=".7"/></g>`,
    renderMouth(spec.mouth, spec.skin >= 6 ? shade(skin, 0.45) : shade(skin, 0.55)),
    `<circle cx="26.8" cy="29.6" r="1.15" fill="${ink}"/><circle cx="37.2" cy="29.6" r="1.15" fill="${ink}"/>`,
    earrings,
    drawing.front(hair),
    renderGlasses(spec.glasses, ink),
    '</svg>',
  ].join('')
}
