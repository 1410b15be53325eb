import { addDays, type Uuid } from '@guildhall/domain/shared'
import type { Database } from '@guildhall/postgres'
import type { Composition } from '../composition/compose.ts'
import { castEmails } from './market/cast/index.ts'
import { demoAccounts } from './market/demo-accounts.ts'
import { createRandom, hashSeed, createUuidAt } from './market/random.ts'

export interface AddDemoCvsDeps {
  readonly database: Database
  readonly now: Date
  readonly useCases: Pick<Composition['useCases'], 'uploadFile'>
  readonly ports: Pick<Composition['ports'], 'accounts' | 'cvViews' | 'profiles'>
}

/** When the CV was opened by the employers who contacted the demo contractor. */
const OPENED_DAYS_AGO = [1, 4, 9, 16] as const

/**
 * Uploads CVs for the handwritten contractors, and adds views of the demo contractor's CV. Neither the update time nor the vetting of
 * the profiles changes.
 */
export async function addDemoCvs({ database, now, ports, useCases }: AddDemoCvsDeps): Promise<void> {
  const { cvPageOf } = await import('@guildhall/cv-documents')
  for (const email of castEmails) {
    const account = await ports.accounts.findByEmail(email)
    const profile = account && (await ports.profiles.find(account.uuid))
    if (!account || !profile) continue
    const { firstName, lastName, userType, uuid } = account
    const actor = { accountUuid: uuid, userType, verified: true, companyUuid: null, role: null }
    const file = { bytes: await cvPageOf(profile), originalName: `${firstName} ${lastName}.pdf` }
    const stored = await useCases.uploadFile({ actor, file, target: 'cv' })
    if (!stored.ok) throw new Error(`The CV of ${email} is refused: ${JSON.stringify(stored.problem)}`)
    const { originalName, url } = stored.value
    await database.knex('contractor_profiles').where({ uuid }).update({ cvUrl: url, cvName: originalName })
    await database.knex('files').where({ uuid: stored.value.uuid }).update({ usedAt: now })
  }
  await addCvViews({ database, now, ports })
}

async function addCvViews({ database, now, ports }: Omit<AddDemoCvsDeps, 'useCases'>): Promise<void> {
  const contractor = await ports.accounts.findByEmail(demoAccounts.contractor.email)
  if (!contractor) return
  const viewers = await database
    .knex('conversations')
    .where({ contractorUuid: contractor.uuid })
    .orderBy('createdAt', 'desc')
    .limit(OPENED_DAYS_AGO.length)
    .select<{ companyUuid: Uuid; senderUuid: Uuid }[]>('companyUuid', 'senderUuid')
  for (const [index, { companyUuid, senderUuid }] of viewers.entries()) {
    const openedAt = addDays(now, -(OPENED_DAYS_AGO[index] ?? 0))
    const uuid = createUuidAt(openedAt, createRandom(hashSeed('cv-view', index)))
    await ports.cvViews.add({ uuid, contractorUuid: contractor.uuid, companyUuid, viewerUuid: senderUuid, openedAt })
  }
}
