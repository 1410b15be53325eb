import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import type { FormCallOptions } from '../../../shared/api/use-call.ts'
import { clearFormDrafts } from '../../../shared/drafts/clear-drafts.ts'
import { toIdentityBody, useIdentityCall } from './use-identity-call.ts'
import { t } from '../../../shared/i18n/index.ts'
import { loginPathWithNotice } from '../../sign-in/index.ts'
import { CLOSE_COMPANY, type Successor, type TypedDeletion } from '../components/privacy/DeleteForm.tsx'

export interface DeleteAccountOptions {
  readonly labels: FormCallOptions<TypedDeletion, unknown>['labels']
  /** The account is deleted; it is erased at `deletesAt` (ISO 8601). */
  readonly onDeleted: (deletesAt: string) => void
  /** The company first needs one of these members as its next admin. */
  readonly onSuccessorNeeded: (candidates: readonly Successor[]) => void
}

/** How long the confirmation is shown before the redirect. */
const CONFIRMATION_MS = 2_000

/** The form's field names, by those of the wire. */
const names = { successor_uuid: 'successor' }

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

const successorsOf = (details: Readonly<Record<string, unknown>>): readonly Successor[] => {
  const known = textsOf(details['names'])
  return textsOf(details['successors']).map((uuid, at) => ({ uuid, name: known[at] ?? t('A colleague') }))
}

/** Deletes the user's account; two seconds later the login opens, and all cached data is gone. Rules: PRIV-6, UI-6. */
export function useDeleteAccount({ labels, onDeleted, onSuccessorNeeded }: DeleteAccountOptions) {
  const queries = useQueryClient()
  const leave = (): void => {
    clearFormDrafts()
    queries.clear()
    window.location.assign(loginPathWithNotice('account-deleted'))
  }
  return useIdentityCall({
    call: ({ successor, ...typed }: TypedDeletion) =>
      api.deleteUser({
        body: {
          ...toIdentityBody(typed),
          successor_uuid: successor === CLOSE_COMPANY ? null : successor,
          close_company: successor === CLOSE_COMPANY,
        },
      }),
    labels,
    names,
    onDone: ({ deletesAt }) => {
      // The session ends with the account: the sign-in dialog must not open over this page.
      sessionGate.know(null)
      onDeleted(deletesAt)
      setTimeout(leave, CONFIRMATION_MS)
    },
    onRefused: ({ details, problem }) => {
      if (problem !== 'successor-needed') return false
      onSuccessorNeeded(successorsOf(details))
      return true
    },
  })
}
