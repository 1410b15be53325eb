import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { ExportRowProps, ExportView } from '../components/privacy/ExportRow.tsx'
import { settingsKeys } from './keys.ts'

const POLL_WHILE_RUNNING_MS = 5_000
/** The download link expires after five minutes: it is renewed before that. */
const RENEW_LINK_MS = 240_000

/** The row of the export, and what proves the user's identity once it is needed. */
export interface DataExport extends ExportRowProps {
  readonly isProving: boolean
  readonly onProved: () => void
  readonly onCancel: () => void
}

/** The export of the user's data: loads its status, polls while it is being prepared, and requests it. Rule: PRIV-4. */
export function useDataExport(): DataExport {
  const queries = useQueryClient()
  const copy = useQuery({
    queryKey: settingsKeys.dataExport,
    queryFn: async (): Promise<ExportView> => orThrow(await api.readExport()),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'running') return POLL_WHILE_RUNNING_MS
      return state.data?.state === 'ready' ? RENEW_LINK_MS : false
    },
  })
  const [isProving, setProving] = useState(false)
  const request = useMutation({ mutationFn: () => api.requestExport() })
  const onRequest = (): void =>
    request.mutate(undefined, {
      onSuccess: (answer) => {
        if (answer.ok) {
          queries.setQueryData<ExportView>(settingsKeys.dataExport, answer.value)
          return
        }
        if (answer.problem === 'password-required') {
          setProving(true)
          return
        }
        toasts.show({
          text: t('Your copy was not asked for. {message}', { message: answer.message }),
          tone: 'danger',
          action: { label: t('Retry'), onAction: onRequest },
        })
      },
    })
  const onProved = (): void => {
    setProving(false)
    // A copy that is there only lacks its link.
    if (copy.data?.state === 'ready') void copy.refetch()
    else onRequest()
  }
  return {
    copy: toLoadable(copy),
    onRequest,
    onProve: () => setProving(true),
    isRequesting: request.isPending,
    isProving,
    onProved,
    onCancel: () => setProving(false),
  }
}
