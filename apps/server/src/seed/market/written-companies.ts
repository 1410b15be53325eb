import type { PortraitSpec } from './portrait/portrait-spec.ts'
import type { MarketCompany, MarketMember, PictureSpec } from './types.ts'

/** A company before its instants and ids are generated. Without members, a team is generated. */
export interface WrittenCompany {
  readonly key: string
  readonly name: string
  readonly city: string
  readonly countryCode: string
  readonly employeeCount: MarketCompany['employeeCount']
  readonly seats: number
  readonly billedAnnually: boolean
  readonly plan: 'paid' | 'trial' | 'trial-over' | 'lapsed' | 'cancelled'
  readonly trialDaysLeft?: number
  readonly freeContactsUsed?: number
  readonly verification: MarketCompany['verification']
  readonly members: readonly {
    readonly key: string
    readonly name: readonly [first: string, last: string]
    readonly email?: string
    readonly role: MarketMember['role']
    readonly picture: PictureSpec
  }[]
}

const face = (portrait: Partial<PortraitSpec>): PictureSpec => ({
  kind: 'portrait',
  portrait: {
    skin: 2,
    hair: 'side',
    hairColour: 2,
    ground: 0,
    clothing: 0,
    collar: 'shirt',
    beard: 'none',
    glasses: 'none',
    earrings: false,
    mouth: 'smile',
    ...portrait,
  },
})

/** Companies with a part in the demo's stories. `dana` and `marcus` are demo accounts. */
export const writtenCompanies: readonly WrittenCompany[] = [
  {
    key: 'kestrel',
    name: 'Kestrel Freight',
    city: 'Austin',
    countryCode: 'US',
    employeeCount: '11-50',
    seats: 3,
    billedAnnually: false,
    plan: 'paid',
    verification: 'domain_verified',
    members: [
      {
        key: 'dana',
        name: ['Dana', 'Whitfield'],
        email: 'paying@demo.guildhall.example',
        role: 'admin',
        picture: face({ skin: 2, hair: 'long', hairColour: 3, collar: 'round' }),
      },
      {
        key: 'priya',
        name: ['Priya', 'Raman'],
        role: 'recruiter',
        picture: face({ skin: 4, hair: 'bob', hairColour: 0, ground: 4, clothing: 7 }),
      },
      {
        key: 'ines-kestrel',
        name: ['Inês', 'Duarte'],
        role: 'viewer',
        picture: face({ skin: 3, hair: 'wavy', hairColour: 2, ground: 5, clothing: 6, collar: 'v-neck' }),
      },
      {
        key: 'ruth',
        name: ['Ruth', 'Mercer'],
        email: 'accounts@kestrelfreight.example',
        role: 'billing',
        picture: { kind: 'monogram', initials: 'RM', cloth: 4 },
      },
    ],
  },
  {
    key: 'tallgrass',
    name: 'Tallgrass Credit Union',
    city: 'Tulsa',
    countryCode: 'US',
    employeeCount: '51-200',
    seats: 3,
    billedAnnually: false,
    plan: 'trial',
    trialDaysLeft: 9,
    freeContactsUsed: 3,
    verification: 'domain_verified',
    members: [
      {
        key: 'marcus',
        name: ['Marcus', 'Adeyemi-Hill'],
        email: 'trial@demo.guildhall.example',
        role: 'admin',
        picture: face({
          skin: 7,
          hair: 'buzz',
          hairColour: 0,
          ground: 9,
          clothing: 9,
          beard: 'short',
          glasses: 'square',
        }),
      },
    ],
  },
  {
    key: 'bluegum',
    name: 'Bluegum Health',
    city: 'Melbourne',
    countryCode: 'AU',
    employeeCount: '201-500',
    seats: 4,
    billedAnnually: true,
    plan: 'paid',
    verification: 'domain_verified',
    members: [
      {
        key: 'callum',
        name: ['Callum', 'Nguyen'],
        role: 'admin',
        picture: face({ skin: 2, hair: 'undercut', hairColour: 0, ground: 8, clothing: 10 }),
      },
      {
        key: 'tessa',
        name: ['Tessa', 'Hartley'],
        role: 'recruiter',
        picture: face({ skin: 1, hair: 'pixie', hairColour: 5, ground: 6, clothing: 5, glasses: 'round' }),
      },
    ],
  },
  {
    key: 'oranje',
    name: 'Oranje Grid',
    city: 'Centurion',
    countryCode: 'ZA',
    employeeCount: '1000+',
    seats: 4,
    billedAnnually: true,
    plan: 'paid',
    verification: 'verified',
    members: [
      {
        key: 'johan',
        name: ['Johan', 'Pretorius'],
        role: 'admin',
        picture: face({ skin: 1, hair: 'receding', hairColour: 7, ground: 4, clothing: 4, collar: 'jacket' }),
      },
    ],
  },
  {
    key: 'lumen',
    name: 'Lumen Row Studio',
    city: 'Lisbon',
    countryCode: 'PT',
    employeeCount: '1-10',
    seats: 1,
    billedAnnually: false,
    plan: 'paid',
    verification: 'domain_verified',
    members: [
      {
        key: 'ines',
        name: ['Inês', 'Carvalho'],
        role: 'admin',
        picture: face({
          skin: 2,
          hair: 'curls',
          hairColour: 2,
          ground: 7,
          clothing: 8,
          collar: 'v-neck',
          earrings: true,
        }),
      },
    ],
  },
  {
    key: 'ferrymead',
    name: 'Ferrymead Water',
    city: 'Perth',
    countryCode: 'AU',
    employeeCount: '501-1000',
    seats: 2,
    billedAnnually: true,
    plan: 'paid',
    verification: 'domain_verified',
    members: [
      {
        key: 'saoirse',
        name: ['Saoirse', 'Brannigan'],
        role: 'admin',
        picture: { kind: 'monogram', initials: 'SB', cloth: 3 },
      },
    ],
  },
  {
    key: 'copperline',
    name: 'Copperline Payments',
    city: 'Denver',
    countryCode: 'US',
    employeeCount: '51-200',
    seats: 2,
    billedAnnually: true,
    plan: 'paid',
    verification: 'verified',
    members: [
      {
        key: 'maya',
        name: ['Maya', 'Torres'],
        role: 'admin',
        picture: face({ skin: 3, hair: 'ponytail', hairColour: 1, ground: 1, clothing: 7, collar: 'jacket' }),
      },
    ],
  },
]
