import type { OperatorRole } from '@guildhall/domain/moderation'
import { OPERATOR_LINK_HOURS } from '@guildhall/domain/moderation'
import { useState } from 'react'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Stack } from '@guildhall/ui-kit/Stack'
import { TextField } from '@guildhall/ui-kit/TextField'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { NewPassword, noPassword, type TypedPassword } from '../../../shared/components/NewPassword/index.ts'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { StaffDoor } from '../components/StaffDoor/index.ts'
import { operatorRoleLabels } from '../role-labels.ts'

/** Whom a link is for. */
export interface LinkHolder {
  readonly email: string
  readonly name: string
  readonly role: OperatorRole
}

export interface StaffLinkPageProps {
  /** Null if the link is unknown, used or too old. */
  readonly holder: Loadable<LinkHolder | null>
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  readonly refusal?: string | null
  readonly onSubmit: (typed: TypedPassword & { readonly name: string }) => void
}

/** The page of an operator's one-time link: name and password. Rules: MOD-14, MOD-15. */
export const StaffLinkPage = ({ holder, ...form }: StaffLinkPageProps) => {
  if (holder.state === 'loading')
    return (
      <StaffDoor title={t('Your access')}>
        <SkeletonGroup label={t('Reading the link')}>
          <Stack>
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </Stack>
        </SkeletonGroup>
      </StaffDoor>
    )
  if (holder.state === 'failed')
    return (
      <StaffDoor title={t('The link could not be read')} lead={holder.message}>
        <Button variant="primary" onPress={holder.onRetry}>
          {t('Try again')}
        </Button>
      </StaffDoor>
    )
  if (holder.value === null)
    return (
      <StaffDoor
        title={t('This link can no longer be used')}
        lead={t(
          'A link works once, for {hours} hours, and a newer one takes its place. Ask a superadmin for a new one.',
          {
            hours: OPERATOR_LINK_HOURS,
          },
        )}
      >
        <LinkButton variant="primary" href="/staff">
          {t('Sign in')}
        </LinkButton>
      </StaffDoor>
    )
  return <LinkForm {...form} holder={holder.value} />
}

const none: readonly FormError[] = []

const LinkForm = ({
  holder,
  errors = none,
  isPending = false,
  refusal = null,
  onSubmit,
}: Omit<StaffLinkPageProps, 'holder'> & { readonly holder: LinkHolder }) => {
  const [typed, setTyped] = useState({ ...noPassword, name: holder.name })
  const remaining = useRemainingErrors(errors, typed)
  return (
    <StaffDoor
      title={t('Your access')}
      lead={t('{role}, for {email}.', { role: operatorRoleLabels[holder.role].label, email: holder.email })}
    >
      <Form label={t('Your access')} hasErrorSummary={false} errors={errors} onSubmit={() => onSubmit(typed)}>
        <FormAlert message={refusal} />
        <input type="hidden" name="username" autoComplete="username" value={holder.email} readOnly />
        <TextField
          label={t('Your name')}
          name="name"
          isRequired
          autoComplete="name"
          size="lg"
          value={typed.name}
          onChange={(name) => setTyped({ ...typed, name })}
          errorMessage={getErrorMessage(remaining, 'name')}
        />
        <NewPassword value={typed} onChange={(changes) => setTyped({ ...typed, ...changes })} errors={remaining} />
        <Button variant="primary" size="lg" fullWidth type="submit" isPending={isPending} pendingLabel={t('Saving')}>
          {t('Save and sign in')}
        </Button>
      </Form>
    </StaffDoor>
  )
}
