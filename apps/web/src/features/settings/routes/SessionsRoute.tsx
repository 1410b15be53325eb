import type { Answer } from '@guildhall/rest-contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api, orThrow } from '../../../shared/api/client.ts'
import { loadableOf } from '../../../shared/loadable/loadable.ts'
import { Sessions, type SessionView } from '../components/account/Sessions.tsx'
import { t } from '../../../shared/i18n/index.ts'

const queryKey = ['sessions']

/** The devices of who is signed in. An end shows at once; where the server refuses it, it goes back, says so and offers Retry. */
export const SessionsRoute = () => {
  const queries = useQueryClient()
  const [now] = useState(() => new Date())
  const list = useQuery({
    queryKey,
    queryFn: async (): Promise<readonly SessionView[]> => orThrow(await api.listSessions()).sessions,
  })

  const end = (
    isEnded: (session: SessionView) => boolean,
    said: string,
    call: () => Promise<Answer<unknown, string>>,
  ): void => {
    const before = queries.getQueryData<readonly SessionView[]>(queryKey)
    queries.setQueryData<readonly SessionView[]>(queryKey, (all) => all?.filter((session) => !isEnded(session)))
    void call().then((answer) => {
      // What is not there any more has ended already.
      if (answer.ok || answer.status === 404) {
        toasts.show({ text: said, tone: 'success' })
        return
      }
      queries.setQueryData(queryKey, before)
      toasts.show({
        text: t('Nobody was signed out. {message}', { message: answer.message }),
        tone: 'danger',
        action: { label: t('Retry'), onAction: () => end(isEnded, said, call) },
      })
    })
  }
  return (
    <Sessions
      sessions={loadableOf(list)}
      now={now}
      onEnd={({ device, uuid }) =>
        end(
          (session) => session.uuid === uuid,
          t('{device} is signed out', { device }),
          () => api.endSession({ params: { id: uuid } }),
        )
      }
      onEndOthers={() =>
        end(
          ({ current }) => !current,
          t('Every other device is signed out'),
          () => api.endOtherSessions(),
        )
      }
    />
  )
}
