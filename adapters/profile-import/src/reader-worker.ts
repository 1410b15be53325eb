import { parentPort, workerData } from 'node:worker_threads'
import { readDocument } from './read-document.ts'

const bytes: Uint8Array = workerData
parentPort?.postMessage(await readDocument(bytes), [])
