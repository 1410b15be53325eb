import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { ProviderView } from '../components/account/ConnectedProviders.tsx'
import { settingsKeys } from './keys.ts'

export interface SignInProvidersState {
  readonly providers: Loadable<readonly ProviderView[]>
  /** The name of the provider whose call is running. */
  readonly pending: string | null
  readonly onConnect: (provider: ProviderView) => void
  readonly onDisconnect: (provider: ProviderView) => void
  readonly isProving: boolean
  readonly onProved: () => void
  readonly onCancel: () => void
}

type Change = 'connect' | 'disconnect'

/** The providers that the user can sign in with. Changing one asks for a proof of identity if the last one is old. Rule: IDEN-77. */
export function useSignInProviders(): SignInProvidersState {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: settingsKeys.providers,
    queryFn: async (): Promise<readonly ProviderView[]> => orThrow(await api.listSignInProviders()).providers,
    staleTime: 0,
  })
  const [pending, setPending] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<(() => void) | null>(null)

  const run = async (change: Change, provider: ProviderView): Promise<void> => {
    const { label, name } = provider
    const params = { provider: name }
    setPending(name)
    const answer =
      change === 'connect'
        ? await api.connectSignInProvider({ params })
        : await api.disconnectSignInProvider({ params })
    setPending(null)
    if (!answer.ok && answer.problem === 'password-required') {
      setWaiting(() => () => void run(change, provider))
      return
    }
    if (!answer.ok) {
      toasts.show({ text: t('Nothing was changed. {message}', { message: answer.message }), tone: 'danger' })
      return
    }
    if (answer.value !== null) {
      window.location.assign(answer.value.url)
      return
    }
    toasts.show({ text: t('{provider} is disconnected', { provider: label }), tone: 'success' })
    await queries.invalidateQueries({ queryKey: settingsKeys.providers })
  }

  return {
    providers: toLoadable(list),
    pending,
    onConnect: (provider) => void run('connect', provider),
    onDisconnect: (provider) => void run('disconnect', provider),
    isProving: waiting !== null,
    onProved: () => {
      setWaiting(null)
      waiting?.()
    },
    onCancel: () => setWaiting(null),
  }
}
