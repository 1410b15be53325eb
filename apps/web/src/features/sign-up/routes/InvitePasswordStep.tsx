import { type ReactNode, useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { NewPassword, noPassword, type TypedPassword } from '../../../shared/components/NewPassword/index.ts'
import type { InviteDraft } from '../../invite/index.ts'
import { SignUpStep } from './SignUpStep.tsx'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface InvitePasswordStepProps {
  readonly invite: Pick<InviteDraft, 'companyName' | 'email'>
  readonly onNext: (typed: TypedPassword) => void
  readonly onBack: () => void
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  readonly refusal?: ReactNode
}

const none: readonly FormError[] = []

/** "Set your login details" of an invited user: only the password, because the invite has the address. Rule: ONB-3. */
export const InvitePasswordStep = ({
  invite,
  onNext,
  onBack,
  isPending = false,
  errors = none,
  refusal = null,
}: InvitePasswordStepProps) => {
  const [typed, setTyped] = useState(noPassword)
  const remaining = useRemainingErrors(errors, typed)
  return (
    <SignUpStep
      step="password"
      userType="invited"
      title={t('Set your login details')}
      lead={t('You sign in as {email}.', { email: invite.email })}
      nextText={t('Join the team')}
      onNext={() => onNext(typed)}
      onBack={onBack}
      isPending={isPending}
      errors={errors}
    >
      <FormAlert message={refusal} />
      <NewPassword value={typed} onChange={(changes) => setTyped({ ...typed, ...changes })} errors={remaining} />
    </SignUpStep>
  )
}
