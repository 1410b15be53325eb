import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draftsContract } from '@guildhall/domain/testing/contracts/drafts'
import { createFileDrafts } from './create-file-drafts.ts'

// The suite that the product's own adapters of this port pass.
draftsContract('A folder of files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drafts-'))
  return { drafts: createFileDrafts(folder), close: () => rm(folder, { recursive: true }) }
})
