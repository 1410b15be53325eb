import { addHours, type Uuid } from '../shared/index.ts'

/** A copy of somebody's data can be downloaded for this long. */
export const DATA_EXPORT_DAYS = 7

/** Asking again within this time returns the copy that is there. */
export const DATA_EXPORT_REUSE_HOURS = 24

/** A copy of all that a person has given: asked for, made by the worker, gone when its life ends. Rules: PRIV-3, PRIV-4. */
export interface DataExport {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  readonly requestedAt: Date
  /** Null while it is being made. */
  readonly readyAt: Date | null
  /** When the facts of it go, and soon after its bytes. */
  readonly expiresAt: Date
}

/** Where somebody's export stands. */
export type DataExportState =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly requestedAt: Date }
  | {
      readonly state: 'ready'
      readonly requestedAt: Date
      readonly readyAt: Date
      readonly expiresAt: Date
      /** Good for five minutes without a session. */
      readonly url: string
    }

/** Whether a new request gets this one: it is being made, or is so young that another would hold the same. */
export const isReusableExport = ({ expiresAt, readyAt }: DataExport, now: Date): boolean =>
  expiresAt > now && (readyAt === null || addHours(readyAt, DATA_EXPORT_REUSE_HOURS) > now)

/** The name of an export's bytes in the store. */
export const exportStoreName = (uuid: Uuid): string => `exports/${uuid}.zip`

/** Where exports are served, each by its uuid and a signature. */
export const EXPORTS_PATH = '/v0/exports/'
