import { buffer } from 'node:stream/consumers'
import { err } from '@guildhall/domain/shared'
import type { ReaderOutput } from './reader-output.ts'
import { readResidentBytes } from './process/resident-memory.ts'
import { readDocument } from './read-document.ts'

// What a library leaves unhandled while it reads a damaged file does not decide whether the file can be read.
process.on('unhandledRejection', () => undefined)

const bytes = new Uint8Array(await buffer(process.stdin))
const reading = await readDocument(bytes).catch(() => err('not-a-pdf'))
const output: ReaderOutput = { reading, peakBytes: await readResidentBytes(process.pid) }
process.stdout.write(JSON.stringify(output), () => process.exit(0))
