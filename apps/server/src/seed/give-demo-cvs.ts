import { addDays, type Uuid } from '@guildhall/domain/shared'
import type { Database } from '@guildhall/postgres'
import type { Composition } from '../composition/compose.ts'
import { castEmails } from './market/cast/index.ts'
import { demoAccounts } from './market/demo-accounts.ts'
import { createRandom, seedOf, uuidAt } from './market/random.ts'

export interface GiveDemoCvsDeps {
  readonly database: Database
  readonly now: Date
  readonly useCases: Pick<Composition['useCases'], 'uploadFile'>
  readonly ports: Pick<Composition['ports'], 'accounts' | 'cvViews' | 'profiles'>
}

/** How long ago each of those opened the CV whom the demo contractor talks with. */
const OPENED_DAYS_AGO = [1, 4, 9, 16] as const

/**
 * Gives the written contractors their CVs, uploaded as they would have done, and the demo contractor those who opened it. Their profiles are
 * not newer for it, and their vetting stands.
 */
export async function giveDemoCvs({ database, now, ports, useCases }: GiveDemoCvsDeps): Promise<void> {
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
  await showWhoOpened({ database, now, ports })
}

async function showWhoOpened({ database, now, ports }: Omit<GiveDemoCvsDeps, 'useCases'>): Promise<void> {
  const contractor = await ports.accounts.findByEmail(demoAccounts.contractor.email)
  if (!contractor) return
  const askers = await database
    .knex('conversations')
    .where({ contractorUuid: contractor.uuid })
    .orderBy('createdAt', 'desc')
    .limit(OPENED_DAYS_AGO.length)
    .select<{ companyUuid: Uuid; senderUuid: Uuid }[]>('companyUuid', 'senderUuid')
  for (const [place, { companyUuid, senderUuid }] of askers.entries()) {
    const openedAt = addDays(now, -(OPENED_DAYS_AGO[place] ?? 0))
    const uuid = uuidAt(openedAt, createRandom(seedOf('cv-view', place)))
    await ports.cvViews.add({ uuid, contractorUuid: contractor.uuid, companyUuid, viewerUuid: senderUuid, openedAt })
  }
}
