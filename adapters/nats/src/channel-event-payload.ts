import type { ChannelEvent, ChannelEventType } from '@guildhall/domain/notifications'

const TYPES: Record<ChannelEventType, true> = {
  'conversation-started': true,
  'conversation-changed': true,
  'message-sent': true,
  'message-changed': true,
  'message-read': true,
  'notification-added': true,
  'system-message-added': true,
  'profile-changed': true,
  'company-changed': true,
  'session-ended': true,
  typing: true,
  'presence-entered': true,
  'presence-present': true,
  'presence-left': true,
}

/** Encodes an event as JSON with five keys. */
export function encodeChannelEvent({ sequence, type, conversationUuid, messageUuid, at }: ChannelEvent): string {
  return JSON.stringify({ sequence, type, conversationUuid, messageUuid, at })
}

/** Decodes a payload, or returns null if it is invalid: anybody may publish to a subject. */
export function decodeChannelEvent(payload: string): ChannelEvent | null {
  let value: unknown
  try {
    value = JSON.parse(payload)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { sequence, type, conversationUuid, messageUuid, at }: Partial<Record<keyof ChannelEvent, unknown>> = value
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence)) return null
  if (!isType(type) || !isUuidOrNull(conversationUuid) || !isUuidOrNull(messageUuid)) return null
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null
  return { sequence, type, conversationUuid, messageUuid, at }
}

function isType(value: unknown): value is ChannelEventType {
  return typeof value === 'string' && Object.hasOwn(TYPES, value)
}

function isUuidOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}
