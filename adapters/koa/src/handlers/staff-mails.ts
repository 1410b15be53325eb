import type { SentMail } from '@guildhall/domain/notifications'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

const toMailWire = (mail: SentMail) => ({ ...mail, at: mail.at.toISOString() })

/** Mails as operators see them. Rules: MOD-60, MOD-61. */
export const staffMailHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'listMails' | 'sendMailAgain'> => ({
  listMails: async ({ actor, query }) => {
    const { account: accountUuid = null, text = '' } = query
    const state = query.state ?? 'all'
    const listed = await useCases.listMails({ actor, state, text, accountUuid, page: toPageRequest(query) })
    if (!listed.ok) return listed
    return ok({ mails: listed.value.items.map(toMailWire), next_cursor: listed.value.nextCursor })
  },
  sendMailAgain: ({ actor, params }) => useCases.sendMailAgain({ actor, mailUuid: params.id }),
})
