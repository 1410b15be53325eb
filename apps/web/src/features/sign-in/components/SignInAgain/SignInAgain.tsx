import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import type { GateViewer } from '../../../../shared/api/session-gate.ts'
import type { SignIn } from '../../api/use-sign-in.ts'
import { RestoreAccount, CodeForm, SignInForm } from '../SignIn/index.ts'
import styles from './SignInAgain.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface SignInAgainProps extends SignIn {
  readonly viewer: GateViewer
  /** Ends the page, so that another user can sign in. */
  readonly onLeave: () => void
}

/** Signs in over the page whose session has ended; the input on the page is preserved, and the action continues. Rule: UI-7. */
export const SignInAgain = ({
  viewer,
  onLeave,
  stage,
  submit,
  submitCode,
  submitPasskeyStep,
  restore,
  startOver,
  ...form
}: SignInAgainProps) => (
  <Dialog title={t('Sign in to go on')} isOpen isDismissable={false}>
    <div className={styles['body']}>
      <Text>{t('Your session has ended. What you were doing is kept, and goes on as soon as you are in.')}</Text>
      <div className={styles['person']}>
        <Avatar name={viewer.name} id={viewer.uuid} src={viewer.picture} isDecorative />
        <div>
          <Text variant="label">{viewer.name}</Text>
          <Text variant="caption">{viewer.email}</Text>
        </div>
        <TextButton onPress={onLeave}>{t('Not you?')}</TextButton>
      </div>
      {stage === 'password' && (
        <SignInForm
          {...form}
          onSubmit={submit}
          knownEmail={viewer.email}
          submitText={t('Sign in and go on')}
          isOverPage
        />
      )}
      {stage === 'code' && (
        <CodeForm {...form} onSubmit={submitCode} onPasskey={submitPasskeyStep} onBack={startOver} />
      )}
      {stage === 'deleted' && <RestoreAccount {...form} onRestore={restore} onBack={onLeave} />}
    </div>
  </Dialog>
)
