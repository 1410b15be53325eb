import {
  ASK_AGAIN_AFTER_DECLINE_DAYS,
  REQUEST_EXPIRY_DAYS,
  REQUESTS_PER_SEAT_PER_DAY,
} from '@guildhall/domain/conversations'
import { AVAILABILITY_REMINDER_AFTER_DAYS, AVAILABILITY_HIDDEN_AFTER_DAYS } from '@guildhall/domain/profiles'
import { DELETION_UNDO_DAYS } from '@guildhall/domain/identity'
import { INVOICE_DUE_DAYS } from '@guildhall/domain/billing'
import { REPLY_AFTER_END_DAYS, SUSPEND_AFTER_DAYS, TRIAL_DAYS, TRIAL_FREE_CONTACTS } from '@guildhall/domain/plans'
import { t } from '../../../shared/i18n/index.ts'
import { LegalPage, type LegalPageProps, type LegalSection } from './LegalPage.tsx'

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    title: t('Who it is for'),
    points: [
      t('Guildhall is for independent contractors who look for work, and for employers who look for them.'),
      t('An account is one person’s. A company gives its people seats; it does not share a password.'),
    ],
  },
  {
    id: 'contractors',
    title: t('If you look for work'),
    points: [
      t('A profile costs nothing, and nobody takes a share of your rate.'),
      t('What you write about yourself is true and yours. A profile is found once it is complete and approved.'),
      t('You answer when and if you like: a request waits {days} days and then ends by itself.', {
        days: REQUEST_EXPIRY_DAYS,
      }),
      t(
        'We ask every {askedAfter} days whether you are still free. Without an answer for {hidden} days your profile is hidden until you say so.',
        { askedAfter: AVAILABILITY_REMINDER_AFTER_DAYS, hidden: AVAILABILITY_HIDDEN_AFTER_DAYS },
      ),
    ],
  },
  {
    id: 'employers',
    title: t('If you hire'),
    points: [
      t('You say who you are and what the work is before you ask somebody: the company, the offer, the rate.'),
      t('A seat sends up to {requests} new requests a day. Nobody is asked again within {days} days of a decline.', {
        requests: REQUESTS_PER_SEAT_PER_DAY,
        days: ASK_AGAIN_AFTER_DECLINE_DAYS,
      }),
      t('What you learn of people here is for hiring them, and for nothing else.'),
    ],
  },
  {
    id: 'prices',
    title: t('Prices and payment'),
    points: [
      t('Employers pay for seats, by the month or by the year, at the price that is shown before they buy.'),
      t('A trial costs nothing: {days} days, with {contacts} contact requests.', {
        days: TRIAL_DAYS,
        contacts: TRIAL_FREE_CONTACTS,
      }),
      t('A subscription goes on until it is cancelled; a cancelled one stays to the end of what is paid.'),
      t('An invoice is due within {due} days. What stays unpaid is suspended {suspended} days after it fell due.', {
        due: INVOICE_DUE_DAYS,
        suspended: SUSPEND_AFTER_DAYS,
      }),
      t('After a plan has ended, running conversations can be answered for {days} days.', {
        days: REPLY_AFTER_END_DAYS,
      }),
    ],
  },
  {
    id: 'contract',
    title: t('What you agree with each other'),
    points: [
      t('The contract for the work is between the two of you. Guildhall is no party to it and does not pay for it.'),
    ],
  },
  {
    id: 'conduct',
    title: t('How we treat each other'),
    points: [
      t('No false names, no threats, no insults, no discrimination, no advertising, nothing that the law forbids.'),
      t(
        'Whoever is bothered can report it, and can block the other side. Those who run this Guildhall look at each report and may close an account.',
      ),
    ],
  },
  {
    id: 'leaving',
    title: t('Leaving'),
    points: [
      t('You can delete your account whenever you like, and bring it back for {days} days.', {
        days: DELETION_UNDO_DAYS,
      }),
    ],
  },
]

/** The terms of use, unless the operator has its own (TERMS_URL). */
export const TermsPage = (props: Pick<LegalPageProps, 'isSignedIn'>) => (
  <LegalPage
    {...props}
    title={t('Terms of use')}
    lead={t('What you can expect of Guildhall, and what it expects of you.')}
    sections={sections}
  />
)
