import type { Seniority } from '../../../reference-data/index.ts'
import type { PortraitSpec } from '../portrait/portrait-spec.ts'
import type { MarketContractor, MarketQualification, MarketWorkExperience, PictureSpec } from '../types.ts'

/** A handwritten contractor; absent facts are generated from the key. The demo account signs in as contractor@demo…. */
export interface CastPart {
  readonly key: string
  readonly name: readonly [first: string, last: string]
  readonly email?: string
  readonly jobTitle: string
  readonly role: string
  readonly seniority: Seniority
  readonly years: number
  readonly city: readonly [countryCode: string, name: string]
  readonly industries: readonly string[]
  readonly skills: string
  readonly languages: readonly string[]
  readonly introduction: string
  readonly opportunityType: MarketContractor['opportunityType']
  readonly workplaceType: MarketContractor['workplaceType']
  readonly availability: number
  readonly contractMin: number
  readonly rate: number
  readonly currency: 'AUD' | 'USD' | 'ZAR'
  readonly permanentRate?: number
  readonly responseRate: number | null
  readonly picture: PictureSpec
  /** Days since the profile last changed; random if absent. */
  readonly changedDaysAgo?: number
  readonly work?: (uuid: (index: number) => string) => readonly MarketWorkExperience[]
  readonly studies?: (uuid: (index: number) => string) => readonly MarketQualification[]
}

/** A drawn face; absent parts are plain. */
export const face = (portrait: Partial<PortraitSpec>): PictureSpec => ({
  kind: 'portrait',
  portrait: {
    skin: 5,
    hair: 'side',
    hairColour: 1,
    ground: 0,
    clothing: 0,
    collar: 'round',
    beard: 'none',
    glasses: 'none',
    earrings: false,
    mouth: 'smile',
    ...portrait,
  },
})
/** Initials on a coloured background, for people without a portrait. */
export const initials = (letters: string, cloth: number): PictureSpec => ({
  kind: 'monogram',
  initials: letters,
  cloth,
})

/** A work entry; its skills are one text. */
export const job = (
  uuid: string,
  title: string,
  company: string,
  location: string,
  from: string,
  to: string | null,
  description: string,
  skills: string,
): MarketWorkExperience => ({
  uuid,
  title,
  company,
  location,
  description,
  startDate: from,
  endDate: to,
  currentWork: to === null,
  skills: skills.split(', '),
})
