import type { ChecklistStep } from '@guildhall/domain/companies'
import { formatAll } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The label of a step, its link, and its name once it is completed. */
export interface StepText {
  readonly label: string
  readonly action: string
  readonly href: string
  readonly done: string
}

export const stepTexts: Readonly<Record<ChecklistStep, StepText>> = {
  email: { label: t('Verify your address'), action: t('Verify'), href: '/email-not-verified', done: 'address' },
  account: { label: t('Add your picture'), action: t('Add'), href: '/settings/account', done: 'picture' },
  company: {
    label: t('Give your company an image and a website'),
    action: t('Add'),
    href: '/settings/company',
    done: 'company',
  },
  search: {
    label: t('Search for people'),
    action: t('Search'),
    href: '/search-results',
    done: t('first search'),
  },
  keep: {
    label: t('Save a search, or bookmark somebody'),
    action: t('Save'),
    href: '/search-results',
    done: t('shortlist'),
  },
  request: {
    label: t('Send a first request'),
    action: t('Find people'),
    href: '/search-results',
    done: t('first request'),
  },
  invite: {
    label: t('Invite a colleague'),
    action: t('Invite'),
    href: '/settings/invite-member',
    done: t('team'),
  },
}

/** "Address, picture and company are done."; null if no step is completed. */
export function formatDoneSteps(done: readonly ChecklistStep[]): string | null {
  if (done.length === 0) return null
  const names = formatAll(done.map((step) => stepTexts[step].done))
  const steps = names.charAt(0).toUpperCase() + names.slice(1)
  return done.length === 1 ? t('{steps} is done.', { steps }) : t('{steps} are done.', { steps })
}
