import { DependencyUnavailable } from '@guildhall/domain/shared'
import { indexQuery } from '@guildhall/domain/testing'
import { freePort } from '@guildhall/testing'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createOpenSearchCandidateIndex } from './create-open-search-candidate-index.ts'
import { connectEngine } from './engine.ts'

describe('an unavailable engine', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const searchAt = async (url: string): Promise<unknown> => {
    const index = createOpenSearchCandidateIndex({ url })
    try {
      return await index.search(indexQuery())
    } catch (error) {
      return error
    } finally {
      await index.close()
    }
  }

  // API-14
  it('is reported as a dependency if nobody listens', async () => {
    const error = await searchAt(`http://127.0.0.1:${await freePort()}`)
    expect(error).toBeInstanceOf(DependencyUnavailable)
    expect(error).toMatchObject({ dependency: 'opensearch' })
  })

  it.each([429, 502, 503, 504])('is reported as a dependency if it responds %i, without a retry', async (status) => {
    let requests = 0
    const url = await serve((_, response) => {
      requests += 1
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
    expect(await searchAt(url)).toBeInstanceOf(DependencyUnavailable)
    expect(requests).toBe(1)
  })

  // SRCH-6
  it('times out if it never responds, or never completes its response', async () => {
    const silent = await serve(() => undefined)
    const endless = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"hits":')
    })
    const errors = await Promise.all([searchAt(silent), searchAt(endless)])
    for (const error of errors) expect(error).toBeInstanceOf(DependencyUnavailable)
  })

  // SRCH-91
  it('is given up at once if it shows no sign of life, but not if it is slow', async () => {
    const silent = connectEngine(await serve(() => undefined), 1_000)
    await expect(silent.read({ method: 'GET', path: '/' })).rejects.toMatchObject({
      dependency: 'opensearch',
      cause: { message: 'It shows no sign of life' },
    })
    await silent.close()
    let answer: () => unknown = () => undefined
    const url = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      if (request.method !== 'HEAD') {
        answer = () => response.end('{}')
        return
      }
      response.end()
      // Once the sign of life has been read.
      setImmediate(() => answer())
    })
    const slow = connectEngine(url, 20_000)
    expect((await slow.read({ method: 'GET', path: '/' })).status).toBe(200)
    await slow.close()
  })

  it('is not reported for a rejected request', async () => {
    const url = await serve((_, response) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"type":"parsing_exception"}}')
    })
    expect(await searchAt(url)).not.toBeInstanceOf(DependencyUnavailable)
  })

  // SRCH-6
  it('is not asked for 120 s if another host responds', async () => {
    const requests: string[] = []
    const host = (name: string, status: number) =>
      serve((_, response) => {
        requests.push(name)
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
      })
    const clock = { now: 0 }
    const urls = [await host('first', 503), await host('second', 200)]
    const engine = connectEngine(urls.join(', '), 20_000, () => clock.now)
    const read = () => engine.read({ method: 'GET', path: '/' })
    expect((await read()).status).toBe(200)
    clock.now = 119_999
    expect((await read()).status).toBe(200)
    expect(requests).toEqual(['first', 'second', 'second'])
    clock.now = 120_000
    await read()
    expect(requests).toEqual(['first', 'second', 'second', 'first', 'second'])
    await engine.close()
  })

  it('may come back', async () => {
    let away = true
    const url = await serve((request, response) => {
      const status = away ? 503 : 200
      const isSearch = request.url?.includes('_search') === true
      const body = isSearch ? { hits: { total: { value: 0 } } } : { first: {} }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    const index = createOpenSearchCandidateIndex({ url })
    await expect(index.search(indexQuery())).rejects.toBeInstanceOf(DependencyUnavailable)
    away = false
    expect(await index.search(indexQuery())).toMatchObject({ hits: [], total: 0 })
    await index.close()
  })
})
