import { escapeHtml } from '@guildhall/domain/shared'
import { createRandom, hashSeed } from '../random.ts'
import type { PictureSpec } from '../types.ts'
import { PICTURE_PIXELS, renderPortraitSvg } from './portrait-svg.ts'

/** The five background colours of monograms, light, with their text colours. */
const cloths = ['#ecdccc', '#d8e4d8', '#d3e1ea', '#eedbe1', '#e9e1c6'] as const
const clothInk = '#4c4339'

/** Number of background colours. */
export const CLOTHS = cloths.length

/** Initials in serif on one of five backgrounds (0 to 4), as an SVG document. */
export const renderMonogramSvg = (initials: string, cloth: number): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${PICTURE_PIXELS}" height="${PICTURE_PIXELS}">`,
    `<rect width="64" height="64" fill="${cloths[cloth % CLOTHS] ?? cloths[0]}"/>`,
    `<text x="32" y="32.5" text-anchor="middle" dominant-baseline="central" font-family="'Source Serif 4 Variable','Source Serif 4',Georgia,'DejaVu Serif',serif" font-size="25" font-weight="600" fill="${clothInk}">${escapeHtml(initials)}</text>`,
    '</svg>',
  ].join('')

/** A person's picture as an SVG document. */
export const renderPictureSvg = (picture: PictureSpec): string =>
  picture.kind === 'portrait' ? renderPortraitSvg(picture.portrait) : renderMonogramSvg(picture.initials, picture.cloth)

const markColours = [
  '#1f4e5a',
  '#7a3b2e',
  '#2f5d50',
  '#4a3f6b',
  '#8a5a1f',
  '#24476b',
  '#6b2f4a',
  '#3f5a2a',
  '#333a40',
  '#94482f',
] as const

const marks: readonly ((ink: string, light: string) => string)[] = [
  (ink, light) => `<circle cx="32" cy="32" r="18" fill="${ink}"/><path d="M32 14a18 18 0 0 1 0 36z" fill="${light}"/>`,
  (ink, light) => `<path d="M14 46L32 14l18 32z" fill="${ink}"/><path d="M23 46l9-16 9 16z" fill="${light}"/>`,
  (ink) =>
    `<path d="M14 40c6-10 12-10 18 0s12 10 18 0M14 28c6-10 12-10 18 0s12 10 18 0" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`,
  (ink, light) =>
    `<rect x="15" y="15" width="16" height="34" rx="2" fill="${ink}"/><rect x="35" y="27" width="14" height="22" rx="2" fill="${light}"/>`,
  (ink, light) => `<circle cx="25" cy="32" r="13" fill="${ink}"/><circle cx="41" cy="32" r="9" fill="${light}"/>`,
  (ink) =>
    `<path d="M32 13l17 10v18L32 51 15 41V23z" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><circle cx="32" cy="32" r="5" fill="${ink}"/>`,
  (ink, light) =>
    `<path d="M16 48V24a16 16 0 0 1 32 0v24H38V26a6 6 0 0 0-12 0v22z" fill="${ink}"/><rect x="29" y="40" width="6" height="8" fill="${light}"/>`,
  (ink, light) =>
    `<path d="M14 32c10-14 26-14 36 0-10 14-26 14-36 0z" fill="${ink}"/><circle cx="32" cy="32" r="6" fill="${light}"/>`,
  (ink) =>
    `<g fill="${ink}"><circle cx="21" cy="21" r="6"/><circle cx="43" cy="21" r="6"/><circle cx="21" cy="43" r="6"/><rect x="37" y="37" width="12" height="12" rx="2"/></g>`,
  (ink, light) =>
    `<path d="M32 12c10 8 14 15 14 22a14 14 0 0 1-28 0c0-7 4-14 14-22z" fill="${ink}"/><path d="M32 28c4 4 6 6 6 9a6 6 0 0 1-12 0c0-3 2-5 6-9z" fill="${light}"/>`,
]

/** A company's mark as an SVG document: a plain shape in two colours, always the same for the same name. */
export const renderCompanyMarkSvg = (name: string): string => {
  const random = createRandom(hashSeed('mark', name))
  const ink = random.pick(markColours)
  const light = random.pick(['#d9b26a', '#c9d6d0', '#e0a98c', '#a9c4cf', '#d8cfa8'])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${PICTURE_PIXELS}" height="${PICTURE_PIXELS}">`,
    '<rect width="64" height="64" fill="#f6f3ec"/>',
    random.pick(marks)(ink, light),
    '</svg>',
  ].join('')
}
