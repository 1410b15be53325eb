import type { MailState } from '@guildhall/domain/notifications'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { staffKeys } from './keys.ts'
import { type Found, useFound } from './use-look-up.ts'

/** A mail as operators see it. */
export type SentMail = Received<Routes['listMails']>['mails'][number]
/** Which mails are listed. */
export type MailFilter = MailState | 'all'

const INTERVAL_MS = 10_000
/** Mails that a person's page shows. */
const LAST_MAILS = 5

/** Mails by state and address, read again while the page is open. Rule: MOD-60. */
export const useMails = (state: MailFilter, text: string): Loadable<Found<SentMail>> =>
  useFound(
    staffKeys.mails(state, text),
    text,
    async (query, signal) => {
      const wanted = state === 'all' ? query : { ...query, state }
      const { mails, next_cursor: next } = orThrow(await api.listMails({ query: wanted }, { signal }))
      return { items: mails, next }
    },
    INTERVAL_MS,
  )

/** The last mails to a person; null for operators who do not see mails. Rule: MOD-60. */
export function useMailsOf(accountUuid: string, isAllowed: boolean): Loadable<readonly SentMail[]> | null {
  const query = useQuery({
    queryKey: staffKeys.mailsOf(accountUuid),
    queryFn: async ({ signal }) =>
      orThrow(await api.listMails({ query: { account: accountUuid, limit: LAST_MAILS } }, { signal })).mails,
    staleTime: 0,
    refetchInterval: INTERVAL_MS,
    enabled: isAllowed,
  })
  const loadable = toLoadable(query)
  return isAllowed ? loadable : null
}

/** Sends a mail again. Rule: MOD-61. */
export function useSendAgain(): {
  /** The mail that is being asked for. */
  readonly sending: string | null
  readonly onSendAgain: (mail: SentMail) => void
} {
  const queries = useQueryClient()
  const { isPending, mutate, variables } = useMutation({
    mutationFn: ({ uuid }: SentMail) => api.sendMailAgain({ params: { id: uuid } }),
    onSuccess: async (answer) => {
      toasts.show(
        answer.ok ? { text: t('The mail is on its way'), tone: 'success' } : { text: answer.message, tone: 'danger' },
      )
      await queries.invalidateQueries({ queryKey: staffKeys.allMails })
    },
    onError: (error) => void toasts.show({ text: error.message, tone: 'danger' }),
  })
  return { sending: isPending ? variables.uuid : null, onSendAgain: mutate }
}
