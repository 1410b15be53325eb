import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

// UI-60
it('sends a change without a connection at once, so that its failure is shown', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  const mutation = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn: () => Promise.resolve('You seem to be offline.') }))
  await expect(mutation.execute(undefined)).resolves.toBe('You seem to be offline.')
})
