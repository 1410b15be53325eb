import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local provider of the daily reference rates, as the European Central Bank publishes them. */
export interface ReferenceRatesServer {
  readonly url: string
  /** The status of each answer. */
  readonly answered: readonly number[]
  /** Publishes a table, in units of each currency for one euro. */
  publish(date: string, perEuro: Readonly<Record<string, number>>): void
  /** Answers this body, with 200. */
  answer(body: string): void
  /** Answers this status to everything, until something is published. */
  failWith(status: number): void
  /** Whether answers have an `ETag` and `Last-Modified`; default yes. */
  setValidators(sends: boolean): void
  /** Throws if a request did not keep to the provider's protocol. */
  close(): Promise<void>
}

const PATH = '/stats/eurofxref/eurofxref-daily.xml'

const toXml = (
  date: string,
  perEuro: Readonly<Record<string, number>>,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${date}'>
${Object.entries(perEuro)
  .map(([code, rate]) => `\t\t\t<Cube currency='${code}' rate='${rate}'/>`)
  .join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`

/** What the provider would not accept in a request. */
const faultsOf = ({ headers, method, url }: IncomingMessage): readonly string[] => [
  ...(method === 'GET' ? [] : [`method ${method}`]),
  ...(url === PATH ? [] : [`path ${url}`]),
  ...(headers.host === undefined ? ['no host'] : []),
  ...(/xml/.test(headers.accept ?? '') ? [] : [`accept ${headers.accept}`]),
  ...(headers['if-none-match'] === undefined || /^(?:W\/)?"[^"]*"$/.test(headers['if-none-match'])
    ? []
    : [`if-none-match ${headers['if-none-match']}`]),
  ...(headers['if-modified-since'] === undefined || !Number.isNaN(Date.parse(headers['if-modified-since']))
    ? []
    : [`if-modified-since ${headers['if-modified-since']}`]),
  ...(headers['content-length'] === undefined ? [] : ['a body']),
]

/** Starts the provider on loopback. */
export const startReferenceRatesServer = async (): Promise<ReferenceRatesServer> => {
  let body = ''
  let status = 404
  let validators = true
  let modifiedAt = ''
  let published = 0
  const faults: string[] = []
  const answered: number[] = []
  const etag = (): string => `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  const send = (response: ServerResponse, code: number, text = ''): void => {
    answered.push(code)
    const sent = validators && code < 400 ? { etag: etag(), 'last-modified': modifiedAt } : {}
    response.writeHead(code, { 'content-type': code === 200 ? 'text/xml' : 'text/html', ...sent }).end(text)
  }
  const put = (text: string): void => {
    body = text
    status = 200
    published += 1
    modifiedAt = new Date(Date.UTC(2026, 10, 20, 15, 0, published)).toUTCString()
  }
  const server = createServer((request, response) => {
    faults.push(...faultsOf(request))
    if (status !== 200) return send(response, status, '<html><body>Service Unavailable</body></html>')
    const { 'if-modified-since': since, 'if-none-match': match } = request.headers
    // RFC 9110: If-Modified-Since counts only without If-None-Match.
    const isKnown = validators && (match === undefined ? since === modifiedAt : match === etag())
    return isKnown ? send(response, 304) : send(response, 200, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    answered,
    publish: (date, perEuro) => put(toXml(date, perEuro)),
    answer: put,
    failWith: (code) => {
      status = code
    },
    setValidators: (sends) => {
      validators = sends
    },
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      if (faults.length > 0) throw new Error(`The provider does not answer such requests: ${faults.join(', ')}`)
    },
  }
}
