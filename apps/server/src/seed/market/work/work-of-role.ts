import { advisory } from './advisory.ts'
import { banking } from './banking.ts'
import { construction } from './construction.ts'
import { creative } from './creative.ts'
import { data } from './data.ts'
import { education } from './education.ts'
import { healthcare } from './healthcare.ts'
import { humanResources } from './human-resources.ts'
import { informationTechnology } from './information-technology.ts'
import { legal } from './legal.ts'
import { manufacturing } from './manufacturing.ts'
import { media } from './media.ts'
import { sales } from './sales.ts'

/** Earnings and work of a role. */
export interface WorkOfRole {
  /** Mid-career rate in the US, in US dollars an hour. */
  readonly hourlyUsd: number
  /** Completes "eleven years of …". */
  readonly field: string
  /** Sentences in the past tense without subject and full stop; random figures are written [2-9]. */
  readonly done: readonly string[]
}

const texts = [
  advisory,
  banking,
  construction,
  creative,
  data,
  education,
  healthcare,
  humanResources,
  informationTechnology,
  legal,
  manufacturing,
  media,
  sales,
]

/** The work of every role of the reference data, by the role's name. */
export const workOfRole: ReadonlyMap<string, WorkOfRole> = new Map(
  texts.flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line): [string, WorkOfRole] => {
        const [name = '', hourlyUsd = '', field = '', ...done] = line.split('|')
        return [name, { hourlyUsd: Number(hourlyUsd), field, done }]
      }),
  ),
)
