import { createDatabase } from '../database/create-database.ts'
import { startOutboxWorker } from './outbox-worker.ts'

// Started by the outbox worker's test as a process of its own: fetches one channel job and kills itself.
const database = createDatabase({ url: process.argv[2] ?? '' })
const wait = (): Promise<void> => new Promise(() => undefined)
await startOutboxWorker({
  database,
  log: { warn: () => undefined, error: () => undefined },
  reactions: {
    channel: async () => {
      process.kill(process.pid, 'SIGKILL')
      await wait()
    },
    index: wait,
    list: wait,
    notify: wait,
    mail: wait,
    numbers: wait,
    payment: wait,
    verification: wait,
    webhook: wait,
  },
})
