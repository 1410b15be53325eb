import type { Uuid } from '../shared/index.ts'
import type { DataExport } from './data-export.ts'

/** Stores the last data export of each person. */
export interface DataExportRepository {
  find(accountUuid: Uuid): Promise<DataExport | null>
  /** Replaces the person's earlier export. */
  save(dataExport: DataExport): Promise<void>
  /** Exports that wait to be created, ordered by uuid, after the given one. */
  listWaiting(after: Uuid | null, limit: number): Promise<readonly DataExport[]>
}
