import type { UserType } from '@guildhall/domain/identity'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { t } from '../../../../shared/i18n/index.ts'

export interface WelcomeDialogProps {
  readonly userType: UserType
  readonly firstName: string
  /** The address of "Complete your profile now". */
  readonly target: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

const texts: Readonly<Record<UserType, string>> = {
  contractor: t('Complete your profile to be discovered: employers only find people whose profile is complete.'),
  employer: t(
    'Complete your account and company info before you talk to jobseekers: they look at who is asking before they answer.',
  ),
}

/** Shown after the first sign-in: what to do next. Rule: UI-9. */
export const WelcomeDialog = ({ userType, firstName, target, isOpen, onClose }: WelcomeDialogProps) => (
  <Dialog
    title={firstName === '' ? t('Welcome to Guildhall') : t('Welcome to Guildhall, {firstName}', { firstName })}
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
    actions={
      <>
        <Button variant="quiet" onPress={onClose}>
          {t('Do this later')}
        </Button>
        <LinkButton variant="primary" href={target} onPress={onClose}>
          {t('Complete your profile now')}
        </LinkButton>
      </>
    }
  >
    {texts[userType]}
  </Dialog>
)
