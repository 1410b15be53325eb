import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aMail } from '@guildhall/domain/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailerContract } from '@guildhall/domain/testing/contracts/mailer'
import { createOutboxMailer } from './create-outbox-mailer.ts'

const mail = aMail({
  key: 'request:1',
  to: 'Thandeka@example.com',
  subject: 'Dana <b>Whitfield</b> sent you a request',
  paragraphs: ['“Rebuild our pipeline” & more.'],
  action: { label: 'See the request', url: 'http://127.0.0.1:3000/connect/1?a=1&b=2' },
  unsubscribeUrl: null,
})

const footer = { publicUrl: 'http://127.0.0.1:3000', postalAddress: null }

describe('the local outbox', () => {
  let folder = ''
  let time = Date.UTC(2026, 10, 21, 12)
  const clock = { now: () => new Date(time) }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildhall-outbox-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('stores a mail with a plain-text part', async () => {
    const outbox = createOutboxMailer({ folder, clock, footer })
    await outbox.send(mail)
    const [kept] = await outbox.list()
    expect(kept?.text).toContain('See the request: http://127.0.0.1:3000/connect/1?a=1&b=2')
    expect(kept?.sentAt).toBe('2026-11-21T12:00:00.000Z')
  })

  it('stores attachments', async () => {
    const outbox = createOutboxMailer({ folder, clock, footer })
    const bytes = new TextEncoder().encode('%PDF-1.7')
    await outbox.send({ ...mail, attachments: [{ name: 'GH-000001.pdf', contentType: 'application/pdf', bytes }] })
    const [kept] = await outbox.list()
    expect(kept?.attachments).toEqual([
      { name: 'GH-000001.pdf', contentType: 'application/pdf', content: Buffer.from(bytes).toString('base64') },
    ])
  })

  it('escapes user input', async () => {
    const outbox = createOutboxMailer({ folder, clock, footer })
    await outbox.send(mail)
    const [kept] = await outbox.list()
    expect(kept?.html).toContain('Dana &lt;b&gt;Whitfield&lt;/b&gt;')
    expect(kept?.html).not.toContain('<b>Whitfield')
  })

  // FILE-18
  it('is closed to other users of the machine', async () => {
    const own = join(folder, 'data', 'outbox')
    await createOutboxMailer({ folder: own, footer, clock }).send(mail)
    const entries = (await readdir(own)).map((name) => join(own, name))
    expect(entries).toHaveLength(1)
    for (const path of [own, ...entries]) expect((await stat(path)).mode & 0o077).toBe(0)
  })

  it('never stores a key twice, even concurrently', async () => {
    const [first, second] = [
      createOutboxMailer({ folder, clock, footer }),
      createOutboxMailer({ folder, clock, footer }),
    ]
    await Promise.all([first.send(mail), second.send(mail), first.send(mail)])
    expect(await first.list()).toHaveLength(1)
  })

  // NOTE-25
  it('lists the newest first, and those to one address whatever its case', async () => {
    const outbox = createOutboxMailer({ folder, clock, footer })
    await outbox.send(mail)
    time += 1000
    await outbox.send({ ...mail, key: 'request:2', subject: 'Second' })
    await outbox.send({ ...mail, key: 'request:3', to: 'other@example.com' })
    expect((await outbox.list({ to: 'thandeka@EXAMPLE.com' })).map((kept) => kept.subject)).toEqual([
      'Second',
      mail.subject,
    ])
  })

  it('is empty before the first mail', async () => {
    expect(await createOutboxMailer({ folder: join(folder, 'none'), clock, footer }).list()).toEqual([])
  })
})

mailerContract('The local outbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-outbox-'))
  const options = { folder, footer, clock: { now: () => new Date(Date.UTC(2026, 10, 21, 12)) } }
  const mailer = createOutboxMailer(options)
  return {
    mailer,
    second: createOutboxMailer(options),
    received: mailer.list,
    close: () => rm(folder, { recursive: true, force: true }),
  }
})
