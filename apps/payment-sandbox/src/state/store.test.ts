import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore } from './store.ts'

// FILE-18
it('the sandbox keeps its state in a file that other users of the machine cannot read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-sandbox-'))
  try {
    const file = join(folder, 'data', 'payment-sandbox.json')
    const store = await openStore(file)
    store.id('sub_')
    await store.save()
    for (const path of [join(folder, 'data'), file]) expect((await stat(path)).mode & 0o077).toBe(0)
    expect((await openStore(file)).state).toEqual(store.state)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
