import { describe, expect, it } from 'vitest'
import { createLogger } from './create-logger.ts'
import { describeError } from './describe-error.ts'

// BASE-22
describe('an error in the log', () => {
  it.each([
    [
      'duplicate key: Key (email)=(thandi@example.com) already exists',
      'duplicate key: Key (email)=([address]) already exists',
    ],
    ['call +27 82 123 9871 back', 'call [number] back'],
    ['bearer q8Zk3yQmT0v9n1LrXc5sB7uD2eWfGhJk was refused', 'bearer [token] was refused'],
    [
      'no row 01900000-0000-7000-8000-000000000001 in accounts',
      'no row 01900000-0000-7000-8000-000000000001 in accounts',
    ],
    ['insert into "accounts" ("email") values ($1) - null value in column "uuid"', null],
  ])('%s', (message, expected) => {
    expect(describeError(new Error(message)).message).toBe(expected ?? message)
  })

  it('has its kind, code, frames and causes, and no rows or requests', () => {
    const cause = Object.assign(new Error('refused'), {
      code: '23505',
      detail: 'Key (email)=(a@b.example)',
      bindings: ['x'],
    })
    const described = describeError(new TypeError('It failed', { cause }))
    expect(described).toMatchObject({
      type: 'TypeError',
      message: 'It failed',
      cause: { code: '23505', message: 'refused' },
    })
    expect(described.stack).toMatch(/^ {4}at .*describe-error\.test\.ts/)
    expect(JSON.stringify(described)).not.toMatch(/a@b|bindings/)
    expect(describeError('text of a@b.example')).toEqual({ type: 'string', message: 'text of [address]' })
  })

  it('is described under both names that facts have', () => {
    const lines: string[] = []
    const log = createLogger({ level: 'info', format: 'json' }, { write: (line: string) => void lines.push(line) })
    for (const name of ['err', 'error']) log.error({ [name]: new Error('It failed') }, 'A request failed')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { err: { type: 'Error', message: 'It failed' } },
      { error: { type: 'Error', message: 'It failed' } },
    ])
  })
})
