import { RESET_LINK_MINUTES } from '@guildhall/domain/identity'
import { useState } from 'react'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { NewPassword, noPassword, type TypedPassword } from '../../../../shared/components/NewPassword/index.ts'
import { AuthLayout } from '../../../../shared/components/AuthLayout/index.ts'
import { FormAlert } from '../../../../shared/components/FormAlert/index.ts'
import { Trans, t } from '../../../../shared/i18n/index.ts'

/** The state of a link: it opens the form, it has expired or was used, or it is incomplete. */
export type ResetLink = 'open' | 'expired' | 'broken'

export interface PasswordResetPageProps {
  readonly link: ResetLink
  /** The account's address; '' if the link has none. */
  readonly email: string
  readonly onSubmit: (typed: TypedPassword) => void
  readonly isPending?: boolean
  readonly refusal?: string | null
  readonly errors?: readonly FormError[]
}

const SOME_WINDOWS = 5
const none: readonly FormError[] = []

const closedLinkTexts = {
  expired: {
    title: t('This link can no longer be used'),
    lead: t('A link works once, for {resetLinkMinutes} minutes, and a newer one takes the place of those before it.', {
      resetLinkMinutes: RESET_LINK_MINUTES,
    }),
  },
  broken: {
    title: t('This link is not whole'),
    lead: t('Some of it was lost on the way. Open it from the mail again, or copy all of it.'),
  },
} as const

/** "A new password", by the link of a mail. Rule: IDEN-29. */
export const PasswordResetPage = ({
  link,
  email,
  onSubmit,
  isPending = false,
  refusal = null,
  errors = none,
}: PasswordResetPageProps) => {
  const [typed, setTyped] = useState(noPassword)
  const remaining = useRemainingErrors(errors, typed)
  const aside = <Link href="/login">{t('Sign in')}</Link>
  if (link !== 'open')
    return (
      <AuthLayout litWindows={SOME_WINDOWS} {...closedLinkTexts[link]} aside={aside}>
        <LinkButton
          variant="primary"
          size="lg"
          href={email === '' ? '/request-password' : `/request-password?email=${encodeURIComponent(email)}`}
        >
          {t('Get a new link')}
        </LinkButton>
        <Text tone="muted">
          <Trans
            message="If you have set a new password already, <link>sign in with it</link>."
            components={{ link: (words) => <Link href="/login">{words}</Link> }}
          />
        </Text>
      </AuthLayout>
    )
  return (
    <AuthLayout
      litWindows={SOME_WINDOWS}
      title={t('A new password')}
      lead={t('For {email}. Every device is signed out.', { email })}
      aside={aside}
    >
      <Form label={t('A new password')} hasErrorSummary={false} errors={errors} onSubmit={() => onSubmit(typed)}>
        <FormAlert message={refusal} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPassword
          label={t('New password')}
          value={typed}
          onChange={(changes) => setTyped({ ...typed, ...changes })}
          errors={remaining}
        />
        <Button variant="primary" size="lg" fullWidth type="submit" isPending={isPending} pendingLabel={t('Saving')}>
          {t('Save the password')}
        </Button>
      </Form>
    </AuthLayout>
  )
}
