import { err, ok } from '@guildhall/domain/shared'
import { downloads } from '@guildhall/rest-contract'
import { erik, ravi, TEST_NOW, thandi } from '@guildhall/domain/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import type { AppDeps } from '../create-app.ts'

const UUID = '01900000-0000-7000-8000-0000000000d1'
const CAPITALS = UUID.toUpperCase()
const OTHER = '01900000-0000-7000-8000-0000000000d2'
const TOO_LONG = 'x'.repeat(2_001)

let app: TestApp
afterEach(() => app.stop())

const start = async (useCases: Partial<AppDeps['useCases']> = {}): Promise<void> => {
  app = await startTestApp({}, (product) => ({ useCases: { ...product.useCases, ...useCases } }))
}
const statusOf = async (path: string, options: Parameters<TestApp['request']>[2] = {}, method = 'GET') =>
  (await app.request(method, path, options)).status

const file = (contentType: string, originalName = 'Été.pdf') => ({
  uuid: UUID,
  ownerUuid: thandi.uuid,
  purpose: 'message' as const,
  originalName,
  contentType,
  size: 3,
  url: `/v0/files/${UUID}`,
  createdAt: TEST_NOW,
})
const bytes = new Uint8Array([1, 2, 3])

describe('a document', () => {
  const opening = (contentType = 'application/pdf') =>
    start({
      openFile: async ({ fileUuid }) => (fileUuid === UUID ? ok({ file: file(contentType), bytes }) : err('not-found')),
      openFileByLink: async ({ fileUuid, signature }) =>
        fileUuid === UUID && signature === 'good' ? ok({ file: file(contentType), bytes }) : err('not-found'),
    })

  // FILE-9, FILE-11
  it('is served to whom it is open to, by no name but its own', async () => {
    await opening()
    for (const uuid of [UUID, CAPITALS]) {
      const answer = await app.request('GET', `/v0/files/${uuid}`, { as: thandi })
      expect([answer.status, answer.text]).toEqual([200, '\u0001\u0002\u0003'])
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-disposition')).toBe(
        `inline; filename="_t_.pdf"; filename*=UTF-8''%C3%89t%C3%A9.pdf`,
      )
    }
    expect(await statusOf(`/v0/files/${OTHER}`, { as: thandi })).toBe(404)
    expect(await statusOf(`/v0/files/${UUID}`)).toBe(401)
    expect(await statusOf(`/v0/files/${UUID}`, { as: thandi }, 'HEAD')).toBe(200)
    expect(await statusOf(`/v0/files/${UUID}`, { as: thandi }, 'DELETE')).toBe(405)
  })

  // FILE-11
  it('is downloaded where its kind is not shown in browsers', async () => {
    await opening('application/msword')
    const { headers } = await app.request('GET', `/v0/files/${UUID}`, { as: thandi })
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  // FILE-10
  it('is served by its link to anybody, whatever session they have', async () => {
    await opening()
    expect(await statusOf(`/v0/files/${UUID}?signature=good`)).toBe(200)
    expect(await statusOf(`/v0/files/${UUID}?signature=bad`, { as: thandi })).toBe(404)
    expect(await statusOf(`/v0/files/${UUID}?signature=${TOO_LONG}`)).toBe(401)
    expect(await statusOf(`/v0/files/${UUID}?signature=good&signature=good`)).toBe(401)
  })

  it('is read through a link whose signature has the greatest length', async () => {
    await start({
      openFileByLink: async ({ signature }) =>
        signature.length === 2_000 ? ok({ file: file('image/png'), bytes }) : err('not-found'),
    })
    expect(await statusOf(`/v0/files/${UUID}?signature=${'x'.repeat(2_000)}`)).toBe(200)
  })
})

// API-1
it('at each documented address of a download other methods are refused', async () => {
  await start()
  for (const { path } of Object.values(downloads))
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { body, headers, status } = await app.request(method, path.replaceAll(/:[A-Za-z]+/g, UUID), { as: thandi })
      expect([status, headers.get('allow'), body['code']]).toEqual([405, 'GET, HEAD', 'method-not-allowed'])
    }
  expect(await statusOf(`/v0/files/${UUID}/other`, { as: thandi }, 'DELETE')).toBe(404)
})

describe('a picture', () => {
  const name = 'pictures/harbour-512.webp'

  // FILE-9
  it('is served to everybody who is signed in, and kept by their browser', async () => {
    await start()
    await app.product.fileStore.put(name, bytes, 'image/webp')
    const answer = await app.request('GET', `/v0/files/${name}`, { as: thandi })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${name}"`])
    const known = { as: thandi, headers: { 'if-none-match': `"${name}"`, 'cache-control': 'max-age=0' } }
    expect((await app.request('GET', `/v0/files/${name}`, known)).status).toBe(304)
    expect(await statusOf(`/v0/files/${name}`)).toBe(401)
  })

  it('is none under a name that pictures do not have, or that nobody stored', async () => {
    await start()
    await app.product.fileStore.put('documents/secret', bytes, 'image/webp')
    for (const path of ['documents/secret', 'pictures/none.webp']) {
      expect(await statusOf(`/v0/files/${path}`, { as: thandi })).toBe(404)
    }
  })
})

describe('an invoice', () => {
  const path = (uuid: string, form = 'pdf') => `/v0/invoices/${uuid}/document.${form}`

  // BILL-31
  it('is served in both forms to whom it is open to', async () => {
    await start({
      readInvoiceDocument: async ({ form, invoiceUuid }) =>
        invoiceUuid !== OTHER
          ? ok({ name: `GH-000001.${form}`, contents: form === 'html' ? '<p>GH</p>' : bytes })
          : err('not-found'),
    })
    const html = await app.request('GET', path(UUID, 'html'), { as: erik })
    const pdf = await app.request('GET', path(CAPITALS), { as: erik })
    expect([html.status, html.text, html.headers.get('content-type')]).toEqual([
      200,
      '<p>GH</p>',
      'text/html; charset=utf-8',
    ])
    expect([pdf.status, pdf.text, pdf.headers.get('content-type')]).toEqual([
      200,
      '\u0001\u0002\u0003',
      'application/pdf',
    ])
    expect(pdf.headers.get('content-disposition')).toBe('inline; filename="GH-000001.pdf"')
    expect(await statusOf(path(UUID), { as: erik }, 'HEAD')).toBe(200)
    for (const other of [path(OTHER), path('GH-000001'), path(UUID, 'doc')]) {
      expect(await statusOf(other, { as: erik })).toBe(404)
    }
    expect(await statusOf(path(UUID), { as: erik }, 'DELETE')).toBe(405)
    expect(await statusOf(path(UUID))).toBe(401)
  })

  // BILL-31
  it('is refused to those who may not see invoices', async () => {
    await start({ readInvoiceDocument: async () => err('forbidden') })
    expect(await statusOf(path(UUID), { as: erik })).toBe(403)
    for (const person of [thandi, ravi]) expect(await statusOf(path(UUID), { as: person })).toBe(403)
  })
})

describe('a copy of somebody’s data', () => {
  const path = (uuid: string, signature = 'good') => `/v0/exports/${uuid}?signature=${signature}`

  // PRIV-4
  it('is downloaded by whoever has its link; only the download counts as one', async () => {
    const downloads: boolean[] = []
    await start({
      openExport: async ({ exportUuid, isDownload, signature }) => {
        if (exportUuid !== UUID || signature === 'bad') return err('not-found')
        downloads.push(isDownload)
        return ok({
          name: 'data.zip',
          size: 3,
          bytes: (async function* () {
            yield bytes
          })(),
        })
      },
    })
    const answer = await app.request('GET', path(CAPITALS))
    expect([answer.status, answer.text]).toEqual([200, '\u0001\u0002\u0003'])
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-length')).toBe('3')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="data.zip"')
    expect(await statusOf(path(UUID), {}, 'HEAD')).toBe(200)
    expect(await statusOf(path(UUID, 'x'.repeat(2_000)))).toBe(200)
    expect(downloads).toEqual([true, false, true])
    for (const other of [path(OTHER), path('data'), path(UUID, 'bad'), path(UUID, TOO_LONG), `/v0/exports/${UUID}`]) {
      expect(await statusOf(other)).toBe(404)
    }
    expect(await statusOf(`${path(UUID)}&signature=good`)).toBe(404)
    expect(await statusOf(path(UUID), {}, 'DELETE')).toBe(405)
    expect(downloads).toHaveLength(3)
  })
})

describe('the calls for documents', () => {
  const form = (): FormData => {
    const data = new FormData()
    data.set('file', new File([bytes], 'cv.pdf', { type: 'application/pdf' }))
    return data
  }

  // FILE-1
  it('answer an upload with its path, for the purpose that was named or none', async () => {
    const targets: (string | null)[] = []
    await start({
      uploadFile: async ({ target }) => {
        targets.push(target)
        return target === 'cv' ? err('unsupported-file') : ok(file('application/pdf', 'cv.pdf'))
      },
    })
    const send = async (target?: string) => {
      const data = form()
      if (target !== undefined) data.set('target', target)
      const response = await fetch(`${app.base}/v0/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await app.signIn(thandi)}` },
        body: data,
      })
      return [response.status, await response.json()]
    }
    expect(await send()).toEqual([201, { file_url: `/v0/files/${UUID}`, original_name: 'cv.pdf' }])
    expect(await send('message')).toMatchObject([201, {}])
    expect((await send('cv'))[0]).toBe(415)
    expect(targets).toEqual([null, 'message', 'cv'])
  })

  // FILE-10
  it('make links, and refuse one to a document that is not found', async () => {
    await start({
      createFileLink: async ({ fileUuid }) =>
        fileUuid === UUID
          ? ok({ file: file('application/pdf', 'cv.pdf'), url: '/v0/files/x', expiresAt: TEST_NOW })
          : err('not-found'),
    })
    const made = await app.request('POST', `/v0/files/${UUID}/link`, { as: thandi })
    expect(made.body).toEqual({
      url: '/v0/files/x',
      expiresAt: TEST_NOW.toISOString(),
      original_name: 'cv.pdf',
      content_type: 'application/pdf',
      size: 3,
    })
    expect(await statusOf(`/v0/files/${OTHER}/link`, { as: thandi }, 'POST')).toBe(404)
  })

  // FILE-12
  it('list who has opened the CV, also people who are gone', async () => {
    const view = { uuid: UUID, openedAt: TEST_NOW, company: { uuid: OTHER, name: 'Kestrel', image: null } }
    const viewer = { firstName: 'Dana', lastName: 'Reyes' }
    let isRefused = false
    await start({
      listCvViews: async () =>
        isRefused
          ? err('forbidden')
          : ok({
              items: [
                { ...view, viewer },
                { ...view, viewer: null },
              ],
              nextCursor: null,
            }),
    })
    const listed = await app.request('GET', '/v0/user/cv_views', { as: thandi })
    expect(listed.body).toMatchObject({ cv_views: [{ viewer }, { viewer: null }], next_cursor: null })
    isRefused = true
    expect(await statusOf('/v0/user/cv_views', { as: thandi })).toBe(403)
  })
})
