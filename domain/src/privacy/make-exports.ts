import type { PrivacyEvent } from './privacy.events.ts'
import { type CompanyDirectory, hasPermission } from '../companies/index.ts'
import type { AccountRepository } from '../identity/index.ts'
import type { FileRepository, FileStore } from '../files/index.ts'
import {
  addDays,
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import type { ArchiveEntry, Archives } from './archives.port.ts'
import { type DataExport, exportStoreName, DATA_EXPORT_DAYS } from './data-export.ts'
import type { DataExportRepository } from './data-export-repository.port.ts'
import { exportPage } from './export-page.ts'
import type { PersonalData } from './personal-data.port.ts'

export interface MakeExportsDeps {
  readonly archives: Archives
  readonly clock: Clock
  readonly companies: Pick<CompanyDirectory, 'findMember'>
  readonly dataExports: Pick<DataExportRepository, 'listWaiting'>
  readonly files: Pick<FileRepository, 'reserveNames'>
  readonly fileStore: Pick<FileStore, 'get' | 'put'>
  readonly ids: IdGenerator
  readonly personalData: PersonalData
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly dataExports: Pick<DataExportRepository, 'find' | 'save'>
    readonly outbox: Outbox<PrivacyEvent>
  }>
}

const BATCH = 20

/** 'files/3-cv.pdf': the number keeps paths unique. */
const pathOf = (originalName: string, index: number): string =>
  `files/${index + 1}-${originalName.replaceAll(/[/\\]/g, '_')}`

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

async function* entriesOf(deps: MakeExportsDeps, accountUuid: Uuid): AsyncGenerator<ArchiveEntry> {
  const member = await deps.companies.findMember(accountUuid)
  const billing = member !== null && hasPermission(member.role, 'plan')
  const sections = await deps.personalData.sections(accountUuid, { billing })
  for (const { key, rows } of sections) yield { path: `data/${key}.json`, bytes: asJson(rows) }
  const paths: string[] = []
  for (const [index, { originalName, storeName }] of (await deps.personalData.files(accountUuid)).entries()) {
    const stored = await deps.fileStore.get(storeName)
    if (stored === null) continue
    const path = pathOf(originalName, index)
    paths.push(path)
    yield { path, bytes: stored.bytes }
  }
  yield { path: 'index.html', bytes: exportPage(sections, paths, deps.clock.now()) }
}

/** Creates one export. Its name is reserved before the file is written, so that the remains of a crash are found and removed. */
const make = async (deps: MakeExportsDeps, { accountUuid, uuid }: DataExport): Promise<void> => {
  const now = deps.clock.now()
  const name = exportStoreName(uuid)
  await deps.files.reserveNames(uuid, [name], now)
  await deps.fileStore.put(name, deps.archives.pack(entriesOf(deps, accountUuid), now), 'application/zip')
  await deps.unitOfWork.run<null, 'gone'>(async ({ accounts, dataExports, outbox }) => {
    await accounts.findForUpdate(accountUuid)
    const current = await dataExports.find(accountUuid)
    // The account may have been erased, or another worker may have created the export meanwhile.
    if (current === null || current.uuid !== uuid || current.readyAt !== null) return err('gone')
    const expiresAt = addDays(now, DATA_EXPORT_DAYS)
    await dataExports.save({ ...current, readyAt: now, expiresAt })
    await outbox.add(
      createEvent(deps, {
        type: 'data-export-ready',
        accountUuid,
        exportUuid: uuid,
        expiresAt: expiresAt.toISOString(),
      }),
    )
    return ok(null)
  })
}

/** Creates all waiting exports; returns how many. A failed one is retried by the next run and does not block others. Rule: PRIV-3. */
export const makeExports = (deps: MakeExportsDeps) => async (): Promise<number> => {
  const failures: unknown[] = []
  let made = 0
  let after: Uuid | null = null
  for (;;) {
    const waiting: readonly DataExport[] = await deps.dataExports.listWaiting(after, BATCH)
    for (const requested of waiting) {
      try {
        await make(deps, requested)
        made += 1
      } catch (error) {
        failures.push(error)
      }
      after = requested.uuid
    }
    if (waiting.length < BATCH) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'An export could not be made')
  return made
}
