import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormAlert } from '../../../../shared/components/FormAlert/index.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { CodeField } from '../CodeField/index.ts'

export interface CodeFormProps {
  readonly onSubmit: (code: string) => void
  readonly onBack: () => void
  /** Uses a passkey instead of the code; absent if the account has none, or the browser cannot. Rule: IDEN-63. */
  readonly onPasskey?: (() => void) | undefined
  readonly isPending?: boolean
  readonly refusal?: string | null
  readonly errors?: readonly FormError[]
}

const none: readonly FormError[] = []

const kinds = {
  app: { label: t('Code'), hint: t('Six digits, from your authenticator app.'), other: t('Use a recovery code') },
  recovery: {
    label: t('Recovery code'),
    hint: t('One of the ten that you kept. Each works once.'),
    other: t('Use the authenticator app'),
  },
} as const

/** The second step of a sign-in: a code of the app, or a recovery code if the phone is not available. Rules: IDEN-38, IDEN-39. */
export const CodeForm = ({
  onSubmit,
  onBack,
  onPasskey,
  isPending = false,
  refusal = null,
  errors = none,
}: CodeFormProps) => {
  const [kind, setKind] = useState<keyof typeof kinds>('app')
  const [code, setCode] = useState('')
  const remaining = useRemainingErrors(errors, { otp: code })
  const { label, hint, other } = kinds[kind]
  return (
    <Form label={t('Second step')} hasErrorSummary={false} errors={errors} onSubmit={() => onSubmit(code)}>
      <FormAlert message={refusal} />
      <CodeField
        key={kind}
        label={label}
        isNumeric={kind === 'app'}
        size="lg"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this is the form's only field, and the user has just requested it
        autoFocus
        value={code}
        onChange={setCode}
        description={hint}
        errors={remaining}
      />
      <Button variant="primary" size="lg" fullWidth type="submit" isPending={isPending} pendingLabel={t('Signing in')}>
        {t('Sign in')}
      </Button>
      {onPasskey !== undefined && (
        <Button variant="quiet" size="lg" fullWidth onPress={onPasskey} isDisabled={isPending}>
          {t('Use a passkey instead')}
        </Button>
      )}
      <Text as="div" tone="muted">
        <TextButton
          onPress={() => {
            setKind(kind === 'app' ? 'recovery' : 'app')
            setCode('')
          }}
        >
          {other}
        </TextButton>{' '}
        · <TextButton onPress={onBack}>{t('Start over')}</TextButton>
      </Text>
    </Form>
  )
}
