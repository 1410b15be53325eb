import type { Webhook, WebhookDelivery, WebhookRepository } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { toPage } from '../read-models/to-page.ts'

export const createWebhookRepository = (knex: Knex): WebhookRepository => {
  const webhooks = () => knex<Webhook>('webhooks')
  const deliveries = () => knex<WebhookDelivery>('webhookDeliveries')
  return {
    list: async (companyUuid) => webhooks().where({ companyUuid }).orderBy(['createdAt', 'uuid']).select('*'),
    find: async (uuid) => (await webhooks().where({ uuid }).first('*')) ?? null,
    findForUpdate: async (uuid) => (await webhooks().where({ uuid }).forUpdate().first('*')) ?? null,
    add: async (webhook) => {
      await webhooks().insert({ ...webhook, events: [...webhook.events] })
    },
    save: async ({ disabledAt, events, failingSince, sealedSecret, uuid }) => {
      await webhooks()
        .where({ uuid })
        .update({ disabledAt, events: [...events], failingSince, sealedSecret })
    },
    remove: async (uuid) => {
      await webhooks().where({ uuid }).delete()
    },
    addDelivery: async (delivery) => {
      const webhook = await webhooks().where({ uuid: delivery.webhookUuid }).forKeyShare().first('uuid')
      if (webhook === undefined) return 'gone'
      const added = await deliveries()
        .insert(delivery)
        .onConflict(knex.raw('(webhook_uuid, event_uuid) where event_uuid is not null'))
        .ignore()
        .returning('uuid')
      return added.length > 0 ? 'added' : 'known'
    },
    saveDelivery: async ({ answer, answerStatus, attempts, lastAttemptAt, nextAttemptAt, status, uuid }) => {
      await deliveries()
        .where({ uuid })
        .update({ answer, answerStatus, attempts, lastAttemptAt, nextAttemptAt, status })
    },
    findDelivery: async (uuid) => (await deliveries().where({ uuid }).first('*')) ?? null,
    listDeliveries: async (webhookUuid, { cursor, limit }) => {
      const after = decodeCursor(cursor)
      const query = deliveries()
        .where({ webhookUuid })
        .orderBy('createdAt', 'desc')
        .orderBy('uuid', 'desc')
        .limit(limit + 1)
        .select('*')
      if (after !== null) void query.whereRaw('(created_at, uuid) < (?, ?)', [after.at, after.uuid])
      return toPage(await query, limit, ({ createdAt, uuid }) => ({ at: createdAt, uuid }))
    },
    claimDue: ({ limit, now, until, uuids }) =>
      selectRows<WebhookDelivery>(
        knex,
        `with due as (
           select uuid, next_attempt_at from webhook_deliveries
           where next_attempt_at <= :now ${uuids === undefined ? '' : 'and uuid = any(cast(:uuids as uuid[]))'}
           order by next_attempt_at limit :limit for update skip locked
         ), taken as (
           update webhook_deliveries d set next_attempt_at = :until from due where d.uuid = due.uuid
           returning d.*, due.next_attempt_at as was_due_at
         ) select * from taken order by was_due_at`,
        { now, until, limit, ...(uuids === undefined ? {} : { uuids: [...uuids] }) },
      ),
  }
}
