import { WEBHOOK_EVENTS, webhookUrlRules } from '@guildhall/domain/notifications'
import { REQUIRED_MESSAGE } from '@guildhall/domain/shared'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { choices, instant, requiredFlag, text } from './fields.ts'

const eventType = z.enum(WEBHOOK_EVENTS)

const webhook = z
  .object({
    uuid: z.uuid(),
    url: z.string(),
    events: z.array(eventType),
    isEnabled: z.boolean(),
    /** Since when nothing has arrived; null after a success. */
    failingSince: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Webhook' })

/** The company's webhooks, the oldest first. */
export const webhookList = z.object({ webhooks: z.array(webhook) })
/** One webhook. */
export const oneWebhook = webhook
/** A webhook with its secret, which is shown this once. */
export const webhookWithSecret = webhook.extend({ secret: z.string() }).meta({ id: 'WebhookWithSecret' })

/** A new webhook. */
export const webhookForm = z
  .object({ url: ruled(text, webhookUrlRules(true)), events: choices(eventType) })
  .meta({ id: 'WebhookForm' })
/** What a webhook is told, and whether it is on. */
export const webhookChangeForm = z
  .object({ events: z.array(eventType).min(1, REQUIRED_MESSAGE), isEnabled: requiredFlag })
  .meta({ id: 'WebhookChangeForm' })

const delivery = z
  .object({
    /** The id of the message, the same for each attempt. */
    uuid: z.uuid(),
    type: z.enum([...WEBHOOK_EVENTS, 'ping']),
    /** What is sent: JSON. */
    body: z.string(),
    status: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.number(),
    createdAt: instant,
    nextAttemptAt: instant.nullable(),
    lastAttemptAt: instant.nullable(),
    /** Of the receiver's last answer; null if there was none. */
    answerStatus: z.number().nullable(),
    /** The beginning of that answer, or why there was none. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' })

/** What a webhook was told, the newest first. */
export const webhookDeliveries = z.object({ deliveries: z.array(delivery), next_cursor: z.string().nullable() })
/** One delivery after the attempt that was made now. */
export const oneDelivery = delivery
