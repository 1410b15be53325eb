import { describe, expect, it } from 'vitest'
import {
  actorOf,
  bo,
  fakeClock,
  harbourWorks,
  TEST_NOW,
  thandi,
  webhookAdmin,
  WEBHOOK_URL,
  webhooksFixture,
} from '../../../testing/index.ts'
import { addMinutes } from '../../shared/index.ts'
import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
} from './manage-webhooks.ts'

const page = { cursor: null, limit: 10 }

const refused = (problem: string) => ({ ok: false, problem })

describe('a webhook', () => {
  // NOTE-27, NOTE-28
  it('is added by an admin, who sees its secret once; the stored one is sealed', async () => {
    const { add, audit, deps } = await webhooksFixture()
    expect(await add(webhookAdmin, ['message.sent', 'message.sent', 'invoice.paid'], ` ${WEBHOOK_URL} `)).toMatchObject(
      {
        value: {
          secret: 'whsec_1',
          webhook: { url: WEBHOOK_URL, events: ['message.sent', 'invoice.paid'], disabledAt: null },
        },
      },
    )
    const listed = await listWebhooks(deps)({ actor: webhookAdmin })
    expect(JSON.stringify(listed)).not.toContain('"whsec_1"')
    expect(audit.entries()).toMatchObject([
      { action: 'webhook-added', companyUuid: harbourWorks.uuid, details: { host: 'hooks.example' } },
    ])
  })

  // COMP-17, NOTE-27
  it('is not added by an admin who has just been removed', async () => {
    const { add, companies, deps } = await webhooksFixture()
    await companies.removeMember(webhookAdmin.accountUuid)
    expect(await add()).toEqual(refused('forbidden'))
    expect(await listWebhooks(deps)({ actor: webhookAdmin })).toEqual({ ok: true, value: [] })
  })

  // NOTE-27
  it('is for admins with a proof of identity, five of a company', async () => {
    const { add } = await webhooksFixture()
    for (const role of ['recruiter', 'viewer', 'billing'] as const)
      expect(await add({ ...webhookAdmin, role })).toEqual(refused('forbidden'))
    expect(await add(actorOf(thandi, null))).toEqual(refused('forbidden'))
    const { deps: unproved } = await webhooksFixture(null)
    const form = { actor: webhookAdmin, events: ['message.sent'], url: WEBHOOK_URL } as const
    expect(await addWebhook(unproved)(form)).toEqual(refused('password-required'))
    for (let count = 0; count < 5; count += 1) expect((await add()).ok).toBe(true)
    expect(await add()).toEqual(refused('too-many-webhooks'))
  })

  // NOTE-27
  it.each([
    '',
    'hooks.example',
    'http://hooks.example',
    'https://me:pass@hooks.example',
    'http://127.0.0.1/',
    'ftp://a.example',
    'https://hooks.example:/x',
    'https://hooks.example:65536/x',
    'https://[bad/x',
    'https://a%zz.example/x',
    'https://a|b.example/x',
  ])('refuses the address %j', async (url) => {
    const { add } = await webhooksFixture()
    expect(await add(webhookAdmin, ['message.sent'], url)).toMatchObject({
      problem: 'invalid',
      details: { url: expect.anything() },
    })
  })

  // NOTE-27
  it.each([
    'https://hooks.example',
    'https://hooks.example:65535/x?y=1',
    'https://[2001:db8::1]:8443/',
    'https://bücher.example/é',
  ])('takes the address %j', async (url) => {
    const { add } = await webhooksFixture()
    expect(await add(webhookAdmin, ['message.sent'], url)).toMatchObject({ ok: true })
  })

  // NOTE-27
  it('is not found by another company, by any call', async () => {
    const { deps, make } = await webhooksFixture()
    const webhookUuid = await make()
    const command = { actor: actorOf(bo, 'admin'), webhookUuid }
    const calls = [
      changeWebhook(deps)({ ...command, events: ['message.sent'], isEnabled: false }),
      rotateWebhookSecret(deps)(command),
      removeWebhook(deps)(command),
      pingWebhook(deps)(command),
      listWebhookDeliveries(deps)({ ...command, page }),
      resendWebhookDelivery(deps)({ ...command, deliveryUuid: webhookUuid }),
    ]
    for (const call of calls) expect(await call).toEqual(refused('not-found'))
    expect(await listWebhooks(deps)(command)).toEqual({ ok: true, value: [] })
    expect(await listWebhooks(deps)({ actor: { ...webhookAdmin, role: 'viewer' } })).toEqual(refused('forbidden'))
  })

  // NOTE-27, NOTE-28
  it('is changed, gets another secret, and is removed', async () => {
    const { audit, deps, make, webhooks } = await webhooksFixture()
    const command = { actor: webhookAdmin, webhookUuid: await make() }
    expect(await changeWebhook(deps)({ ...command, events: [], isEnabled: true })).toMatchObject({ problem: 'invalid' })
    expect(await changeWebhook(deps)({ ...command, events: ['invoice.paid'], isEnabled: false })).toMatchObject({
      value: { events: ['invoice.paid'], disabledAt: TEST_NOW },
    })
    const before = await webhooks.find(command.webhookUuid)
    expect(await rotateWebhookSecret(deps)(command)).toMatchObject({ value: { secret: 'whsec_2' } })
    expect((await webhooks.find(command.webhookUuid))?.sealedSecret).not.toBe(before?.sealedSecret)
    expect(await removeWebhook(deps)(command)).toEqual({ ok: true, value: null })
    expect(await webhooks.find(command.webhookUuid)).toBeNull()
    expect(audit.entries().map(({ action }) => action)).toEqual([
      'webhook-added',
      'webhook-changed',
      'webhook-changed',
      'webhook-removed',
    ])
    const old = { ...deps, clock: fakeClock(addMinutes(TEST_NOW, 11)) }
    expect(await rotateWebhookSecret(old)({ ...command, webhookUuid: await make() })).toEqual(
      refused('password-required'),
    )
  })
})
