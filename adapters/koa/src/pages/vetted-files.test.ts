import type { OperatorActor } from '@guildhall/domain/moderation'
import { DependencyUnavailable, err, ok } from '@guildhall/domain/shared'
import { TEST_NOW, thandi } from '@guildhall/domain/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const UUID = '01900000-0000-7000-8000-0000000000d1'
const OTHER = '01900000-0000-7000-8000-0000000000d2'
const bytes = new Uint8Array([1, 2, 3])
const cv = {
  uuid: UUID,
  ownerUuid: thandi.uuid,
  purpose: 'cv' as const,
  originalName: 'cv.pdf',
  contentType: 'application/pdf',
  size: 3,
  url: `/v0/files/${UUID}`,
  createdAt: TEST_NOW,
}

let app: TestApp
afterEach(() => app.stop())

// MOD-31
describe('a vetter', () => {
  const vetter = (changes: Partial<OperatorActor> = {}): OperatorActor => ({
    operatorUuid: '01900000-0000-7000-8000-0000000000a0',
    sessionUuid: '01900000-0000-7000-8000-0000000000a1',
    role: 'vetter',
    mustSetUpTwoFactor: false,
    ...changes,
  })
  const operators: Readonly<Record<string, OperatorActor>> = {
    vetter: vetter(),
    newcomer: vetter({ mustSetUpTwoFactor: true }),
    billing: vetter({ role: 'billing' }),
  }
  const opening = async (isHeld = true): Promise<void> => {
    app = await startTestApp({}, ({ useCases }) => ({
      useCases: {
        ...useCases,
        authenticateOperator: async (token) => {
          if (token === 'away') throw new DependencyUnavailable('database')
          return operators[token] ?? null
        },
        openVettedCv: async ({ actor, fileUuid }) =>
          isHeld && actor === operators['vetter'] && fileUuid === UUID ? ok({ file: cv, bytes }) : err('not-found'),
      },
    }))
  }
  const open = async (path: string, token: string) =>
    (await app.request('GET', path, { headers: { cookie: `staff_session=${token}` } })).status

  it('opens the CV of the profile that they hold, and no other document', async () => {
    await opening()
    expect(await open(`/v0/files/${UUID}`, 'vetter')).toBe(200)
    expect(await open(`/v0/files/${OTHER}`, 'vetter')).toBe(401)
    await app.stop()
    await opening(false)
    expect(await open(`/v0/files/${UUID}`, 'vetter')).toBe(401)
  })

  it('sees pictures; operators without the right see what anybody sees', async () => {
    await opening()
    const picture = '/v0/files/pictures/harbour-512.webp'
    await app.product.fileStore.put('pictures/harbour-512.webp', bytes, 'image/webp')
    expect(await open(picture, 'vetter')).toBe(200)
    for (const one of ['newcomer', 'billing', 'nobody'])
      expect([await open(picture, one), await open(`/v0/files/${UUID}`, one)]).toEqual([401, 401])
  })

  it('is told to come back while the database is away', async () => {
    await opening()
    expect(await open(`/v0/files/${UUID}`, 'away')).toBe(503)
  })
})
