import { describe, expect, it } from 'vitest'
import { describeSpanError } from './describe-span-error.ts'

const databaseError = (fields: object) =>
  Object.assign(new Error("insert into messages values ('quince') - duplicate key"), { severity: 'ERROR', ...fields })

// BASE-54
describe('the error of a span', () => {
  it('has code and constraint of the database, not its message', () => {
    const error = databaseError({ code: '23505', constraint: 'accounts_email' })
    expect(describeSpanError(error)).toMatchObject({ type: 'Error', message: 'SQLSTATE 23505, accounts_email' })
    const wrapped = Object.assign(new Error('quince'), { nativeError: databaseError({ code: '22P02' }) })
    expect(describeSpanError(wrapped).message).toBe('SQLSTATE 22P02')
  })

  it('has the message of another error without what is personal', () => {
    expect(describeSpanError(new TypeError('550 <dana@kestrel.example> is unknown'))).toMatchObject({
      type: 'TypeError',
      message: '550 <[address]> is unknown',
      stack: expect.stringContaining('describe-span-error.test.ts'),
    })
  })
})
