import { RESET_LINK_MINUTES } from '@guildhall/domain/identity'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { Link, TextButton } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { EmailField } from '../../../../shared/components/EmailField/index.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { ResendMail, type ResendMailProps } from '../../../../shared/components/ResendMail/index.ts'
import { AuthLayout } from '../../../../shared/components/AuthLayout/index.ts'
import { FormAlert } from '../../../../shared/components/FormAlert/index.ts'
import { Trans, t } from '../../../../shared/i18n/index.ts'

export interface RequestPasswordPageProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onSubmit: () => void
  readonly isPending?: boolean
  readonly refusal?: string | null
  readonly errors?: readonly FormError[]
  /** A button to send the mail again, once it was sent. */
  readonly sent?: ResendMailProps | null
  readonly onStartOver?: () => void
}

const SOME_WINDOWS = 5
const none: readonly FormError[] = []

/** "Forgot password": sends a link; does not reveal who has an account. Rule: IDEN-28. */
export const RequestPasswordPage = ({
  email,
  onEmail,
  onSubmit,
  isPending = false,
  refusal = null,
  errors = none,
  sent = null,
  onStartOver,
}: RequestPasswordPageProps) => {
  const remaining = useRemainingErrors(errors, { email })
  const aside = <Link href="/login">{t('Sign in')}</Link>
  if (sent !== null)
    return (
      <AuthLayout
        litWindows={SOME_WINDOWS}
        title={t('Look into your mail')}
        lead={t('If {email} has an account, a link is on its way. It works once, for {resetLinkMinutes} minutes.', {
          email: email.trim(),
          resetLinkMinutes: RESET_LINK_MINUTES,
        })}
        aside={aside}
      >
        <ResendMail {...sent} />
        <Text tone="muted">
          <Trans
            message="No mail? Look in spam, or <textButton>try another address</textButton>."
            components={{ textButton: (words) => <TextButton onPress={() => onStartOver?.()}>{words}</TextButton> }}
          />
        </Text>
      </AuthLayout>
    )
  return (
    <AuthLayout
      litWindows={SOME_WINDOWS}
      title={t('Forgot password')}
      lead={t('Tell us your e-mail, and a link comes that works for {resetLinkMinutes} minutes.', {
        resetLinkMinutes: RESET_LINK_MINUTES,
      })}
      aside={aside}
    >
      <Form label={t('Forgot password')} hasErrorSummary={false} errors={errors} onSubmit={onSubmit}>
        <FormAlert message={refusal} />
        <EmailField value={email} onChange={onEmail} errors={remaining} />
        <Button variant="primary" size="lg" fullWidth type="submit" isPending={isPending} pendingLabel={t('Sending')}>
          {t('Send the link')}
        </Button>
      </Form>
      <Text>
        <Link href="/login">{t('Back to sign in')}</Link>
      </Text>
    </AuthLayout>
  )
}
