const MESSAGE_MAX = 1_000
const STACK_MAX = 4_000
const CAUSES_MAX = 4

const EMAIL = /[^\s"'(<,=:]+@[^\s"'),>]+/g
/** Tokens, keys and hashes: long words of letters and digits. Ids are as long, and have dashes. */
const TOKEN = /(?<![\w./-])(?=[\w+/=.]*\d)(?=[\w+/=.]*[a-z])[\w+/=.]{24,}(?![\w/-])/gi
const DIGITS = /\+?\d[\d ()-]{7,}\d/g
const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi

/** Leaves ids, and takes out what could be an address, a telephone number, a token or a key. */
export const withoutPersonalData = (text: string): string => {
  const ids: string[] = []
  const kept = text.replace(UUID, (id) => `\u0001${ids.push(id) - 1}\u0001`)
  const scrubbed = kept.replace(EMAIL, '[address]').replace(TOKEN, '[token]').replace(DIGITS, '[number]')
  // oxlint-disable-next-line no-control-regex -- a mark that no message has
  return scrubbed.replace(/\u0001(\d+)\u0001/g, (_, at: string) => ids[Number(at)] ?? '')
}

export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
}

const readCode = (error: Error): string | undefined =>
  'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? String(error.code) : undefined

/** The frames alone: the first lines of a stack repeat the message. */
const readFrames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
    .slice(0, STACK_MAX)

/**
 * What a log says of an error: its kind, message, code, frames and causes, without the fields in which drivers and clients keep rows, requests and
 * answers, and without personal data and secrets in the message. Rule: BASE-22.
 */
export const describeError = (error: unknown, depth = 0): DescribedError => {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPersonalData(String(error)).slice(0, MESSAGE_MAX) }
  const code = readCode(error)
  const stack = readFrames(error)
  return {
    type: error.name,
    message: withoutPersonalData(error.message).slice(0, MESSAGE_MAX),
    ...(code === undefined ? {} : { code }),
    ...(stack === '' ? {} : { stack }),
    ...(error.cause === undefined || depth === CAUSES_MAX ? {} : { cause: describeError(error.cause, depth + 1) }),
  }
}
