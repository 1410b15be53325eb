import type { Uuid } from '../shared/index.ts'
import type { DataExport } from './data-export.ts'

/** Exports that were asked for: of each person the last. */
export interface DataExportRepository {
  find(accountUuid: Uuid): Promise<DataExport | null>
  /** Takes the place of the person's export before. */
  save(dataExport: DataExport): Promise<void>
  /** Those that wait to be made, in the order of their uuids, from after that one on. */
  listWaiting(after: Uuid | null, limit: number): Promise<readonly DataExport[]>
}
