import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import { uploadFile } from './upload-file.ts'
import { sendCv } from './use-upload.ts'

const stored = { file_url: '/v0/files/1', original_name: 'plans.pdf' }
const file = new File(['x'], 'plans.pdf')

/** A request that answers 401 until somebody has signed in again. */
class SignedOutRequest extends EventTarget {
  static sent: (readonly [string, unknown])[] = []
  static isSignedIn = false
  readonly upload = new EventTarget()
  readonly abort = (): void => void this.dispatchEvent(new Event('abort'))
  readonly setRequestHeader = (): void => undefined
  readonly getAllResponseHeaders = (): string => 'content-type: application/json'
  status = 0
  responseText = ''
  private path = ''

  open(_: string, path: string): void {
    this.path = path
  }

  send(form: FormData): void {
    SignedOutRequest.sent.push([this.path, form.get('target')])
    const { isSignedIn } = SignedOutRequest
    this.status = isSignedIn ? 201 : 401
    this.responseText = JSON.stringify(isSignedIn ? stored : { message: 'Unauthenticated.' })
    const progress = Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 })
    this.upload.dispatchEvent(progress)
    this.dispatchEvent(new Event('load'))
  }
}

const signInAgain = async (): Promise<void> => {
  await vi.waitFor(() => expect(sessionGate.waitingViewer()).not.toBeNull())
  SignedOutRequest.isSignedIn = true
  sessionGate.open('1')
}

beforeEach(() => {
  SignedOutRequest.sent = []
  SignedOutRequest.isSignedIn = false
  vi.stubGlobal('XMLHttpRequest', SignedOutRequest)
  sessionGate.know({ uuid: '1', name: 'Dana Whitfield', email: 'dana@kestrelfreight.example', picture: null })
})
afterEach(() => {
  sessionGate.know(null)
  vi.unstubAllGlobals()
})

// UI-7
describe('an upload whose session has expired', () => {
  it('of a file for a message is repeated once the user has signed in again', async () => {
    const percents: number[] = []
    const uploaded = uploadFile(file, (percent) => percents.push(percent), new AbortController().signal)
    await signInAgain()
    expect(await uploaded).toEqual({ ok: true, url: '/v0/files/1', name: 'plans.pdf' })
    expect(SignedOutRequest.sent.map(([, target]) => target)).toEqual(['message', 'message'])
    expect(percents).toEqual([50, 50])
  })

  it('of a CV is repeated once the user has signed in again', async () => {
    const answer = sendCv(file, { onProgress: () => undefined, signal: new AbortController().signal })
    await signInAgain()
    expect(await answer).toMatchObject({ ok: true, value: stored })
    expect(SignedOutRequest.sent.map(([, target]) => target)).toEqual(['cv', 'cv'])
  })

  it('is not repeated if it was cancelled in the meantime', async () => {
    const upload = new AbortController()
    const uploaded = uploadFile(file, () => undefined, upload.signal)
    await vi.waitFor(() => expect(sessionGate.waitingViewer()).not.toBeNull())
    upload.abort()
    await signInAgain()
    expect(await uploaded).toBeNull()
    expect(SignedOutRequest.sent).toHaveLength(1)
  })
})
