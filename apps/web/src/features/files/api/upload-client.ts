import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import { sendThrough, sessionGate } from '../../../shared/api/session-gate.ts'
import { t } from '../../../shared/i18n/index.ts'
import { fetchWithProgress, type OnProgress } from './fetch-with-progress.ts'

/** A client for one upload that reports its progress. It waits for a new sign-in as every other call does. Rule: UI-7. */
export const createUploadClient = (onProgress: OnProgress): ApiClient =>
  createApiClient({ fetch: sendThrough(sessionGate, fetchWithProgress(onProgress)), base: '', translate: t })
