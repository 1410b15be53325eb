/** The key and the project of the address that tests report to. */
export const PROJECT = { key: '0123456789abcdef0123456789abcdef', id: '7' } as const

/** An event as it came, with the whole envelope; or why the protocol does not allow it. */
export type ReadEnvelope =
  | { readonly event: Readonly<Record<string, unknown>>; readonly envelope: string }
  | { readonly faults: readonly string[] }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (line: string | undefined): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(line ?? '')
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

const addressFaults = (address: string): readonly string[] => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return [
    ...(pathname === `/api/${PROJECT.id}/envelope/` ? [] : [`${pathname} is not the address of envelopes`]),
    ...(searchParams.get('sentry_key') === PROJECT.key ? [] : ['The key is missing']),
  ]
}

/** Reads an envelope as Sentry's protocol describes it: a header, then pairs of an item's header and its payload, one a line. */
export const readEnvelope = (address: string, envelope: string): ReadEnvelope => {
  const [first, itemLine, payload = '', ...more] = envelope.replace(/\n$/, '').split('\n')
  const [header, item, event] = [parse(first), parse(itemLine), parse(payload)]
  if (header === null || item === null || event === null) return { faults: ['A line is no JSON object'] }
  const length = item['length']
  const faults = [
    ...addressFaults(address),
    ...(/^[0-9a-f]{32}$/.test(String(event['event_id'])) ? [] : ['event_id is not 32 hexadecimal digits']),
    ...(header['event_id'] === event['event_id'] ? [] : ['The header has another event_id']),
    ...(typeof header['sent_at'] === 'string' ? [] : ['sent_at is missing']),
    ...(item['type'] === 'event' ? [] : ['The item is no event']),
    ...(length === undefined || length === new TextEncoder().encode(payload).length ? [] : ['length is wrong']),
    ...(typeof event['timestamp'] === 'number' ? [] : ['timestamp is missing']),
    ...(typeof event['platform'] === 'string' ? [] : ['platform is missing']),
    ...(more.length === 0 ? [] : ['There is more than one item']),
  ]
  return faults.length === 0 ? { event, envelope } : { faults }
}

interface Exceptions {
  readonly values?: readonly { readonly type?: string; readonly value?: string }[]
}

/** What the contract suite of reporters asks about an event. */
export const toReport = ({ envelope, event }: Extract<ReadEnvelope, { readonly event: unknown }>) => {
  const [thrown] = (event['exception'] as Exceptions | undefined)?.values ?? []
  const tags = (event['tags'] ?? {}) as Readonly<Record<string, string>>
  return {
    name: thrown?.type ?? '',
    message: thrown?.value ?? '',
    release: typeof event['release'] === 'string' ? event['release'] : null,
    requestId: tags['request_id'] ?? null,
    sent: envelope,
  }
}
