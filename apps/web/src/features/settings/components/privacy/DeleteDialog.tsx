import { requiredUntrimmed, validate } from '@guildhall/domain/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { Text } from '@guildhall/ui-kit/Text'
import { api } from '../../../../shared/api/client.ts'
import { formErrorsOf } from '../../../../shared/forms/form-errors.ts'
import { formatFullDay } from '../../../../shared/format/formats.ts'
import { forgetFormDrafts } from '../../../../shared/drafts/use-form-draft.ts'
import { sessionGate } from '../../../../shared/api/session-gate.ts'
import { useCall } from '../../../../shared/api/use-call.ts'
import { loginSaying } from '../../../sign-in/index.ts'
import { CLOSE_COMPANY, DeleteForm, type Successor, type TypedDeletion } from './DeleteForm.tsx'
import { t } from '../../../../shared/i18n/index.ts'

/** The confirmation stays this long before the page is left. */
const ACCOUNT_DELETION_DELAY_MS = 2_000

export interface DeleteDialogProps {
  readonly userType: 'contractor' | 'employer'
  readonly onClose: () => void
}

const labels = { heir: t('The company'), password: t('Your password') }
const names = { successor_uuid: 'heir' }

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

const successorsOf = (details: Readonly<Record<string, unknown>>): readonly Successor[] => {
  const known = textsOf(details['names'])
  return textsOf(details['successors']).map((uuid, at) => ({ uuid, name: known[at] ?? t('A colleague') }))
}

const call = ({ heir, password }: TypedDeletion) =>
  api.deleteUser({
    body: {
      password,
      successor_uuid: heir === CLOSE_COMPANY ? null : heir,
      close_company: heir === CLOSE_COMPANY,
    },
  })

/** Deletes the account of who is signed in; two seconds later the page is nobody's. Rules: PRIV-6, UI-6. */
export const DeleteDialog = ({ userType, onClose }: DeleteDialogProps) => {
  const queries = useQueryClient()
  const [successors, setSuccessors] = useState<readonly Successor[] | null>(null)
  const [deletesAt, setDeletesAt] = useState<string | null>(null)
  const leave = (): void => {
    forgetFormDrafts()
    queries.clear()
    window.location.assign(loginSaying('account-deleted'))
  }
  const deletion = useCall({
    call,
    labels,
    names,
    onDone: (planned) => {
      // The session ends with the account, and nobody is to sign in again over this page.
      sessionGate.know(null)
      setDeletesAt(planned.deletesAt)
      setTimeout(leave, ACCOUNT_DELETION_DELAY_MS)
    },
    onRefused: ({ details, problem }) => {
      if (problem !== 'successor-needed') return false
      setSuccessors(successorsOf(details))
      return true
    },
  })
  if (deletesAt !== null)
    return (
      <Dialog title={t('Your account is deleted')} isOpen isDismissable={false}>
        <Text>
          {t('It will be erased on {fullDay}. Sign in before then, and you can bring it back.', {
            fullDay: formatFullDay(deletesAt),
          })}
        </Text>
        <Spinner label={t('Signing you out')} />
      </Dialog>
    )
  return (
    <DeleteForm
      {...deletion}
      userType={userType}
      successors={successors}
      onClose={onClose}
      onSubmit={(typed) => {
        const { password } = validate(typed, { password: [requiredUntrimmed] })
        const heir = successors !== null && typed.heir === null ? [t('Please choose one')] : undefined
        deletion.send(typed, formErrorsOf({ password, heir }, labels))
      }}
    />
  )
}
