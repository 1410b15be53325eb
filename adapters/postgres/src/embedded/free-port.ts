import { createServer } from 'node:net'

/** A TCP port of 127.0.0.1 that was free a moment ago; binding it may still fail. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('No free port on 127.0.0.1'))
      })
    })
  })
}
