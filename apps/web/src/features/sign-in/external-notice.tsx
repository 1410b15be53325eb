import type { ExternalSignInRefusal } from '@guildhall/domain/identity'
import type { ReactNode } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { t } from '../../shared/i18n/index.ts'

const refusals: Readonly<Record<ExternalSignInRefusal, { readonly title: string; readonly text: string }>> = {
  cancelled: {
    title: t('You are not signed in.'),
    text: t('You did not agree at the sign-in provider. Try again, or sign in with your password.'),
  },
  'sign-in-refused': {
    title: t('That did not work.'),
    text: t('What the sign-in provider answered could not be trusted. Try again, or sign in with your password.'),
  },
  'provider-unavailable': {
    title: t('The sign-in provider does not answer.'),
    text: t('Try again in a moment, or sign in with your password.'),
  },
  'begun-elsewhere': {
    title: t('You are not signed in.'),
    text: t('Something outside Guildhall began the sign-in. If you want to sign in, please do it here.'),
  },
  'sign-in-expired': {
    title: t('That took too long.'),
    text: t('Or it was finished already, or begun in another browser. Please try again.'),
  },
  'account-suspended': {
    title: t('This account is suspended.'),
    text: t('Please write to us if you think that this is a mistake.'),
  },
  'deletion-pending': {
    title: t('You asked us to delete this account.'),
    text: t('Sign in with your password, and you can bring it back.'),
  },
  'address-not-verified': {
    title: t('There is an account with this address, which is not verified.'),
    text: t('Sign in with your password and verify it. Then you can connect the sign-in provider in your settings.'),
  },
  'identity-taken': {
    title: t('That sign-in is connected to another account.'),
    text: t('Sign in to that account to disconnect it there.'),
  },
  'signed-out': { title: t('You were signed out meanwhile.'), text: t('Sign in, and connect it again.') },
}

const isRefusal = (value: unknown): value is ExternalSignInRefusal =>
  typeof value === 'string' && Object.hasOwn(refusals, value)

/** Why a visit to a sign-in provider has signed nobody in, as ?said=… in the address; undefined for anything else. Rule: IDEN-72. */
export const getExternalNotice = (reason: unknown): ReactNode =>
  isRefusal(reason) ? (
    <Banner tone={reason === 'cancelled' ? 'info' : 'warning'} role="status" title={refusals[reason].title}>
      {refusals[reason].text}
    </Banner>
  ) : undefined

/** What the password is asked for after a visit to a provider. Rule: IDEN-74. */
export const connectNotice = (provider: string): ReactNode => (
  <Banner role="status" title={t('You have an account with this address.')}>
    {t('Sign in with your password once to connect {provider}.', { provider })}
  </Banner>
)
