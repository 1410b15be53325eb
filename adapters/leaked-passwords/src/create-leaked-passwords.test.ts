import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { hasEntry, packList, readBundledList, sha1 } from './bundled-list.ts'
import { createLeakedPasswords } from './create-leaked-passwords.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A service with the range protocol. */
const serve = async (answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const hashOf = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase()

// IDEN-53
describe('the bundled list', () => {
  it('has 100,000 passwords that are long enough to be chosen', async () => {
    const list = await readBundledList()
    expect(list).toHaveLength(600_000)
    for (const password of ['1234567890', 'password12', 'qwertyuiop', 'basketball']) {
      expect([password, hasEntry(list, sha1(password))]).toEqual([password, true])
    }
    expect(hasEntry(list, sha1('correct horse battery staple of mine'))).toBe(false)
  })

  it('finds every entry of a list, and nothing else', () => {
    const passwords = Array.from({ length: 257 }, (_, at) => `password ${at}`)
    const list = packList(passwords)
    expect(passwords.filter((password) => !hasEntry(list, sha1(password)))).toEqual([])
    expect(hasEntry(list, sha1('password 257'))).toBe(false)
    expect(hasEntry(packList([]), sha1('password 1'))).toBe(false)
  })

  it('is asked in any case', async () => {
    const leaked = createLeakedPasswords({ serviceUrl: null })
    expect(await leaked.includes('BasketBall')).toBe(true)
    expect(await leaked.includes('a fine long password')).toBe(false)
  })
})

// IDEN-53
describe('the service', () => {
  const password = 'a fine long password'
  const hash = hashOf(password)

  it('gets five characters of the hash, and padding is ignored', async () => {
    const asked: (string | undefined)[] = []
    const answers = [`${hash.slice(5)}:3`, `${hash.slice(5)}:0`, `${'0'.repeat(35)}:7`]
    const serviceUrl = await serve(({ headers, url }, response) => {
      asked.push(url, String(headers['add-padding']))
      response.end(`00:1\r\n${answers.shift() ?? ''}\r\n`)
    })
    const leaked = createLeakedPasswords({ serviceUrl: `${serviceUrl}/` })
    const found = [await leaked.includes(password), await leaked.includes(password), await leaked.includes(password)]
    expect(found).toEqual([true, false, false])
    expect(asked.slice(0, 2)).toEqual([`/range/${hash.slice(0, 5)}`, 'true'])
  })

  it('is not asked for what the list has', async () => {
    let asked = 0
    const serviceUrl = await serve((_, response) => {
      asked += 1
      response.end('')
    })
    expect(await createLeakedPasswords({ serviceUrl }).includes('1234567890')).toBe(true)
    expect(asked).toBe(0)
  })

  it.each([
    ['answers an error', (response: ServerResponse) => response.writeHead(503).end()],
    ['redirects', (response: ServerResponse) => response.writeHead(302, { location: '/other' }).end()],
    ['does not answer', () => undefined],
    ['breaks off', (response: ServerResponse) => response.destroy()],
  ])('leaves it to the list if it %s', async (_what, answer) => {
    const serviceUrl = await serve((_request, response) => void answer(response))
    const errors: unknown[] = []
    const leaked = createLeakedPasswords({ serviceUrl, timeout: 200, onUnavailable: (error) => errors.push(error) })
    expect(await leaked.includes(password)).toBe(false)
    expect(errors).toHaveLength(1)
  })
})
