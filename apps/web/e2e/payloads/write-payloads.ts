import { type Route, type RouteName, routes } from '@guildhall/rest-contract'
import { PAYLOADS, payloadFor } from './payloads.ts'
import type { Tally } from './tally.ts'
import { textFields, type TextField } from './text-fields.ts'

/** Which payloads a write carries: those whose place is `round` modulo `rounds`, as many as fit. */
export interface Share {
  readonly round: number
  readonly rounds: number
}

/** A call with payloads in its texts. */
export interface Write extends Share {
  readonly name: RouteName
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly params?: Readonly<Record<string, string>>
  /** Where payloads are not to stand, or are refused. */
  readonly body?: object
  /** Of the fields of the body, those that get payloads; default: all that are open. */
  readonly fields?: readonly string[]
  /** Another share of some fields, and text before it. */
  readonly shares?: Readonly<Record<string, Share>>
  readonly before?: Readonly<Record<string, string>>
}

export interface Outcome {
  readonly status: number
  readonly body: unknown
}

export interface Writer {
  write(write: Write): Promise<Outcome>
  /** Faults of answers: failures of the server, and markup as an answer. */
  readonly faults: readonly string[]
}

type Sending = ReadonlyMap<TextField, readonly number[]>

/** How much of a field whose length the contract does not say is used. */
const ROOM = 1_000
const MORE = ' '

/** The payloads of a share that fit into a field, and their places. */
function fill(
  field: TextField,
  { round, rounds }: Share,
  before: string,
): { readonly text: string; readonly at: readonly number[] } {
  const room = Math.min(field.maxLength, ROOM * 4) - before.length
  const separator = field.key.endsWith('list_items') ? ',' : MORE
  const taken: number[] = []
  let text = ''
  for (let at = round % PAYLOADS; at < PAYLOADS; at += rounds) {
    const left = room - text.length - (text === '' ? 0 : separator.length)
    const most = field.key.endsWith('list_items') ? Math.min(left, 60) : left
    const { text: next } = payloadFor(field.code, at, most)
    if (next.length > most) continue
    text = text === '' ? next : text + separator + next
    taken.push(at)
  }
  return { text: before + text, at: taken }
}

/** Returns a copy with a text at a path; '[]' is the only item of a list. */
function put(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  if (name === '[]') return [put(Array.isArray(value) ? (value[0] as unknown) : undefined, rest, text)]
  const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  return { ...object, [name]: put((object as Readonly<Record<string, unknown>>)[name], rest, text) }
}

/** Whether an error's field name is that of a text: 'offer_content.description', 'skills.0', or its last part. */
const isNamed = ({ path }: TextField, error: string): boolean => {
  const plain = path.filter((part) => part !== '[]')
  const named = error.split('.').filter((part) => !/^\d+$/.test(part))
  return (
    named.join('.') === plain.join('.') || (named.length === 1 && (named[0] === plain.at(-1) || named[0] === plain[0]))
  )
}

const errorsOf = (body: unknown): readonly string[] =>
  typeof body === 'object' && body !== null && 'errors' in body ? Object.keys(body.errors ?? {}) : []

/** Sends payloads by the real API: fields that are refused are sent again without them, so that the others are stored. */
export function createWriter(base: string, tally: Tally): Writer {
  const faults: string[] = []

  const call = async (write: Write, route: Route, texts: ReadonlyMap<TextField, string>): Promise<Outcome> => {
    let body: unknown = write.body ?? {}
    const query = new URLSearchParams()
    const params: Record<string, string> = { ...write.params }
    for (const [{ part, path }, text] of texts) {
      if (part === 'body') body = put(body, path, text)
      else if (part === 'query') query.set(path.join('.'), text)
      else if (part === 'params') params[path.join('.')] = text
    }
    const path = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'new'))
    const answer = await fetch(`${base}${path}${query.size === 0 ? '' : `?${query}`}`, {
      method: route.method,
      redirect: 'manual',
      headers: {
        ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...write.headers,
        ...(write.token === undefined ? {} : { authorization: `Bearer ${write.token}` }),
      },
      ...(route.method === 'GET' || route.body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const type = answer.headers.get('content-type') ?? ''
    const text = await answer.text()
    if (answer.status >= 500) faults.push(`${write.name} answered ${answer.status}: ${text.slice(0, 200)}`)
    if (text !== '' && !type.startsWith('application/json')) faults.push(`${write.name} answered ${type}`)
    if (text !== '' && answer.headers.get('x-content-type-options') !== 'nosniff')
      faults.push(`${write.name} lets browsers guess what it answered`)
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }

  const attempt = async (write: Write, route: Route, fields: readonly TextField[]): Promise<Outcome> => {
    const sending = new Map<TextField, readonly number[]>()
    const texts = new Map<TextField, string>()
    for (const field of fields) {
      const { at, text } = fill(
        field,
        write.shares?.[field.path.join('.')] ?? write,
        write.before?.[field.path.join('.')] ?? '',
      )
      sending.set(field, at)
      texts.set(field, text)
    }
    const outcome = await call(write, route, texts)
    const accepted = outcome.status < 400
    const errors = accepted ? [] : errorsOf(outcome.body)
    const named = fields.filter((field) => errors.some((error) => isNamed(field, error)))
    // What names no field is asked of each alone: one text that is no filter makes the whole search unreadable.
    if (outcome.status === 400 && named.length === 0 && fields.length > 1) {
      for (const field of fields) await attempt(write, route, [field])
      return outcome
    }
    if (accepted || named.length === 0 || named.length === fields.length) {
      record(sending, fields, accepted)
      return outcome
    }
    record(sending, named, false)
    return attempt(
      write,
      route,
      fields.filter((field) => !named.includes(field)),
    )
  }
  const record = (sending: Sending, fields: readonly TextField[], accepted: boolean): void => {
    for (const field of fields) for (const at of sending.get(field) ?? []) tally.sent(field, at, accepted)
  }

  return {
    faults,
    write: (write) => {
      const open = textFields.filter(
        ({ closed, part, path, route }) =>
          route === write.name &&
          closed === null &&
          (part === 'body' ||
            part === 'query' ||
            (part === 'params' && write.params?.[path.join('.')] === undefined)) &&
          (write.fields === undefined || write.fields.includes(path.join('.'))),
      )
      return attempt(write, routes[write.name], open)
    },
  }
}
