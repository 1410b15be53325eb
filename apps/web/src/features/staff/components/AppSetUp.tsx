import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { Stack } from '@guildhall/ui-kit/Stack'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { AuthenticatorKey, type AuthenticatorKeyProps } from '../../settings/index.ts'
import { CodeField } from '../../sign-in/index.ts'

export interface AppSetUpProps {
  /** Null until the set-up has begun. */
  readonly secret: AuthenticatorKeyProps | null
  readonly isPending: boolean
  readonly errors: readonly FormError[]
  readonly refusal: string | null
  readonly onBegin: () => void
  readonly onCode: (code: string) => void
}

/** Sets up an operator's authenticator app: a QR code, then the app's first code. Rule: MOD-17. */
export const AppSetUp = ({ secret, isPending, errors, refusal, onBegin, onCode }: AppSetUpProps) => {
  const [code, setCode] = useState('')
  const remaining = useRemainingErrors(errors, { otp: code })
  if (secret === null)
    return (
      <Stack align="start">
        <FormAlert message={refusal} />
        <Button variant="primary" isPending={isPending} pendingLabel={t('One moment')} onPress={onBegin}>
          {t('Set up the app')}
        </Button>
      </Stack>
    )
  return (
    <Form label={t('Authenticator app')} hasErrorSummary={false} errors={errors} onSubmit={() => onCode(code)}>
      <FormAlert message={refusal} />
      <AuthenticatorKey {...secret} />
      <CodeField label={t('The code that the app shows')} value={code} onChange={setCode} errors={remaining} />
      <Button variant="primary" type="submit" isPending={isPending} pendingLabel={t('One moment')}>
        {t('Turn on')}
      </Button>
    </Form>
  )
}
