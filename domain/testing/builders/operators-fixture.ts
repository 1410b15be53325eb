import {
  acceptOperatorLink,
  authenticateOperator,
  changeOperatorRole,
  confirmOperatorTwoFactor,
  disableOperator,
  listOperators,
  makeOperatorLink,
  type Operator,
  type OperatorActor,
  proveOperator,
  readOperator,
  readOperatorLink,
  signInOperator,
  signOutOperator,
  startOperatorTwoFactor,
} from '../../src/index.ts'
import { fakeLoginFailures } from '../fakes/accounts.ts'
import { fakeAuditLog } from '../fakes/audit-log.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeIds } from '../fakes/ids.ts'
import { fakeLeakedPasswords } from '../fakes/leaked-passwords.ts'
import { fakeOperatorLinks, fakeOperators, fakeOperatorSessions } from '../fakes/operators.ts'
import { fakePasswords } from '../fakes/passwords.ts'
import { fakeTokens } from '../fakes/tokens.ts'
import { fakeCodeFailures, fakeOneTimePasswords, fakeSecretBox } from '../fakes/two-factor.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'
import { TEST_NOW } from './people.ts'

/** The password of `anOperator`. */
export const OPERATOR_PASSWORD = 'a fine long password'

/** The use cases of operators on fakes. */
export const operatorsFixture = (...known: readonly Operator[]) => {
  const clock = fakeClock(TEST_NOW)
  const audit = fakeAuditLog()
  const operators = fakeOperators(...known)
  const operatorLinks = fakeOperatorLinks()
  const operatorSessions = fakeOperatorSessions()
  const loginFailures = fakeLoginFailures()
  const oneTimePasswords = fakeOneTimePasswords()
  const stores = { audit, loginFailures, operatorLinks, operators, operatorSessions }
  const deps = {
    ...stores,
    clock,
    ids: fakeIds(),
    isOperatorTwoFactorRequired: true,
    leakedPasswords: fakeLeakedPasswords(),
    oneTimePasswords,
    passwords: fakePasswords(),
    secretBox: fakeSecretBox(),
    tokens: fakeTokens(),
    unitOfWork: fakeUnitOfWork({ ...stores, operatorCodeFailures: fakeCodeFailures() }),
  }
  const signIn = signInOperator(deps)
  const authenticate = authenticateOperator(deps)
  const signInAs = async (email: string, otp?: string): Promise<OperatorActor> => {
    const signedIn = await signIn({ email, password: OPERATOR_PASSWORD, otp, address: '192.0.2.1' })
    const actor = signedIn.ok ? await authenticate(signedIn.value.token) : null
    if (actor === null) throw new Error(`${email} cannot sign in`)
    return actor
  }
  return {
    ...deps,
    codeNow: () => oneTimePasswords.codeAt(clock.now()),
    actions: () => audit.entries().map(({ action, actorUuid }) => [action, actorUuid]),
    accept: acceptOperatorLink(deps),
    authenticate,
    authenticateInDevelopment: authenticateOperator({ ...deps, isOperatorTwoFactorRequired: false }),
    changeRole: changeOperatorRole(deps),
    confirmApp: confirmOperatorTwoFactor(deps),
    disable: disableOperator(deps),
    list: listOperators(deps),
    makeLink: makeOperatorLink(deps),
    prove: proveOperator(deps),
    read: readOperator(deps),
    readLink: readOperatorLink(deps),
    signIn,
    signInAs,
    signOut: signOutOperator(deps),
    startApp: startOperatorTwoFactor(deps),
  }
}

/** An operator's app that is on. */
export const CONFIRMED_APP = { sealedSecret: 'sealed:JBSWY3DPEHPK3PXP', confirmedAt: TEST_NOW, lastStep: null } as const
