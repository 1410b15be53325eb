import {
  clothingTones,
  clothTones,
  collars,
  hairColours,
  hairStyles,
  skinTones,
  type PortraitSpec,
} from './market/portrait/portrait-spec.ts'
import { CLOTHS, renderCompanyMarkSvg, renderMonogramSvg } from './market/portrait/marks.ts'
import { renderPortraitSvg } from './market/portrait/portrait-svg.ts'
import type { PictureSpec } from './market/types.ts'

const PATH = '/pictures/drawn/'

const beards = ['none', 'full', 'short', 'goatee', 'moustache'] as const satisfies readonly PortraitSpec['beard'][]
const glasses = ['none', 'round', 'square'] as const satisfies readonly PortraitSpec['glasses'][]
const mouths = ['smile', 'slight', 'open'] as const satisfies readonly PortraitSpec['mouth'][]

/** The number of choices for each part of a portrait's key, in order. */
const CHOICES = [
  skinTones,
  hairStyles,
  hairColours,
  clothTones,
  clothingTones,
  collars,
  beards,
  glasses,
  [0, 1],
  mouths,
].map(({ length }) => length)

/**
 * The URL path of a person's generated picture. It encodes the whole picture, so that a market of any size needs no files.
 */
export const pictureAddress = (picture: PictureSpec): string => `${PATH}${toKey(picture)}.svg`

/** The same for a company's mark, which is derived from its name. */
export const markAddress = (name: string): string => `${PATH}c-${Buffer.from(name).toString('hex')}.svg`

const toKey = (picture: PictureSpec): string => {
  if (picture.kind === 'monogram') {
    const letters = Array.from(picture.initials, (letter) => letter.codePointAt(0)?.toString(16))
    return ['m', picture.cloth % CLOTHS, ...letters].join('-')
  }
  const { beard, clothing, collar, earrings, ground, hair, hairColour, mouth, skin } = picture.portrait
  return [
    'p',
    skin,
    hairStyles.indexOf(hair),
    hairColour,
    ground,
    clothing,
    collars.indexOf(collar),
    beards.indexOf(beard),
    glasses.indexOf(picture.portrait.glasses),
    Number(earrings),
    mouths.indexOf(mouth),
  ].join('-')
}

/** The SVG document for a key ('p-3-12-0-4-7-1-0-0-1-2', the file name without '.svg'), null if the key is invalid. */
export const generatePicture = (key: string): string | null => {
  const [kind, ...parts] = key.split('-')
  if (kind === 'm') return renderMonogram(parts)
  if (kind === 'c') return renderMark(parts)
  return kind === 'p' ? renderPortrait(parts) : null
}

const renderPortrait = (parts: readonly string[]): string | null => {
  const numbers = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN))
  const known = numbers.length === CHOICES.length && numbers.every((number, index) => number < (CHOICES[index] ?? 0))
  if (!known) return null
  const [
    skin = 0,
    hair = 0,
    hairColour = 0,
    ground = 0,
    clothing = 0,
    collar = 0,
    beard = 0,
    glass = 0,
    earrings,
    mouth = 0,
  ] = numbers
  return renderPortraitSvg({
    skin,
    hair: hairStyles[hair] ?? 'bald',
    hairColour,
    ground,
    clothing,
    collar: collars[collar] ?? 'round',
    beard: beards[beard] ?? 'none',
    glasses: glasses[glass] ?? 'none',
    earrings: earrings === 1,
    mouth: mouths[mouth] ?? 'smile',
  })
}

const renderMonogram = ([cloth = '', ...letters]: readonly string[]): string | null => {
  const known = /^\d{1,2}$/.test(cloth) && Number(cloth) < CLOTHS
  const points = letters.map((letter) => (/^[0-9a-f]{2,5}$/.test(letter) ? Number.parseInt(letter, 16) : Number.NaN))
  if (!known || points.length === 0 || points.length > 3) return null
  const initials = points.map((point) => (Number.isNaN(point) ? '' : String.fromCodePoint(point))).join('')
  // Letters only: nothing else from the URL may be put into a document.
  return /^\p{L}{1,3}$/u.test(initials) ? renderMonogramSvg(initials, Number(cloth)) : null
}

const renderMark = ([name = '', ...rest]: readonly string[]): string | null =>
  /^([0-9a-f]{2}){1,200}$/.test(name) && rest.length === 0
    ? renderCompanyMarkSvg(Buffer.from(name, 'hex').toString())
    : null
