import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { SignFrame } from '../../../shared/components/SignFrame/index.ts'
import styles from './InvitePage.module.css'
import { say } from '../../../shared/i18n/index.ts'

const SOME_WINDOWS = 9

/** While the link is read. Rule: COMP-27. */
export const InviteLoading = () => (
  <SignFrame lit={SOME_WINDOWS} title={say('Verifying team invite')} lead={say('One moment.')}>
    <Spinner label={say('Verifying team invite')} />
  </SignFrame>
)

/** A link that no invite has, or that a newer one took the place of. */
export const InviteUnknown = () => (
  <SignFrame
    lit={SOME_WINDOWS}
    title={say('This link is not valid')}
    lead={say(
      'Some of it was lost on the way, or a newer invite took its place. Look for the newest mail, and open the link there.',
    )}
  >
    <div className={styles['go']}>
      <LinkButton look="primary" size="lg" href="/">
        {say('Go to Guildhall')}
      </LinkButton>
    </div>
  </SignFrame>
)

export interface InviteFailedProps {
  readonly message: string
  readonly onRetry: () => void
}

/** Where nobody answered. */
export const InviteFailed = ({ message, onRetry }: InviteFailedProps) => (
  <SignFrame
    lit={SOME_WINDOWS}
    title={say('We could not read your invite')}
    lead={say('{message} Your link is still good.', { message })}
  >
    <div className={styles['go']}>
      <Button look="primary" size="lg" onPress={onRetry}>
        {say('Try again')}
      </Button>
    </div>
  </SignFrame>
)
