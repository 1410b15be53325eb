import type {
  NewPasskeyAnswer,
  Passkey,
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyChallengeRepository,
  PasskeyDescriptor,
  PasskeyRepository,
  Passkeys,
} from '../../src/index.ts'
import { anAccount, TEST_NOW } from '../builders/people.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Passkeys in memory. */
export const fakePasskeyCredentials = (): PasskeyRepository & Restorable => {
  const { rows, snapshot } = memory<string, Passkey>()
  const all = (): readonly Passkey[] => [...rows.values()]
  return {
    snapshot,
    list: async (accountUuid) =>
      all()
        .filter((passkey) => passkey.accountUuid === accountUuid)
        .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
    findByCredentialId: async (credentialId) => all().find((passkey) => passkey.credentialId === credentialId) ?? null,
    add: async (passkey) => {
      if (all().some(({ credentialId }) => credentialId === passkey.credentialId)) return 'known'
      rows.set(passkey.uuid, passkey)
      return 'added'
    },
    save: async (passkey) => {
      if (rows.has(passkey.uuid)) rows.set(passkey.uuid, passkey)
    },
    removeOwned: async (accountUuid, uuid) => {
      const passkey = rows.get(uuid)
      if (passkey === undefined || passkey.accountUuid !== accountUuid) return null
      rows.delete(uuid)
      return passkey
    },
    removeAll: async (accountUuid) => {
      for (const passkey of all()) if (passkey.accountUuid === accountUuid) rows.delete(passkey.uuid)
    },
  }
}

/** Challenges in memory. */
export const fakePasskeyChallenges = (): PasskeyChallengeRepository => {
  const { rows } = memory<string, PasskeyChallenge>()
  return {
    add: async (challenge) => {
      rows.set(challenge.challenge, challenge)
    },
    take: async (challenge) => {
      const waiting = rows.get(challenge) ?? null
      rows.delete(challenge)
      return waiting
    },
  }
}

/** A passkey of `anAccount`. */
export const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  uuid: '01900000-0000-7000-8000-00000000cc00',
  accountUuid: anAccount().uuid,
  credentialId: 'credential',
  publicKey: 'key',
  counter: 0,
  transports: ['internal'],
  name: 'Phone',
  backedUp: true,
  createdAt: TEST_NOW,
  lastUsedAt: null,
  ...changes,
})

/** What an answer for `fakePasskeys` says. */
export interface FakeAnswer {
  readonly challenge: string
  readonly credentialId?: string
  readonly accountUuid?: string
  readonly counter?: number
  /** Whether its signature holds. */
  readonly holds?: boolean
}

/** Answers for `fakePasskeys`. */
export const aPasskeyAnswer = ({
  credentialId = 'credential',
  ...claim
}: FakeAnswer): PasskeyAnswer & NewPasskeyAnswer => ({
  id: credentialId,
  rawId: credentialId,
  type: 'public-key',
  response: { clientDataJSON: JSON.stringify(claim), attestationObject: '', authenticatorData: '', signature: '' },
})

const read = ({ response }: NewPasskeyAnswer | PasskeyAnswer): FakeAnswer =>
  JSON.parse(response.clientDataJSON) as FakeAnswer

const describeAll = (passkeys: readonly Passkey[]): PasskeyDescriptor[] =>
  passkeys.map(({ credentialId, transports }) => ({ type: 'public-key', id: credentialId, transports }))

/** Believes answers of `aPasskeyAnswer`. */
export const fakePasskeys = (): Passkeys => {
  let count = 0
  const options = { timeout: 300_000, userVerification: 'required' } as const
  return {
    createChallenge: () => {
      count += 1
      return `challenge-${count}`
    },
    creationOptions: async ({ challenge, relyingParty }, { email, uuid }, existing) => ({
      rp: { id: relyingParty.id, name: 'Guildhall' },
      user: { id: uuid, name: email, displayName: email },
      challenge,
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: options.timeout,
      excludeCredentials: describeAll(existing),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    }),
    requestOptions: async ({ challenge, relyingParty }, allowed) => ({
      ...options,
      rpId: relyingParty.id,
      challenge,
      allowCredentials: describeAll(allowed),
    }),
    read: (answer) => {
      const { accountUuid = null, challenge } = read(answer)
      return { challenge, credentialId: answer.id, accountUuid }
    },
    verifyNew: async (answer) => {
      const { counter = 0, holds = true } = read(answer)
      const credential = {
        credentialId: answer.id,
        publicKey: 'key',
        counter,
        transports: ['internal'],
        backedUp: true,
      }
      return holds ? credential : null
    },
    verifyUse: async (answer) => {
      const { counter = 0, holds = true } = read(answer)
      return holds ? { counter, backedUp: true } : null
    },
  }
}
