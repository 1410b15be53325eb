import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api, orThrow } from '../../../shared/api/client.ts'
import { loadableOf } from '../../../shared/loadable/loadable.ts'
import { ExportRow, type ExportView } from '../components/privacy/ExportRow.tsx'
import { t } from '../../../shared/i18n/index.ts'

const queryKey = ['export']
const whileMadeMs = 5_000
/** The link lives five minutes: it is renewed before that. */
const whileReadyMs = 240_000

/** The copy of all that who is signed in has given; looks again while it is being made. Rule: PRIV-4. */
export const ExportRoute = () => {
  const queries = useQueryClient()
  const copy = useQuery({
    queryKey,
    queryFn: async (): Promise<ExportView> => orThrow(await api.readExport()),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'running') return whileMadeMs
      return state.data?.state === 'ready' ? whileReadyMs : false
    },
  })
  const request = useMutation({ mutationFn: () => api.requestExport() })
  const ask = (): void =>
    request.mutate(undefined, {
      onSuccess: (answer) => {
        if (answer.ok) {
          queries.setQueryData<ExportView>(queryKey, answer.value)
          return
        }
        toasts.show({
          text: t('Your copy was not asked for. {message}', { message: answer.message }),
          tone: 'danger',
          action: { label: t('Retry'), onAction: ask },
        })
      },
    })
  return <ExportRow copy={loadableOf(copy)} onRequest={ask} isRequesting={request.isPending} />
}
