import type { Answer } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { SessionView } from '../components/account/Sessions.tsx'
import { settingsKeys } from './keys.ts'

export interface SessionsState {
  readonly sessions: Loadable<readonly SessionView[]>
  readonly onEnd: (session: SessionView) => void
  readonly onEndOthers: () => void
}

/** The devices on which the user is signed in. Ending a session is optimistic; a failure is rolled back, with a message and Retry. */
export function useSessions(): SessionsState {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: settingsKeys.sessions,
    queryFn: async (): Promise<readonly SessionView[]> => orThrow(await api.listSessions()).sessions,
  })

  const end = (
    isEnded: (session: SessionView) => boolean,
    successText: string,
    call: () => Promise<Answer<unknown, string>>,
  ): void => {
    const before = queries.getQueryData<readonly SessionView[]>(settingsKeys.sessions)
    queries.setQueryData<readonly SessionView[]>(settingsKeys.sessions, (all) =>
      all?.filter((session) => !isEnded(session)),
    )
    void call().then((answer) => {
      // A session that is not found has already ended.
      if (answer.ok || answer.status === 404) {
        toasts.show({ text: successText, tone: 'success' })
        return
      }
      queries.setQueryData(settingsKeys.sessions, before)
      toasts.show({
        text: t('Nobody was signed out. {message}', { message: answer.message }),
        tone: 'danger',
        action: { label: t('Retry'), onAction: () => end(isEnded, successText, call) },
      })
    })
  }

  return {
    sessions: toLoadable(list),
    onEnd: ({ device, uuid }) =>
      end(
        (session) => session.uuid === uuid,
        t('{device} is signed out', { device }),
        () => api.endSession({ params: { id: uuid } }),
      ),
    onEndOthers: () =>
      end(
        ({ current }) => !current,
        t('Every other device is signed out'),
        () => api.endOtherSessions(),
      ),
  }
}
