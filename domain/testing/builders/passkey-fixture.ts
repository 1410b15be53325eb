import {
  confirmTwoFactor,
  finishPasskeyRegistration,
  logIn,
  MINUTE_MS,
  signInWithPasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
  startPasskeyStep,
  startTwoFactor,
} from '../../src/index.ts'
import { aPasskeyAnswer, type FakeAnswer } from '../fakes/passkeys.ts'
import { aContractorActor, anAccount, anEmployer } from './people.ts'
import { signInFixture } from './sign-in-fixture.ts'

const device = { address: '192.0.2.1', userAgent: 'Firefox' }
const credentials = { email: anAccount().email, password: 'a fine long password', address: device.address }

/** `anAccount` with a session that has proved its identity, and what passkeys need. */
export const passkeyFixture = async () => {
  const deps = signInFixture(anAccount(), anEmployer())
  const login = await logIn(deps)({ ...credentials, ...device })
  const actor = {
    ...aContractorActor(),
    ...(login.ok && login.value.sessionUuid !== null ? { sessionUuid: login.value.sessionUuid } : {}),
  }
  const challenge = async () => {
    const started = await startPasskeyRegistration(deps)({ actor })
    if (!started.ok) throw new Error(started.problem)
    return started.value.challenge
  }
  const register = async (answer: Partial<FakeAnswer> = {}, name = 'Phone', by = actor) =>
    finishPasskeyRegistration(deps)({
      actor: by,
      answer: aPasskeyAnswer({ challenge: await challenge(), ...answer }),
      name,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
  const startSignIn = async () => {
    const started = await startPasskeySignIn(deps)()
    if (!started.ok) throw new Error(started.problem)
    return started.value.challenge
  }
  const signIn = async (answer: Partial<FakeAnswer> = {}, address = device.address) =>
    signInWithPasskey(deps)({
      ...device,
      address,
      answer: aPasskeyAnswer({ challenge: await startSignIn(), accountUuid: anAccount().uuid, ...answer }),
    })
  const turnTwoFactorOn = async () => {
    await startTwoFactor(deps)({ actor, ...credentials })
    await confirmTwoFactor(deps)({ actor, otp: deps.oneTimePasswords.codeAt(deps.clock.now()) })
    deps.clock.advance(2 * MINUTE_MS)
  }
  const startStep = async () => {
    const started = await startPasskeyStep(deps)(credentials)
    if (!started.ok) throw new Error(started.problem)
    return started.value.challenge
  }
  const logInWith = async (answer: Partial<FakeAnswer> = {}, password = credentials.password) =>
    logIn(deps)({
      ...credentials,
      ...device,
      password,
      passkey: aPasskeyAnswer({ challenge: await startStep(), ...answer }),
    })
  return {
    ...deps,
    actor,
    credentials,
    device,
    challenge,
    register,
    startSignIn,
    signIn,
    turnTwoFactorOn,
    startStep,
    logInWith,
  }
}
