import type { AccountRepository } from '@guildhall/domain/identity'
import type { NotificationRepository } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { accountMapper } from '../mappers/account.mapper.ts'
import { preferencesMapper } from '../mappers/notification.mapper.ts'
import { AccountRow } from '../rows/account.row.ts'
import { NotificationPreferencesRow } from '../rows/notification.row.ts'
import { DEFAULT_PREFERENCES } from '../repositories/notification-repository.ts'
import { batchCalls } from './batch-calls.ts'

/** Reads several accounts in one statement. */
export const findAccountsInBatches = (knex: Knex): AccountRepository['find'] =>
  batchCalls(async (uuids) => {
    const rows = await AccountRow.query(knex).findByIds([...new Set(uuids)])
    const found = new Map(rows.map((row) => [row.uuid, accountMapper.toEntity(row)] as const))
    return uuids.map((uuid) => found.get(uuid) ?? null)
  })

/** Reads the preferences of several people in one statement. */
export const getPreferencesInBatches = (knex: Knex): NotificationRepository['getPreferences'] =>
  batchCalls(async (accountUuids) => {
    const rows = await NotificationPreferencesRow.query(knex).findByIds([...new Set(accountUuids)])
    const found = new Map(rows.map((row) => [row.accountUuid, preferencesMapper.toEntity(row)] as const))
    return accountUuids.map((uuid) => found.get(uuid) ?? DEFAULT_PREFERENCES)
  })
