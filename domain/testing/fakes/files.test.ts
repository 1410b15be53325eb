import { filesContract } from '../contracts/files.contract.ts'
import { fakeCvViews, fakeFileRows } from './files.ts'

filesContract('The memory', async (world) => {
  const { referred, repository, upkeep } = fakeFileRows()
  return {
    files: repository,
    upkeep,
    cvViews: fakeCvViews(world),
    refer: async (url) => {
      referred.clear()
      if (url !== null) referred.add(url)
    },
    close: async () => undefined,
  }
})
