import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { formatTime } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { StaffSignIn } from '../api/use-staff-sign-in.ts'
import { StaffSignInForm } from './StaffSignInForm.tsx'

export interface SessionEndBannerProps {
  readonly expiresAt: string
  readonly onSignIn: () => void
}

/** Says before the session ends that it does, and offers to begin another. Rule: MOD-25. */
export const SessionEndBanner = ({ expiresAt, onSignIn }: SessionEndBannerProps) => (
  <Banner
    tone="warning"
    role="status"
    title={t('Your session ends at {time}.', { time: formatTime(expiresAt) })}
    actions={
      <Button size="sm" onPress={onSignIn}>
        {t('Sign in again')}
      </Button>
    }
  >
    {t('Sign in again now, and go on where you are.')}
  </Banner>
)

export interface StaffSignInAgainProps extends StaffSignIn {
  readonly email: string
  /** The session has ended, so the page behind cannot be used. */
  readonly hasEnded: boolean
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** Signs an operator in again over their page, which keeps what they typed. Rule: MOD-25. */
export const StaffSignInAgain = ({ email, hasEnded, onClose, onLeave, ...signIn }: StaffSignInAgainProps) => (
  <Dialog
    title={hasEnded ? t('Your session has ended') : t('Sign in again')}
    isOpen
    isDismissable={!hasEnded}
    onOpenChange={(isOpen) => {
      if (!isOpen && !hasEnded) onClose()
    }}
  >
    <Stack>
      <Text>{t('As {email}. The page behind this stays as it is.', { email })}</Text>
      <StaffSignInForm {...signIn} knownEmail={email} />
      {hasEnded && (
        <Button variant="quiet" fullWidth onPress={onLeave}>
          {t('Sign in as somebody else')}
        </Button>
      )}
    </Stack>
  </Dialog>
)
