import type { InviteAction } from '@guildhall/domain/companies'
import type { ReactNode } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay } from '../../../shared/format/formats.ts'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import { getInviter, type InviteView, getInviteMessage } from '../invite-messages.ts'
import styles from './InvitePage.module.css'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface InvitePageProps {
  readonly invite: InviteView
  /** The address of this page, for the redirect after a login. */
  readonly href: string
  readonly action: InviteAction
  /** The signed-in user's name; null if nobody is signed in. */
  readonly viewerName: string | null
  readonly onJoin: () => void
  readonly onAccept: () => void
  readonly onSignOut: () => void
  readonly onAskAgain: () => void
  readonly isPending?: boolean
  /** True once a new link was requested. */
  readonly isRenewalRequested?: boolean
  readonly refusal?: string | null
}

const SOME_WINDOWS = 9
const lone = { variant: 'primary', size: 'lg' } as const

const InvitedBy = ({ invite }: { readonly invite: InviteView }) => (
  <div className={styles['from']}>
    <Avatar name={invite.companyName} id={invite.companyName} src={invite.companyImage} isDecorative />
    <div>
      <Text variant="person-name">{invite.companyName}</Text>
      <Text tone="muted">
        {t('For {email}. Open to {day}.', { email: invite.email, day: formatDay(invite.expiredDate) })}
      </Text>
    </div>
  </div>
)

/** The state of an invite, with the next step in each case. Rule: COMP-27. */
export const InvitePage = ({
  invite,
  href,
  action: way,
  viewerName,
  onJoin,
  onAccept,
  onSignOut,
  onAskAgain,
  isPending = false,
  isRenewalRequested: isAsked = false,
  refusal = null,
}: InvitePageProps) => {
  const inviter = getInviter(invite)
  const login = `/login?from=${encodeURIComponent(href)}`
  const pending = { isPending, pendingLabel: t('One moment') }
  const ways: Readonly<Record<InviteAction, ReactNode>> = {
    join: (
      <Button {...lone} onPress={onJoin}>
        {t('Join the team')}
      </Button>
    ),
    accept: (
      <Button {...lone} {...pending} onPress={onAccept}>
        {t('Join the team')}
      </Button>
    ),
    'sign-in': (
      <LinkButton {...lone} href={login}>
        {invite.landing === 'existing' ? t('Sign in to join') : t('Sign in')}
      </LinkButton>
    ),
    'sign-out': (
      <>
        <Button {...lone} {...pending} onPress={onSignOut}>
          {t('Sign out and go on')}
        </Button>
        <LinkButton variant="quiet" size="lg" href="/dashboard">
          {viewerName === null ? t('Stay') : t('Stay as {viewerName}', { viewerName })}
        </LinkButton>
      </>
    ),
    'ask-again': isAsked ? null : (
      <Button {...lone} {...pending} onPress={onAskAgain}>
        {t('Ask {inviter} for a new one', { inviter })}
      </Button>
    ),
    dashboard: (
      <LinkButton {...lone} href="/dashboard">
        {t('Go to your dashboard')}
      </LinkButton>
    ),
    none: (
      <LinkButton {...lone} href="/sign-up">
        {t('Look round on your own')}
      </LinkButton>
    ),
  }
  const isOpen = invite.landing === 'new' || invite.landing === 'existing'
  return (
    <AuthLayout
      litWindows={SOME_WINDOWS}
      isDoorOpen={isOpen && way !== 'sign-out'}
      {...getInviteMessage(invite, way, viewerName)}
      aside={
        viewerName === null ? <Link href={login}>{t('Sign in')}</Link> : <Link href="/logout">{t('Sign out')}</Link>
      }
    >
      <FormAlert message={refusal} />
      {isAsked && (
        <Banner tone="success" role="status" title={t('We have asked.')}>
          {t('As soon as they send it, a new link comes to {email}.', { email: invite.email })}
        </Banner>
      )}
      {isOpen && way !== 'sign-out' && <InvitedBy invite={invite} />}
      {way === 'sign-in' && invite.landing === 'existing' && (
        <Text tone="muted">{t('You have an account under this address already: sign in, and you can accept.')}</Text>
      )}
      <div className={styles['go']}>{ways[way]}</div>
      {way === 'sign-out' && (
        <Text tone="muted">
          {t('Should the invite be yours? Ask {inviter} to send it to your address.', { inviter })}
        </Text>
      )}
    </AuthLayout>
  )
}
