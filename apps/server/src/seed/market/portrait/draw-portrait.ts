import type { Culture } from '../cultures/index.ts'
import type { Random } from '../random.ts'
import { clothingTones, clothTones, collars, type HairStyle, type PortraitSpec } from './portrait-spec.ts'

type Weighted<T> = readonly (readonly [entry: T, weight: number])[]

const straightHers: Weighted<HairStyle> = [
  ['long', 5],
  ['bob', 4],
  ['ponytail', 4],
  ['wavy', 4],
  ['pixie', 3],
  ['topknot', 2],
  ['curls', 2],
]
const straightHis: Weighted<HairStyle> = [
  ['side', 5],
  ['quiff', 5],
  ['undercut', 4],
  ['buzz', 2],
  ['bald', 2],
  ['receding', 3],
  ['curls', 2],
]
const coilyHers: Weighted<HairStyle> = [
  ['afro', 4],
  ['topknot', 4],
  ['locs', 4],
  ['cornrows', 4],
  ['curls', 3],
  ['buzz', 2],
  ['bob', 2],
]
const coilyHis: Weighted<HairStyle> = [
  ['buzz', 6],
  ['bald', 3],
  ['cornrows', 2],
  ['locs', 2],
  ['afro', 1],
  ['receding', 1],
]

const colours: Readonly<Record<Culture['hair'], Weighted<number>>> = {
  fair: [
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 3],
    [6, 1],
  ],
  brown: [
    [1, 3],
    [2, 4],
    [3, 3],
  ],
  dark: [
    [0, 4],
    [1, 4],
  ],
  coily: [
    [0, 5],
    [1, 3],
  ],
}

/** Generates a random face for a culture; grey hair depends on age. */
export const drawPortrait = (random: Random, culture: Culture, isWoman: boolean, yearsOfWork: number): PortraitSpec => {
  const covered = random.chance((isWoman ? culture.headscarf : culture.turban) ?? 0)
  const coily = culture.hair === 'coily'
  const styles = isWoman ? (coily ? coilyHers : straightHers) : coily ? coilyHis : straightHis
  const grey = yearsOfWork > 16 && random.chance(0.45)
  const drawn = random.weighted(styles)
  const hair: HairStyle = covered ? (isWoman ? 'headscarf' : 'turban') : drawn
  const beard = random.weighted<PortraitSpec['beard']>([
    ['none', 5],
    ['short', 3],
    ['full', 2],
    ['goatee', 1],
    ['moustache', 1],
  ])
  return {
    skin: random.int(culture.skin[0], culture.skin[1]),
    hair,
    hairColour: grey ? random.int(7, 8) : random.weighted(colours[culture.hair]),
    ground: random.int(0, clothTones.length - 1),
    clothing: random.int(0, clothingTones.length - 1),
    collar: random.pick(collars),
    beard: isWoman ? 'none' : hair === 'turban' ? 'full' : beard,
    glasses: random.weighted<PortraitSpec['glasses']>([
      ['none', 7],
      ['round', 2],
      ['square', 2],
    ]),
    earrings: isWoman && random.chance(0.4),
    mouth: random.weighted<PortraitSpec['mouth']>([
      ['smile', 5],
      ['slight', 4],
      ['open', 2],
    ]),
  }
}
