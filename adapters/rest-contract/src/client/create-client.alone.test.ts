import { expect, it, vi } from 'vitest'

it('a client contains no schemas', async () => {
  vi.doMock('zod', () => {
    throw new Error('zod was loaded')
  })
  await expect(import('./index.ts')).resolves.toHaveProperty('createApiClient')
  await expect(import('../routes/index.ts')).rejects.toThrow('error when mocking')
})
