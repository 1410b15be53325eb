import type { ListName } from '@guildhall/domain/reference'
import { t } from '../../../../shared/i18n/index.ts'

/** An industry that an entry may belong to. */
export interface IndustryOption {
  readonly code: string
  readonly label: string
}

/** Whether entries of a list may belong to an industry. */
export const hasIndustry = (list: ListName): boolean => list === 'job-titles' || list === 'skills'

/** The option for an entry of several industries, or of none. */
export const ANY_INDUSTRY = 'any'

export const industryOptions = (industries: readonly IndustryOption[]) => [
  { id: ANY_INDUSTRY, label: t('Any') },
  ...industries.map(({ code, label }) => ({ id: code, label: t(label) })),
]
