import { describe, expect, it } from 'vitest'
import { withoutPersonalData } from './error-reporter.port.ts'

// API-24
describe('the message of a reported error', () => {
  it.each([
    ['No account for thandeka@example.com', 'No account for [address]'],
    ['Key (email)=(dana@kestrel.example) exists', 'Key (email)=([address]) exists'],
    ['Cannot call +27 82 123 4567 now', 'Cannot call [number] now'],
    ['Failed to fetch https://hire.example/invite?token=abc', 'Failed to fetch https://hire.example/invite?[query]'],
    [`jwt ${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)} malformed`, 'jwt [token] malformed'],
    [`Bad key ${'k3y'.repeat(20)}`, 'Bad key [token]'],
  ])('%j has nothing personal', (message, expected) => {
    expect(withoutPersonalData(message)).toBe(expected)
  })

  it('keeps what says what went wrong', () => {
    const message = "Cannot read properties of undefined (reading 'offer') at line 12"
    expect(withoutPersonalData(message)).toBe(message)
  })
})
