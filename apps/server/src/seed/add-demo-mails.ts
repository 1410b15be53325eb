import {
  ATTEMPTS_BEFORE_PARKING,
  type MailNote,
  type ProductEvent,
  type ProductFact,
} from '@guildhall/domain/notifications'
import { referToName } from '@guildhall/domain/identity'
import { addDays, addMinutes } from '@guildhall/domain/shared'
import { createIdGenerator } from '@guildhall/node-crypto'
import { createRepositories, type Database, parkJob } from '@guildhall/postgres'

export interface AddDemoMailsDeps {
  readonly database: Database
  readonly now: Date
}

interface RequestRow {
  readonly uuid: string
  readonly status: 'active' | 'pending'
  readonly at: Date
  readonly contractorUuid: string
  readonly contractorEmail: string
  readonly senderUuid: string
  readonly senderEmail: string
  readonly companyName: string
}

interface Recipient {
  readonly uuid: string
  readonly email: string
}

const REQUESTS = 14
/** Which of the mails came back. */
const REFUSED_AT = 4
const REFUSAL = 'The mail server refused it for good: 550 5.1.1 No such user here'
const PARKED_ERROR = 'Error: The page of the availability has no address'

/** A sample of what was mailed for the latest requests, one mail that came back, and one whose job is parked. Rules: MOD-60, MOD-62. */
export async function addDemoMails({ database: { knex }, now }: AddDemoMailsDeps): Promise<void> {
  const { mailLedger, outbox } = createRepositories(knex)
  const eventAt = (at: Date, fact: ProductFact): ProductEvent => ({
    ...fact,
    uuid: createIdGenerator({ now: () => at }).uuid(),
    at: at.toISOString(),
  })
  const note = (event: ProductEvent, { email, uuid }: Recipient, subject: string, isRepeatable = true) => ({
    key: `${event.uuid}:${uuid}`,
    note: {
      kind: event.type,
      jobUuid: event.uuid,
      accountUuid: uuid,
      recipient: email,
      subject,
      event: isRepeatable ? event : null,
    } satisfies MailNote,
  })
  const send = async (mail: ReturnType<typeof note>, at: Date, isRefused = false): Promise<void> => {
    await mailLedger.claim(mail, at, addMinutes(at, 1))
    const result = isRefused
      ? ({ state: 'refused', error: REFUSAL } as const)
      : ({ state: 'sent', error: null } as const)
    await mailLedger.complete(mail.key, result, at)
  }

  for (const [place, row] of (await listRequests(knex)).entries()) {
    const { at, companyName, contractorEmail, contractorUuid, senderEmail, senderUuid, status, uuid } = row
    const contractor = { uuid: contractorUuid, email: contractorEmail }
    const asked = eventAt(at, { type: 'conversation-started', conversationUuid: uuid })
    await send(note(asked, contractor, `${companyName} would like to talk to you`), at, place === REFUSED_AT)
    if (status !== 'active') continue
    const answered = eventAt(addMinutes(at, 40), {
      type: 'conversation-changed',
      conversationUuid: uuid,
      from: 'pending',
      to: 'active',
      byAccountUuid: contractorUuid,
    })
    const sender = { uuid: senderUuid, email: senderEmail }
    const subject = `${referToName(contractorUuid)} is interested`
    await send(note(answered, sender, subject), addMinutes(at, 40))
  }

  const [first, second] = await listContractors(knex)
  if (first === undefined || second === undefined) return
  const signedIn = eventAt(addDays(now, -2), {
    type: 'session-started',
    accountUuid: first.uuid,
    userAgent: 'Firefox on Linux',
    newDevice: true,
  })
  await send(note(signedIn, first, 'New sign-in to your account', false), addDays(now, -2))

  const unconfirmed = eventAt(addDays(now, -1), {
    type: 'availability-unconfirmed',
    contractorUuid: second.uuid,
    days: 30,
  })
  await outbox.add(unconfirmed)
  await parkJob(
    knex,
    { reaction: 'mail', uuid: unconfirmed.uuid },
    { attempts: ATTEMPTS_BEFORE_PARKING, error: PARKED_ERROR },
  )
  const waiting = note(unconfirmed, second, 'Are you still available?')
  await mailLedger.claim(waiting, now, now)
  await mailLedger.release(waiting.key, PARKED_ERROR, now)
}

const listRequests = async (knex: Database['knex']): Promise<readonly RequestRow[]> =>
  knex('conversations as v')
    .join('accounts as c', 'c.uuid', 'v.contractorUuid')
    .join('accounts as s', 's.uuid', 'v.senderUuid')
    .join('companies as o', 'o.uuid', 'v.companyUuid')
    .whereIn('v.status', ['active', 'pending'])
    .orderBy('v.createdAt', 'desc')
    .limit(REQUESTS)
    .select({
      uuid: 'v.uuid',
      status: 'v.status',
      at: 'v.createdAt',
      contractorUuid: 'c.uuid',
      contractorEmail: 'c.email',
      senderUuid: 's.uuid',
      senderEmail: 's.email',
      companyName: 'o.name',
    })

/** The contractor of the demo, and another one. */
const listContractors = async (knex: Database['knex']): Promise<readonly Recipient[]> =>
  knex('accounts')
    .where({ userType: 'contractor' })
    .whereNotNull('emailVerifiedAt')
    .orderByRaw(`email = 'contractor@demo.guildhall.example' desc, created_at`)
    .limit(2)
    .select('uuid', 'email')
