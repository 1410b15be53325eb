import type { AddressInfo } from 'node:net'
import { addMinutes, DependencyUnavailable } from '@guildhall/domain/shared'
import { aMail, fakeMailLedger } from '@guildhall/domain/testing'
import { mailerContract, type ReceivedMail } from '@guildhall/domain/testing/contracts/mailer'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSmtpMailer, toMessageId } from './create-smtp-mailer.ts'

const from = 'Guildhall <hello@hire.example>'
const footer = { publicUrl: 'https://hire.example', postalAddress: '1 Market Street, Cape Town' }
const NOW = new Date('2026-11-21T12:00:00Z')

/** The parts of a message as text: headers unfolded, encoded words and quoted-printable read. */
function readMessage(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const header = (source: string, name: string): string => {
    const unfolded = source.replaceAll(/\r\n[ \t]+/g, ' ')
    const value = new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
    return value
      .replaceAll(/\?= =\?/g, '?==?')
      .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, how: string, text: string) =>
        how.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : unquote(text.replaceAll('_', ' ')),
      )
  }
  const boundary = /boundary="(.+?)"/.exec(head)?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => {
    const [partHead = '', ...content] = part.replace(/^\r\n/, '').split('\r\n\r\n')
    const encoded = content.join('\r\n\r\n')
    const text =
      header(partHead, 'Content-Transfer-Encoding') === 'base64'
        ? Buffer.from(encoded, 'base64').toString()
        : unquote(encoded)
    return { type: header(partHead, 'Content-Type'), text }
  })
  const part = (type: string): string => parts.find((one) => one.type.startsWith(type))?.text ?? ''
  return { header: (name: string) => header(head, name), text: part('text/plain'), html: part('text/html') }
}

const unquote = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** A mail server of this process; `answer` may refuse a recipient with a code. */
async function startServer(port = 0, answer: (to: string) => number | null = () => null) {
  const raws: { readonly to: string; readonly raw: string }[] = []
  let sessions = 0
  const server = new SMTPServer({
    onConnect: (_session, done) => {
      sessions += 1
      done()
    },
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = answer(address)
      done(responseCode === null ? null : Object.assign(new Error('No'), { responseCode }))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        raws.push({ to: envelope.rcptTo[0]?.address ?? '', raw: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    raws,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    sessions: () => sessions,
    messages: () => raws.map(({ raw }) => readMessage(raw)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const mailerOf = (url: string, ledger = fakeMailLedger(), clock = { now: () => NOW }) =>
  createSmtpMailer({ url, from, footer, ledger, clock })

mailerContract('SMTP', async () => {
  const server = await startServer()
  const ledger = fakeMailLedger()
  const [mailer, second] = [mailerOf(server.url, ledger), mailerOf(server.url, ledger)]
  return {
    mailer,
    second,
    received: async () =>
      server.raws.map(({ raw, to }): ReceivedMail => {
        const { header, html, text } = readMessage(raw)
        return { to, subject: header('Subject'), html, text }
      }),
    close: async () => {
      await Promise.all([mailer.close(), second.close()])
      await server.stop()
    },
  }
})

const mail = aMail({
  key: 'request:1',
  to: 'thandeka@example.com',
  subject: 'A request',
  paragraphs: ['Hello Thandeka,', 'there is a request.'],
  action: null,
})

describe('mail by SMTP', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  let mailers: ReturnType<typeof mailerOf>[]
  beforeEach(async () => {
    server = await startServer(0, (to) => (to.startsWith('nobody') ? 550 : to.startsWith('later') ? 451 : null))
    mailers = []
  })
  afterEach(async () => {
    await Promise.all(mailers.map((mailer) => mailer.close()))
    await server.stop()
  })
  const start = (...options: Parameters<typeof mailerOf>) => {
    const mailer = mailerOf(...options)
    mailers.push(mailer)
    return mailer
  }

  // NOTE-23
  it('has unsubscribe headers, an id derived from its key, and the sender', async () => {
    await start(server.url).send(mail)
    const [message] = server.messages()
    expect(message?.header('List-Unsubscribe')).toBe('<https://hire.example/unsubscribe?token=x.y>')
    expect(message?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(message?.header('Message-ID')).toBe(toMessageId(mail.key, from))
    expect(message?.header('From')).toBe(from)
    expect(message?.header('Auto-Submitted')).toBe('auto-generated')
    expect(message?.text).toContain('1 Market Street, Cape Town')
  })

  it('sends attachments', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7')
    const attachments = [{ name: 'GH-000001.pdf', contentType: 'application/pdf', bytes }]
    await start(server.url).send({ ...mail, attachments })
    const [sent] = server.raws
    expect(sent?.raw).toContain('filename=GH-000001.pdf')
    expect(sent?.raw).toContain(Buffer.from(bytes).toString('base64'))
  })

  it('has no unsubscribe header for mandatory mail', async () => {
    await start(server.url).send({ ...mail, unsubscribeUrl: null })
    const [message] = server.messages()
    expect(message?.header('List-Unsubscribe')).toBe('')
    expect(message?.html).not.toContain('Fewer mails')
  })

  it('prevents header injection', async () => {
    await start(server.url).send({ ...mail, subject: 'A request\r\nBcc: other@example.com' })
    expect(server.raws).toHaveLength(1)
    expect(server.messages()[0]?.header('Bcc')).toBe('')
  })

  it('does not retry permanent rejections', async () => {
    const mailer = start(server.url)
    const gone = { ...mail, to: 'nobody@example.com' }
    expect(await mailer.send(gone)).toBe('refused')
    expect(await mailer.send({ ...gone, to: mail.to })).toBe('refused')
    expect(server.raws).toEqual([])
  })

  it('retries temporary rejections', async () => {
    const mailer = start(server.url)
    await expect(mailer.send({ ...mail, to: 'later@example.com' })).rejects.toThrow(DependencyUnavailable)
    expect(await mailer.send(mail)).toBe('sent')
  })

  // MOD-60
  it('leaves in the ledger what became of a mail, and why', async () => {
    const ledger = fakeMailLedger()
    const mailer = start(server.url, ledger)
    await mailer.send({ ...mail, key: '1' })
    await mailer.send({ ...mail, key: '2', to: 'nobody@example.com' })
    await expect(mailer.send({ ...mail, key: '3', to: 'later@example.com' })).rejects.toThrow(DependencyUnavailable)
    await server.stop()
    await expect(mailer.send({ ...mail, key: '4' })).rejects.toThrow(DependencyUnavailable)
    const { items } = await ledger.list({ state: 'all', text: '', accountUuid: null }, { cursor: null, limit: 9 })
    expect(Object.fromEntries(items.map(({ error, key, state }) => [key, [state, error]]))).toEqual({
      1: ['sent', null],
      2: ['refused', 'The mail server refused it for good: 550 No'],
      3: ['waiting', 'The mail server could not take it now: 451 No'],
      4: ['waiting', expect.stringMatching(/^The mail server does not answer/)],
    })
  })

  it('waits while the server is unreachable, and sends when it is back', async () => {
    const mailer = start(server.url)
    await server.stop()
    await expect(mailer.send(mail)).rejects.toThrow(DependencyUnavailable)
    expect(await mailer.isHealthy()).toBe(false)
    server = await startServer(server.port)
    expect(await mailer.send(mail)).toBe('sent')
    expect(await mailer.isHealthy()).toBe(true)
    expect(server.raws).toHaveLength(1)
  })

  // BASE-63
  it('signs in once for many questions after its health', async () => {
    const mailer = start(server.url)
    for (let question = 0; question < 5; question += 1) expect(await mailer.isHealthy()).toBe(true)
    expect(server.sessions()).toBe(1)
  })

  it('resends, with the same id, what a dead process had claimed', async () => {
    const ledger = fakeMailLedger()
    await ledger.claim(mail, NOW, addMinutes(NOW, 2))
    await expect(start(server.url, ledger).send(mail)).rejects.toThrow(DependencyUnavailable)
    expect(await start(server.url, ledger, { now: () => addMinutes(NOW, 2) }).send(mail)).toBe('sent')
    expect(server.messages()[0]?.header('Message-ID')).toBe(toMessageId(mail.key, from))
  })
})
