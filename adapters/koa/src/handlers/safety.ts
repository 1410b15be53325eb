import type { Actor } from '@guildhall/domain/identity'
import { ok, type Uuid } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toConversationDetailsWire } from '../mappers/conversation.mapper.ts'
import { renameFields } from '../mappers/field-names.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Sharing contact details, reports, support requests and the contact allowance. Rules: CONV-24, CONV-55, MOD-1. */
export const safetyHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'shareContact' | 'withdrawContact' | 'sendReport' | 'contactSupport' | 'readSupportChat' | 'readContactAllowance'
> => {
  const share = async (actor: Actor, conversationUuid: Uuid, share: boolean) => {
    const shared = await useCases.shareContact({ actor, conversationUuid, share })
    if (!shared.ok) return shared
    const screen = await useCases.readConversation({ actor, conversationUuid, cursor: null })
    return screen.ok ? ok({ conversation: toConversationDetailsWire(screen.value, actor) }) : screen
  }
  return {
    shareContact: ({ actor, params }) => share(actor, params.uuid, true),
    withdrawContact: ({ actor, params }) => share(actor, params.uuid, false),
    sendReport: async ({ actor, body }) => {
      const sent = await useCases.sendReport({
        actor,
        subjectType: body.subject_type,
        subjectUuid: body.subject_uuid,
        reason: body.reason ?? '',
        note: body.note ?? null,
      })
      return sent.ok ? ok({ received: true }) : renameFields(sent, { subjectType: 'subject_type' })
    },
    contactSupport: async ({ actor, body }) => {
      const result = await useCases.contactSupport({
        actor,
        message: body.message,
        page: body.page ?? null,
        reference: body.reference ?? null,
      })
      return result.ok ? ok({ received: true }) : result
    },
    readSupportChat: async ({ actor }) => {
      const chat = await useCases.describeSupportChat({ actor })
      return chat.ok ? ok({ supportChat: chat.value }) : chat
    },
    readContactAllowance: async ({ actor }) => {
      const allowance = await useCases.contactAllowance({ actor })
      if (!allowance.ok) return allowance
      const { company, resetsAt, seat } = allowance.value
      return ok({ seat, company, resetsAt: resetsAt.toISOString() })
    },
  }
}
