import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { createServer, request, type Server } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@guildhall/rest-contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploadReader, type Upload } from './read-upload.ts'

const BOUNDARY = 'boundary'
const part = (name: string, more = '') => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`
const filePart = (bytes: string, name = 'cv.pdf', field = 'file') =>
  `${part(field, `; filename="${name}"`)}Content-Type: application/pdf\r\n\r\n${bytes}\r\n`
const textPart = (name: string, text: string) => `${part(name)}\r\n${text}\r\n`
const END = `--${BOUNDARY}--\r\n`

describe('an upload', () => {
  const earlier = process.env['TMPDIR']
  let folder = ''
  let server: Server
  let outcome: PromiseWithResolvers<Upload>
  let socket: Socket | undefined

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildhall-upload-'))
    process.env['TMPDIR'] = folder
    outcome = Promise.withResolvers()
    socket = undefined
    outcome.promise.catch(() => undefined)
    const read = createUploadReader({ ...routes.uploadFile, fileMaxBytes: 200_000 })
    server = createServer((incoming, response) => {
      socket = incoming.socket
      read(incoming)
        .then(outcome.resolve, outcome.reject)
        .finally(() => response.end())
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    if (earlier === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = earlier
    await rm(folder, { recursive: true, force: true })
  })

  const start = () => {
    const sending = request({
      port: (server.address() as AddressInfo).port,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    })
    sending.on('error', () => undefined)
    return sending
  }

  it('is read with its name and its fields', async () => {
    start().end(
      textPart('target', 'cv') + textPart('twice', 'a') + textPart('twice', 'b') + filePart('%PDF', 'Mé.pdf') + END,
    )
    const { fields, file } = await outcome.promise
    expect(Buffer.from(file.bytes).toString()).toBe('%PDF')
    expect(file.originalName).toBe('Mé.pdf')
    expect(fields).toEqual({ target: 'cv', twice: ['a', 'b'] })
  })

  // FILE-19
  it('has no name on the disk while it is received, and is gone when its sender is', async () => {
    const sending = start()
    sending.write(filePart('x'.repeat(100_000)))
    await vi.waitFor(() => expect(socket?.bytesRead).toBeGreaterThan(100_000))
    expect(await readdir(folder)).toEqual([])
    sending.destroy()
    await expect(outcome.promise).rejects.toMatchObject({ code: 'ECONNABORTED' })
    expect(await readdir(folder)).toEqual([])
  })

  // FILE-19
  it.each<readonly [string, string, unknown]>([
    ['too large', filePart('x'.repeat(300_000)) + END, { code: 'too-large' }],
    ['empty', filePart('') + END, { code: 'invalid' }],
    ['in another field', filePart('%PDF', 'cv.pdf', 'other') + END, { code: 'invalid' }],
    ['absent', textPart('target', 'cv') + END, { code: 'invalid' }],
    ['one of two', filePart('a') + filePart('b', 'two.pdf') + END, { httpCode: 413 }],
    ['beside too many fields', filePart('a') + textPart('a', 'a').repeat(11) + END, { httpCode: 413 }],
    ['beside fields that are too long', filePart('a') + textPart('a', 'a'.repeat(70_000)) + END, { httpCode: 413 }],
    ['cut off', filePart('x'.repeat(100_000)), { httpCode: 400 }],
    ['malformed', `${filePart('a')}--${BOUNDARY}nonsense\r\n\r\n`, { httpCode: 400 }],
  ])('is refused and gone if it is %s', async (_words, body, expected) => {
    start().end(body)
    const error = await outcome.promise.catch((refusal: unknown) => refusal)
    expect(error).toMatchObject(expected as object)
    expect(await readdir(folder)).toEqual([])
  })
})
