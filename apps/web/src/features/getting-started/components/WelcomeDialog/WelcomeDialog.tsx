import type { UserType } from '@guildhall/domain/identity'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { say } from '../../../../shared/i18n/index.ts'

export interface WelcomeDialogProps {
  readonly userType: UserType
  readonly firstName: string
  /** Where "Complete your profile now" leads. */
  readonly target: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

const words: Readonly<Record<UserType, string>> = {
  contractor: say('Complete your profile to be discovered: employers only find people whose profile is complete.'),
  employer: say(
    'Complete your account and company info before you talk to jobseekers: they look at who is asking before they answer.',
  ),
}

/** After the first login: what to do next. Rule: UI-9. */
export const WelcomeDialog = ({ userType, firstName, target, isOpen, onClose }: WelcomeDialogProps) => (
  <Dialog
    title={firstName === '' ? say('Welcome to Guildhall') : say('Welcome to Guildhall, {firstName}', { firstName })}
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
    actions={
      <>
        <Button look="quiet" onPress={onClose}>
          {say('Do this later')}
        </Button>
        <LinkButton look="primary" href={target} onPress={onClose}>
          {say('Complete your profile now')}
        </LinkButton>
      </>
    }
  >
    {words[userType]}
  </Dialog>
)
