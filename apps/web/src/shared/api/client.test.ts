import { afterEach, expect, it, vi } from 'vitest'
import { api } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

it('begins reads in a later task, and writes at once', async () => {
  const begun: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: { readonly method: string }) => {
    begun.push(`${method} ${address}`)
    return Response.json({})
  })
  const reads = [api.readChecklist(), api.readContactAllowance()]
  const write = api.dismissChecklist({ body: { dismissed: true } })
  expect(begun).toEqual(['PUT /v0/user/checklist'])
  await Promise.resolve()
  expect(begun.length).toBe(1)
  await Promise.all([...reads, write])
  expect(begun.slice(1)).toEqual(['GET /v0/user/checklist', 'GET /v0/contact_allowance'])
})
