import type { ChecklistStep } from '@guildhall/domain/companies'
import { formatAll } from '../../../../shared/format/formats.ts'
import { say } from '../../../../shared/i18n/index.ts'

/** How a step is asked for, where it is taken, and how it is called once it is done. */
export interface StepWords {
  readonly label: string
  readonly action: string
  readonly href: string
  readonly done: string
}

export const stepWords: Readonly<Record<ChecklistStep, StepWords>> = {
  email: { label: say('Verify your address'), action: say('Verify'), href: '/email-not-verified', done: 'address' },
  account: { label: say('Add your picture'), action: say('Add'), href: '/settings/account', done: 'picture' },
  company: {
    label: say('Give your company an image and a website'),
    action: say('Add'),
    href: '/settings/company',
    done: 'company',
  },
  search: {
    label: say('Search for people'),
    action: say('Search'),
    href: '/search-results',
    done: say('first search'),
  },
  keep: {
    label: say('Save a search, or bookmark somebody'),
    action: say('Save'),
    href: '/search-results',
    done: say('shortlist'),
  },
  request: {
    label: say('Send a first request'),
    action: say('Find people'),
    href: '/search-results',
    done: say('first request'),
  },
  invite: {
    label: say('Invite a colleague'),
    action: say('Invite'),
    href: '/settings/invite-member',
    done: say('team'),
  },
}

/** "Address, picture and company are done."; null where nothing is. */
export function doneWords(done: readonly ChecklistStep[]): string | null {
  if (done.length === 0) return null
  const words = formatAll(done.map((step) => stepWords[step].done))
  const steps = words.charAt(0).toUpperCase() + words.slice(1)
  return done.length === 1 ? say('{steps} is done.', { steps }) : say('{steps} are done.', { steps })
}
