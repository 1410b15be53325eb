import type { FoundAuditRecord } from '@guildhall/domain/shared'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toAuditEntryWire } from '../mappers/team.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

const toLogEntryWire = (record: FoundAuditRecord) => ({
  ...toAuditEntryWire(record),
  company: record.companyUuid === null ? null : { uuid: record.companyUuid, name: record.companyName },
  isAboutPerson: record.isAboutPerson,
})

const toInstant = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text))

/** The period of a query or a form. */
const toPeriod = ({ before, from }: { readonly from?: string | undefined; readonly before?: string | undefined }) => ({
  from: toInstant(from),
  before: toInstant(before),
})

/** The log as operators read it. Rule: MOD-50. */
export const staffLogHandlers = ({ useCases }: HandlerDeps): Pick<Handlers<Routes>, 'searchLog' | 'exportLog'> => ({
  searchLog: async ({ actor, query }) => {
    const filter = { owner: query.owner ?? 'all', text: query.text ?? '', ...toPeriod(query) }
    const found = await useCases.searchLog({ ...filter, actor, page: toPageRequest(query) })
    if (!found.ok) return found
    return ok({ entries: found.value.items.map(toLogEntryWire), next_cursor: found.value.nextCursor })
  },
  exportLog: ({ actor, body }) =>
    useCases.exportLog({ actor, owner: body.owner ?? 'all', text: body.text, ...toPeriod(body) }),
})
