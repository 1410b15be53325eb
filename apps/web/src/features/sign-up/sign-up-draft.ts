import { type UserType } from '@guildhall/domain/identity'
import type { OpportunityType } from '@guildhall/domain/profiles'
import { useState } from 'react'
import { savePendingSignUp } from '../billing/index.ts'
import { writeStored, readStored, tabStorage } from '../../shared/storage/stored.ts'

/** What somebody has typed on the way, without the password: that is never kept. */
export interface SignUpDraft {
  readonly userType: UserType | null
  readonly industry: string | null
  readonly years: number | null
  readonly opportunityType: OpportunityType | null
  readonly countryCode: string | null
  /** Employers: whom they look for, how soon, how many. */
  readonly roles: string
  readonly howSoon: string | null
  readonly howMany: number | null
  readonly firstName: string
  readonly lastName: string
  /** The country whose calling code stands before the number. */
  readonly mobileCountry: string | null
  readonly mobile: string
  readonly companyName: string
  readonly companySize: string | null
  readonly seats: number
  readonly annual: boolean
  /** Whether the company begins with the trial, or pays at once. */
  readonly begins: 'trial' | 'pay'
  readonly email: string
  /** The address that the verification mail went to, and when (ISO 8601); the sign-up is done. */
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

const key = 'guildhall-sign-up'

/** Forgets what was typed: the account is there now. */
export const forgetSignUp = (): void => {
  writeStored(tabStorage, key, null)
  savePendingSignUp(null)
}

/** What was typed, through steps back, forth and reloads, for as long as the tab lives. */
export function useSignUpDraft(): readonly [SignUpDraft, (changes: Partial<SignUpDraft>) => void] {
  const [draft, setDraft] = useState<SignUpDraft>(() => ({
    ...emptyDraft,
    ...readStored<SignUpDraft>(tabStorage, key),
  }))
  const change = (changes: Partial<SignUpDraft>): void => {
    const next = { ...draft, ...changes }
    setDraft(next)
    writeStored(tabStorage, key, next)
  }
  return [draft, change]
}
