import type {
  Passkey,
  PasskeyCreationOptions,
  PasskeyDescriptor,
  PasskeyRequestOptions,
} from '@guildhall/domain/identity'
import { ok } from '@guildhall/domain/shared'
import type {
  OwnPasskeyWire,
  PasskeyCreationOptionsWire,
  PasskeyRequestOptionsWire,
  Routes,
} from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { describeLogin } from './session.ts'

const toPasskeyWire = ({ backedUp, createdAt, lastUsedAt, name, uuid }: Passkey): OwnPasskeyWire => ({
  uuid,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  backedUp,
})

const toDescriptors = (descriptors: readonly PasskeyDescriptor[]) =>
  descriptors.map((one) => ({ ...one, transports: [...one.transports] }))

const toCreationWire = (options: PasskeyCreationOptions): PasskeyCreationOptionsWire => ({
  ...options,
  pubKeyCredParams: [...options.pubKeyCredParams],
  excludeCredentials: toDescriptors(options.excludeCredentials),
})

const toRequestWire = (options: PasskeyRequestOptions): PasskeyRequestOptionsWire => ({
  ...options,
  allowCredentials: toDescriptors(options.allowCredentials),
})

/** Passkeys: an account's own, and signing in with one. Rules: IDEN-60, IDEN-62, IDEN-63. */
export const passkeyHandlers = (
  deps: HandlerDeps,
): Pick<
  Handlers<Routes>,
  | 'listPasskeys'
  | 'startPasskeyRegistration'
  | 'finishPasskeyRegistration'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeySignIn'
  | 'signInWithPasskey'
  | 'startPasskeyStep'
> => ({
  listPasskeys: async ({ actor, facts: { origin } }) => {
    const listed = await deps.useCases.listPasskeys({ actor, origin })
    return listed.ok ? ok({ ...listed.value, passkeys: listed.value.passkeys.map(toPasskeyWire) }) : listed
  },
  startPasskeyRegistration: async ({ actor }) => {
    const started = await deps.useCases.startPasskeyRegistration({ actor })
    return started.ok ? ok(toCreationWire(started.value)) : started
  },
  finishPasskeyRegistration: async ({ actor, body: { answer, name = '' }, facts: { userAgent } }) => {
    const added = await deps.useCases.finishPasskeyRegistration({ actor, answer, name, userAgent })
    return added.ok ? ok(toPasskeyWire(added.value)) : added
  },
  renamePasskey: async ({ actor, body: { name }, params: { uuid } }) => {
    const renamed = await deps.useCases.renamePasskey({ actor, uuid, name })
    return renamed.ok ? ok(toPasskeyWire(renamed.value)) : renamed
  },
  removePasskey: ({ actor, params: { uuid } }) => deps.useCases.removePasskey({ actor, uuid }),
  startPasskeySignIn: async () => {
    const started = await deps.useCases.startPasskeySignIn()
    return started.ok ? ok(toRequestWire(started.value)) : started
  },
  signInWithPasskey: async ({ body: { answer }, facts }) => {
    const { address, userAgent } = facts
    const login = await deps.useCases.signInWithPasskey({ answer, address, userAgent })
    return login.ok ? describeLogin(deps, login.value, facts) : login
  },
  startPasskeyStep: async ({ body: { email, password }, facts: { address } }) => {
    const started = await deps.useCases.startPasskeyStep({ email, password, address })
    return started.ok ? ok(toRequestWire(started.value)) : started
  },
})
