import { errorReporterContract, type ReceivedReport } from '@guildhall/domain/testing/contracts/error-reporter'
import { PROJECT, readEnvelope, toReport } from '@guildhall/error-reports-sentry/testing'
import { afterEach, vi } from 'vitest'
import { createBrowserReporter } from './create-browser-reporter.ts'

const release = 'guildhall@0.1.0'

afterEach(() => void vi.unstubAllGlobals())

// API-24
errorReporterContract('the page', () => {
  const received: ReceivedReport[] = []
  const faults: string[] = []
  let failing = false
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
    if (failing) return Promise.reject(new TypeError('The service is away'))
    const read = readEnvelope(address, body)
    if ('faults' in read) faults.push(...read.faults)
    else received.push(toReport(read))
    return Promise.resolve(new Response('{}'))
  })
  return Promise.resolve({
    reporter: createBrowserReporter({ dsn: `https://${PROJECT.key}@errors.example/${PROJECT.id}`, release }),
    release,
    received: () => received,
    fail: () => {
      failing = true
    },
    stop: () => (faults.length === 0 ? Promise.resolve() : Promise.reject(new Error(faults.join('\n')))),
  })
})
