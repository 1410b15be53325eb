import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type {
  Operator,
  OperatorCodeFailures,
  OperatorLink,
  OperatorLinkRepository,
  OperatorRepository,
  OperatorSession,
  OperatorSessionRepository,
} from '../../src/index.ts'
import { anOperator } from '../builders/operators.ts'
import { TEST_NOW } from '../builders/people.ts'

/** The repositories of operators, empty. */
export interface OperatorsUnderTest {
  readonly operators: OperatorRepository
  readonly operatorLinks: OperatorLinkRepository
  readonly operatorSessions: OperatorSessionRepository
  readonly operatorCodeFailures: OperatorCodeFailures
  close(): Promise<void>
}

const ada = anOperator()
const ben = anOperator({ uuid: '01900000-0000-7000-8000-0000000000d2', email: 'ben@guildhall.example', role: 'vetter' })

const linkOf = ({ uuid }: Operator, tokenHash: string): OperatorLink => ({
  operatorUuid: uuid,
  tokenHash,
  expiresAt: addMinutes(TEST_NOW, 72 * 60),
})

const sessionOf = ({ uuid }: Operator, number: number): OperatorSession => ({
  uuid: `01900000-0000-7000-8000-00000000dd0${number}`,
  operatorUuid: uuid,
  tokenHash: `session-${number}`,
  createdAt: TEST_NOW,
  expiresAt: addMinutes(TEST_NOW, 60),
  authenticatedAt: TEST_NOW,
})

/** Contract of every repository of operators. Rules: MOD-12, MOD-14, MOD-16, MOD-18. */
export function operatorsContract(name: string, create: () => Promise<OperatorsUnderTest>): void {
  describe(`${name} as a store of operators`, () => {
    let store: OperatorsUnderTest
    beforeEach(async () => {
      store = await create()
      await store.operators.add(ben)
      await store.operators.add(ada)
    })
    afterEach(() => store.close())

    it('finds operators by id and by address, and lists them by address', async () => {
      const { operators } = store
      expect(await operators.find(ada.uuid)).toEqual(ada)
      expect(await operators.findForUpdate(ada.uuid)).toEqual(ada)
      expect(await operators.findByEmail(ada.email.toUpperCase())).toEqual(ada)
      expect(await operators.findByEmail('nobody@guildhall.example')).toBeNull()
      expect(await operators.find(sessionOf(ada, 1).uuid)).toBeNull()
      expect(await operators.list()).toEqual([ada, ben])
    })

    it('keeps an address once, also when it is added twice at once', async () => {
      const { operators } = store
      const carla = { ...ada, email: 'carla@guildhall.example' }
      const answers = await Promise.all([
        operators.add({ ...carla, uuid: '01900000-0000-7000-8000-0000000000d3' }),
        operators.add({ ...carla, uuid: '01900000-0000-7000-8000-0000000000d4' }),
      ])
      expect(answers.toSorted()).toEqual(['added', 'email-taken'])
    })

    it.each<[string, Partial<Operator>]>([
      ['without a password', { name: '', passwordHash: null }],
      ['with an app that is not confirmed', { twoFactor: { sealedSecret: 's', confirmedAt: null, lastStep: null } }],
      ['with an app', { twoFactor: { sealedSecret: 's', confirmedAt: TEST_NOW, lastStep: 58_000_000 } }],
      ['who is disabled', { disabledAt: TEST_NOW }],
    ])('saves an operator %s', async (_, changes) => {
      await store.operators.save({ ...ada, ...changes })
      expect(await store.operators.find(ada.uuid)).toEqual({ ...ada, ...changes })
      await store.operators.save(ada)
      expect(await store.operators.find(ada.uuid)).toEqual(ada)
    })

    // MOD-14
    it('gives a link to one of two concurrent uses', async () => {
      const { operatorLinks } = store
      await operatorLinks.replace(linkOf(ada, 'one'))
      expect(await operatorLinks.find('one')).toEqual(linkOf(ada, 'one'))
      const used = await Promise.all([operatorLinks.consume('one'), operatorLinks.consume('one')])
      expect(used.toSorted()).toEqual([false, true])
      expect(await operatorLinks.find('one')).toBeNull()
    })

    // MOD-14
    it('keeps the last link of an operator', async () => {
      const { operatorLinks } = store
      for (const link of [linkOf(ada, 'one'), linkOf(ben, 'two'), linkOf(ada, 'three')])
        await operatorLinks.replace(link)
      expect(await operatorLinks.find('one')).toBeNull()
      await operatorLinks.removeOf(ada.uuid)
      expect(await operatorLinks.find('three')).toBeNull()
      expect(await operatorLinks.find('two')).toEqual(linkOf(ben, 'two'))
    })

    // MOD-18
    it('finds a session until it is removed', async () => {
      const { operatorSessions } = store
      await operatorSessions.add(sessionOf(ada, 1))
      expect(await operatorSessions.findByTokenHash('session-1')).toEqual(sessionOf(ada, 1))
      expect(await operatorSessions.find(sessionOf(ada, 1).uuid)).toEqual(sessionOf(ada, 1))
      const authenticatedAt = addMinutes(TEST_NOW, 5)
      await operatorSessions.setAuthenticatedAt(sessionOf(ada, 1).uuid, authenticatedAt)
      expect(await operatorSessions.findByTokenHash('session-1')).toEqual({ ...sessionOf(ada, 1), authenticatedAt })
      expect(await operatorSessions.remove(sessionOf(ada, 1).uuid)).toBe(true)
      expect(await operatorSessions.remove(sessionOf(ada, 1).uuid)).toBe(false)
      expect(await operatorSessions.findByTokenHash('session-1')).toBeNull()
    })

    // MOD-18
    it('ends the sessions of one operator, all or all but one', async () => {
      const { operatorSessions } = store
      for (const one of [sessionOf(ada, 1), sessionOf(ada, 2), sessionOf(ben, 3)]) await operatorSessions.add(one)
      const left = async () =>
        (await Promise.all([1, 2, 3].map((number) => operatorSessions.findByTokenHash(`session-${number}`)))).map(
          (one) => one !== null,
        )
      await operatorSessions.removeAllExcept(ada.uuid, sessionOf(ada, 2).uuid)
      expect(await left()).toEqual([false, true, true])
      await operatorSessions.removeAll(ada.uuid)
      expect(await left()).toEqual([false, false, true])
    })

    // MOD-16
    it('lists the wrong codes of an operator since an instant, newest first', async () => {
      const { operatorCodeFailures } = store
      for (const minute of [1, 2, 3]) await operatorCodeFailures.add(ada.uuid, addMinutes(TEST_NOW, minute))
      await operatorCodeFailures.add(ben.uuid, addMinutes(TEST_NOW, 4))
      expect(await operatorCodeFailures.listSince(ada.uuid, addMinutes(TEST_NOW, 1))).toEqual([
        addMinutes(TEST_NOW, 3),
        addMinutes(TEST_NOW, 2),
      ])
    })
  })
}
