import type { ReactNode } from 'react'
import { DELETION_UNDO_DAYS } from '@guildhall/domain/identity'
import { Banner } from '@guildhall/ui-kit/Banner'
import { t } from '../../shared/i18n/index.ts'

/** Why a user was redirected to the login, as ?said=… in its address. */
export type LoginReason = 'new-password' | 'account-deleted' | 'sign-up-paused'

interface Notice {
  readonly tone: 'success' | 'info'
  readonly title: string
  readonly text: string
}

const notices: Readonly<Record<LoginReason, Notice>> = {
  'new-password': {
    tone: 'success',
    title: t('Your new password is set.'),
    text: t('Every device was signed out. Sign in with the new one.'),
  },
  'account-deleted': {
    tone: 'success',
    title: t('Your account is deleted.'),
    text: t('You have {deletionUndoDays} days to change your mind: sign in, and you can bring it back.', {
      deletionUndoDays: DELETION_UNDO_DAYS,
    }),
  },
  'sign-up-paused': {
    tone: 'info',
    title: t('Please sign in to go on with your sign-up.'),
    text: t('It has waited for more than an hour. Sign in, and you continue where you were.'),
  },
}

const isReason = (value: unknown): value is LoginReason => typeof value === 'string' && Object.hasOwn(notices, value)

/** The address of the login with a notice. */
export const loginPathWithNotice = (reason: LoginReason): string => `/login?said=${reason}`

/** The notice at the top of the login; undefined without a reason. */
export const getLoginNotice = (reason: unknown): ReactNode =>
  isReason(reason) ? (
    <Banner tone={notices[reason].tone} role="status" title={notices[reason].title}>
      {notices[reason].text}
    </Banner>
  ) : undefined
