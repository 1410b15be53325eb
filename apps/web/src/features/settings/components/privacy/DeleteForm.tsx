import { DELETION_UNDO_DAYS } from '@guildhall/domain/shared'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Note } from '@guildhall/ui-kit/Note'
import { PasswordField } from '@guildhall/ui-kit/PasswordField'
import { RadioGroup } from '@guildhall/ui-kit/RadioGroup'
import { Text } from '@guildhall/ui-kit/Text'
import { messageOf } from '../../../../shared/forms/message-of.ts'
import { useUnmended } from '../../../../shared/forms/use-unmended.ts'
import { FormDialog } from '../../../../shared/components/FormDialog/index.ts'
import { say } from '../../../../shared/i18n/index.ts'

/** A colleague who can take a sole admin's place. */
export interface Successor {
  readonly uuid: string
  readonly name: string
}

/** What goes with the end of an account. */
export interface TypedDeletion {
  readonly password: string
  /** Who takes over; 'close' ends the company; null where nobody has to. */
  readonly heir: string | null
}

export const CLOSE_COMPANY = 'close'

export interface DeleteFormProps {
  readonly userType: 'contractor' | 'employer'
  /** The colleagues to choose from, where the company would have no admin; null where that is not asked. */
  readonly successors: readonly Successor[] | null
  readonly onSubmit: (typed: TypedDeletion) => void
  readonly onClose: () => void
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  readonly refusal?: string | null
}

const none: readonly FormError[] = []

const ends = {
  contractor: say('Employers find you no longer, requests that are open end, and you are signed out everywhere.'),
  employer: say(
    'You leave your team, whose conversations pass on. Requests of yours that are open end, and you are signed out everywhere.',
  ),
} as const

/** Asks for the end of an account: the password, and what becomes of a company that would have no admin. Rules: PRIV-6, PRIV-9. */
export const DeleteForm = ({ userType, successors, onSubmit, errors = none, ...state }: DeleteFormProps) => {
  const [typed, setTyped] = useState<TypedDeletion>({ password: '', heir: null })
  const unmended = useUnmended(errors, typed)
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={say('Delete your account')}
      saveText={say('Delete my account')}
      cancelText={say('Keep it')}
      isDanger
      onSave={() => onSubmit(typed)}
    >
      <Text>{ends[userType]}</Text>
      {successors !== null && (
        <RadioGroup
          label={say('You are the only admin. What becomes of the company?')}
          name="heir"
          value={typed.heir}
          onChange={(heir) => setTyped({ ...typed, heir })}
          choices={[
            ...successors.map(({ uuid, name }) => ({ id: uuid, label: say('{name} becomes the admin', { name }) })),
            {
              id: CLOSE_COMPANY,
              label: say('Close the company'),
              description: say('Its requests and its subscription end, and its team has no access any more.'),
            },
          ]}
          error={messageOf(unmended, 'heir')}
        />
      )}
      <PasswordField
        label={say('Your password')}
        name="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        error={messageOf(unmended, 'password')}
      />
      <Note>
        {say(
          'For {deletionUndoDays} days you can bring it back by signing in. Then everything is erased but invoices, which the law asks us to keep.',
          { deletionUndoDays: DELETION_UNDO_DAYS },
        )}
      </Note>
    </FormDialog>
  )
}
