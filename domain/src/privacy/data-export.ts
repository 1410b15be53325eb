import { addHours, type Uuid } from '../shared/index.ts'

/** A copy of somebody's data can be downloaded for this long. */
export const DATA_EXPORT_DAYS = 7

/** Asking again within this time returns the copy that is there. */
export const DATA_EXPORT_REUSE_HOURS = 24

/** A copy of a person's data: requested, created by the worker, removed when it expires. Rules: PRIV-3, PRIV-4. */
export interface DataExport {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  readonly requestedAt: Date
  /** Null until it is created. */
  readonly readyAt: Date | null
  /** When its record is removed, and soon after its file. */
  readonly expiresAt: Date
}

/** The state of a person's export. */
export type DataExportState =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly requestedAt: Date }
  | {
      readonly state: 'ready'
      readonly requestedAt: Date
      readonly readyAt: Date
      readonly expiresAt: Date
      /** Valid for five minutes without a session. */
      /** Null until identity was proved in the last ten minutes. */
      readonly url: string | null
    }

/** Whether a new request returns this one: it is being created, or is recent. */
export const isReusableExport = ({ expiresAt, readyAt }: DataExport, now: Date): boolean =>
  expiresAt > now && (readyAt === null || addHours(readyAt, DATA_EXPORT_REUSE_HOURS) > now)

/** The name of an export in the store. */
export const exportStoreName = (uuid: Uuid): string => `exports/${uuid}.zip`

/** The path under which exports are served, by uuid and signature. */
export const EXPORTS_PATH = '/v0/exports/'
