import { spellingRunsContract } from '../contracts/spelling-runs.contract.ts'
import { fakeSpellingRuns } from './spelling-runs.ts'

spellingRunsContract('The memory', async () => ({ spellingRuns: fakeSpellingRuns(), close: async () => undefined }))
