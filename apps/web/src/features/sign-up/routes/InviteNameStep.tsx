import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { TextField } from '@guildhall/ui-kit/TextField'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import type { InviteDraft } from '../../invite/index.ts'
import { SignUpStep } from './SignUpStep.tsx'
import { NameFields } from '../../../shared/components/NameFields/index.ts'
import { t } from '../../../shared/i18n/index.ts'

type Names = Pick<InviteDraft, 'firstName' | 'lastName'>

export interface InviteNameStepProps {
  readonly invite: Pick<InviteDraft, 'companyName' | 'email' | 'firstName' | 'lastName'>
  readonly onNext: (names: Names) => void
  readonly errors?: readonly FormError[]
}

const none: readonly FormError[] = []

/** "Invite details": the name of the invited user. Rule: ONB-3. */
export const InviteNameStep = ({ invite, onNext, errors = none }: InviteNameStepProps) => {
  const [names, setNames] = useState<Names>({ firstName: invite.firstName, lastName: invite.lastName })
  const remaining = useRemainingErrors(errors, names)
  return (
    <SignUpStep
      step="name"
      userType="invited"
      title={t('Invite details')}
      lead={t('You join {companyName}. Colleagues and contractors see your name.', {
        companyName: invite.companyName,
      })}
      onNext={() => onNext(names)}
      errors={errors}
    >
      <NameFields value={names} onChange={(changes) => setNames({ ...names, ...changes })} errors={remaining} />
      <TextField
        label={t('E-mail')}
        size="lg"
        isDisabled
        value={invite.email}
        description={t('The invite is for this address.')}
      />
    </SignUpStep>
  )
}
