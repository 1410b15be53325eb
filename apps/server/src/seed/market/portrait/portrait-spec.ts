/** The parts of a drawn face. Every field is an option of a list; none identifies a person. */
export interface PortraitSpec {
  /** Index in `skinTones`, lightest 0. */
  readonly skin: number
  readonly hair: HairStyle
  /** Index in `hairColours`. */
  readonly hairColour: number
  /** Index in `clothTones`: the background. */
  readonly ground: number
  /** Index in `clothingTones`; also the headscarf. */
  readonly clothing: number
  readonly collar: Collar
  readonly beard: 'none' | 'full' | 'short' | 'goatee' | 'moustache'
  readonly glasses: 'none' | 'round' | 'square'
  readonly earrings: boolean
  readonly mouth: 'smile' | 'slight' | 'open'
}

/** Hair styles and head coverings. */
export const hairStyles = [
  'long',
  'afro',
  'quiff',
  'topknot',
  'side',
  'locs',
  'bob',
  'buzz',
  'bald',
  'curls',
  'ponytail',
  'wavy',
  'undercut',
  'receding',
  'pixie',
  'cornrows',
  'headscarf',
  'turban',
] as const

/** One of the styles. */
export type HairStyle = (typeof hairStyles)[number]

/** Necklines. */
export const collars = ['round', 'shirt', 'v-neck', 'roll-neck', 'jacket'] as const

/** One of the necklines. */
export type Collar = (typeof collars)[number]

/** From light to dark. */
export const skinTones = [
  '#f3d3ba',
  '#f0cdb2',
  '#e6bb98',
  '#dba987',
  '#c68d66',
  '#a8714b',
  '#8f5a3a',
  '#6b4029',
  '#543021',
] as const
/** Background colours, as muted as the product's. */
export const clothTones = [
  '#cfd3cd',
  '#d9c7ad',
  '#c4cfc6',
  '#d3c3b6',
  '#c3ccd3',
  '#d8d0bd',
  '#dcc6bd',
  '#cbc7d3',
  '#d5d2c4',
  '#bfcfcf',
] as const
/** Clothes. */
export const clothingTones = [
  '#38525c',
  '#2f5b63',
  '#5a4a3e',
  '#a4573c',
  '#3d4d5c',
  '#3f5f62',
  '#4b5a44',
  '#6b4a5c',
  '#8a6b3d',
  '#2f3d4a',
  '#7a4a44',
  '#5c6b73',
] as const
/** Black, dark brown, brown, chestnut, sand, fair, copper, grey, white. */
export const hairColours = [
  '#1f1815',
  '#2a1c17',
  '#4a2f20',
  '#6b3f28',
  '#8a6a43',
  '#b58f56',
  '#94502c',
  '#8a8781',
  '#cfccc6',
] as const
