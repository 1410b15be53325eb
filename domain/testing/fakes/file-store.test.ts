import { fileStoreContract } from '../contracts/file-store.contract.ts'
import { fakeFileStore } from './profiles.ts'

fileStoreContract('The memory', async () => ({ files: fakeFileStore(), close: async () => undefined }))
