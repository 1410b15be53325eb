import { expect, it } from 'vitest'
import { createMailedSecrets } from './create-mailed-secrets.ts'

const secrets = createMailedSecrets([new Uint8Array(32).fill(7)])
const seeds = Array.from({ length: 200 }, (_, index) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`)

// NOTE-20
it('is deterministic per seed', () => {
  for (const make of [secrets.token, secrets.code]) expect(seeds.map(make)).toEqual(seeds.map(make))
  expect(new Set(seeds.map(secrets.token)).size).toBe(seeds.length)
  expect(new Set(seeds.map(secrets.code)).size).toBeGreaterThan(190)
})

it('makes tokens of 256 bits and codes of six digits', () => {
  for (const seed of seeds) {
    expect(Buffer.from(secrets.token(seed), 'base64url')).toHaveLength(32)
    expect(secrets.code(seed)).toMatch(/^\d{6}$/)
  }
})

it('hashes a code per seed', () => {
  const [first = '', second = ''] = seeds
  expect(secrets.hashCode(first, '123456')).toBe(secrets.hashCode(first, '123456'))
  expect(secrets.hashCode(first, '123456')).not.toBe(secrets.hashCode(second, '123456'))
  expect(secrets.hashCode(first, '123456')).not.toBe(secrets.hashCode(first, '123457'))
})

it('generates other secrets with another key', () => {
  const other = createMailedSecrets([new Uint8Array(32).fill(8)])
  const [seed = ''] = seeds
  expect(other.token(seed)).not.toBe(secrets.token(seed))
  expect(other.hashCode(seed, '123456')).not.toBe(secrets.hashCode(seed, '123456'))
})
