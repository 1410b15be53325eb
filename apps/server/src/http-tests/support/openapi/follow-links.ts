import type { LinkedIds } from './generate-requests.ts'
import type { Link, Operation } from './read-operations.ts'

/** How many ids of a kind are remembered: the newest are the likeliest to be there still. */
const REMEMBERED = 5

const resolvePointer = (reply: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[part] : undefined,
      reply,
    )

const resolveExpression = (reply: unknown, expression: string): string | null => {
  const value = resolvePointer(reply, expression.slice('$response.body#'.length))
  return typeof value === 'string' ? value : null
}

/** Collects the ids of replies, as the links of the document say, for one person each. */
export class LinkPool {
  readonly #ids = new Map<string, string[]>()
  #turn = 0

  /** The ids for a call by a person. */
  pick(person: string, { name }: Operation): LinkedIds {
    return { params: this.#pickAll(`${person} ${name} params`), fields: this.#pickAll(`${person} ${name} fields`) }
  }

  /** Remembers what a reply gives to other calls. */
  add(person: string, links: Readonly<Record<string, Link>>, reply: unknown): void {
    for (const { operationId, parameters = {}, requestBody = {} } of Object.values(links)) {
      this.#remember(`${person} ${operationId} params`, parameters, reply)
      this.#remember(`${person} ${operationId} fields`, requestBody, reply)
    }
  }

  #remember(key: string, expressions: Readonly<Record<string, string | readonly string[]>>, reply: unknown): void {
    for (const [field, expression] of Object.entries(expressions)) {
      const id = resolveExpression(reply, typeof expression === 'string' ? expression : (expression[0] ?? ''))
      if (id === null) continue
      const known = this.#ids.get(`${key} ${field}`) ?? []
      this.#ids.set(`${key} ${field}`, [id, ...known.filter((other) => other !== id)].slice(0, REMEMBERED))
    }
  }

  #pickAll(key: string): Readonly<Record<string, string>> {
    this.#turn += 1
    return Object.fromEntries(
      [...this.#ids].flatMap(([name, ids]) => {
        const id = ids[this.#turn % ids.length]
        return name.startsWith(`${key} `) && id !== undefined ? [[name.slice(key.length + 1), id]] : []
      }),
    )
  }
}
