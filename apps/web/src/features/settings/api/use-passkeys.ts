import { passkeyNameRules } from '@guildhall/domain/identity'
import { validate } from '@guildhall/domain/shared'
import type { Answer } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type FormCall, useCall } from '../../../shared/api/use-call.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { canUsePasskeysHere, makePasskey } from '../../../shared/passkeys/index.ts'
import type { PasskeyView } from '../components/account/Passkeys.tsx'
import { settingsKeys } from './keys.ts'

const labels = { name: t('Name') }

export interface PasskeysState {
  readonly passkeys: Loadable<readonly PasskeyView[]>
  readonly canAdd: boolean
  readonly isAdding: boolean
  readonly onAdd: () => void
  /** Removes a passkey; resolves once it is done, or refused with a message. */
  readonly remove: (passkey: PasskeyView) => Promise<void>
  readonly isProving: boolean
  readonly onProved: () => void
  readonly onCancel: () => void
}

/** The user's passkeys. Adding and removing one asks for a proof of identity if the last one is old. Rules: IDEN-60, IDEN-66. */
export function usePasskeys(): PasskeysState {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: settingsKeys.passkeys,
    queryFn: async () => orThrow(await api.listPasskeys()),
    staleTime: 0,
  })
  const [isAdding, setAdding] = useState(false)
  const [waiting, setWaiting] = useState<(() => void) | null>(null)

  /** Whether the call has succeeded; after a proof of identity `again` repeats it. */
  const settle = (answer: Answer<unknown, string>, again: () => void): boolean => {
    if (!answer.ok && answer.problem === 'password-required') setWaiting(() => again)
    else if (!answer.ok)
      toasts.show({ text: t('Nothing was changed. {message}', { message: answer.message }), tone: 'danger' })
    return answer.ok
  }
  const reload = () => queries.invalidateQueries({ queryKey: settingsKeys.passkeys })

  const add = async (): Promise<void> => {
    setAdding(true)
    try {
      const started = await api.startPasskeyRegistration()
      if (!started.ok) {
        settle(started, () => void add())
        return
      }
      const answer = await makePasskey(started.value)
      if (answer === null) toasts.show({ text: t('No passkey was added') })
      else if (answer === 'known') toasts.show({ text: t('This device has a passkey of your account already') })
      else if (settle(await api.finishPasskeyRegistration({ body: { answer } }), () => void add())) {
        toasts.show({ text: t('The passkey is added'), tone: 'success' })
        await reload()
      }
    } finally {
      setAdding(false)
    }
  }

  const remove = async (passkey: PasskeyView): Promise<void> => {
    const answer = await api.removePasskey({ params: { uuid: passkey.uuid } })
    if (!settle(answer, () => void remove(passkey))) return
    toasts.show({ text: t('{passkey} is removed', { passkey: passkey.name }), tone: 'success' })
    await reload()
  }

  const own = toLoadable(list)
  return {
    passkeys: own.state === 'ready' ? { ...own, value: own.value.passkeys } : own,
    canAdd: list.data?.available === true && canUsePasskeysHere(),
    isAdding,
    onAdd: () => void add(),
    remove,
    isProving: waiting !== null,
    onProved: () => {
      setWaiting(null)
      waiting?.()
    },
    onCancel: () => setWaiting(null),
  }
}

/** Renames a passkey. Rule: IDEN-60. */
export function useRenamePasskey({ uuid }: PasskeyView, onDone: () => void): FormCall<string> {
  const queries = useQueryClient()
  const call = useCall({
    call: (name: string) => api.renamePasskey({ params: { uuid }, body: { name } }),
    labels,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: settingsKeys.passkeys })
      onDone()
    },
  })
  return {
    ...call,
    send: (name) => call.send(name, toFormErrors(validate({ name }, { name: passkeyNameRules }), labels)),
  }
}
