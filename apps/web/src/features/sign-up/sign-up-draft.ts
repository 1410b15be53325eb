import { type UserType } from '@guildhall/domain/identity'
import type { OpportunityType } from '@guildhall/domain/profiles'
import { useState } from 'react'
import { writeStored, readStored, tabStorage } from '../../shared/storage/stored.ts'
import { signUpDraftKey } from './clear-sign-up-draft.ts'

/** The input of all steps without the password, which is never stored. */
export interface SignUpDraft {
  readonly userType: UserType | null
  readonly industry: string | null
  readonly years: number | null
  readonly opportunityType: OpportunityType | null
  readonly countryCode: string | null
  /** Employers: the roles they hire for, how soon, how many. */
  readonly roles: string
  readonly howSoon: string | null
  readonly howMany: number | null
  readonly firstName: string
  readonly lastName: string
  /** The country of the number's calling code. */
  readonly mobileCountry: string | null
  readonly mobile: string
  readonly companyName: string
  readonly companySize: string | null
  readonly seats: number
  readonly annual: boolean
  /** Whether the company starts with the trial or pays at once. */
  readonly begins: 'trial' | 'pay'
  readonly email: string
  /** The address that the verification mail was sent to, and when (ISO 8601); set once the sign-up is complete. */
  readonly sentTo: string | null
  readonly sentAt: string | null
}

export const emptyDraft: SignUpDraft = {
  userType: null,
  industry: null,
  years: null,
  opportunityType: null,
  countryCode: null,
  roles: '',
  howSoon: null,
  howMany: null,
  firstName: '',
  lastName: '',
  mobileCountry: null,
  mobile: '',
  companyName: '',
  companySize: null,
  seats: 1,
  annual: false,
  begins: 'trial',
  email: '',
  sentTo: null,
  sentAt: null,
}

/** The draft of the sign-up, preserved between steps and across reloads until the tab is closed. */
export function useSignUpDraft(): readonly [SignUpDraft, (changes: Partial<SignUpDraft>) => void] {
  const [draft, setDraft] = useState<SignUpDraft>(() => ({
    ...emptyDraft,
    ...readStored<SignUpDraft>(tabStorage, signUpDraftKey),
  }))
  const change = (changes: Partial<SignUpDraft>): void => {
    const next = { ...draft, ...changes }
    setDraft(next)
    writeStored(tabStorage, signUpDraftKey, next)
  }
  return [draft, change]
}
