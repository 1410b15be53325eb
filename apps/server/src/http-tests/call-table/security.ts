import { appCode } from '../support/authenticator.ts'
import { must } from '../support/must.ts'
import { PASSWORD } from '../support/people.ts'
import type { CallTable } from './call-facts.ts'
import type { Stage } from './stage.ts'

const own = { body: { password: PASSWORD } }
const noPassword = [['nothing', {}, { password: ['This is not your password'] }]] as const

/** Somebody whose password was guessed too often. */
const guessed = async ({ newContractor }: Stage) => {
  const { api } = await newContractor()
  const wrong = { current_password: 'not the right one', password: PASSWORD, password_confirmation: PASSWORD }
  for (let count = 0; count < 5; count += 1) await api.changePassword({ body: wrong })
  return { by: api, sent: own }
}

/** Somebody who has the second step before them, with the code that turns it on. */
const beginner = async ({ newContractor }: Stage) => {
  const { api } = await newContractor()
  const { secret } = must(await api.startTwoFactor(own))
  return { by: api, sent: { body: { otp: appCode(secret, new Date()) } } }
}
/** Somebody who has it on. */
const guarded = async (stage: Stage) => {
  const { by, sent } = await beginner(stage)
  must(await by.confirmTwoFactor(sent))
  return by
}

export const securityCalls = {
  listSessions: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    answers: { sessions: [{ current: true, device: /./ }] },
    again: 'done',
    problems: {},
  },
  endSession: {
    happy: async ({ newContractor, nobody }) => {
      const { api, email } = await newContractor()
      must(await nobody.logIn({ body: { email, password: PASSWORD } }))
      const other = must(await api.listSessions()).sessions.find(({ current }) => !current)
      return { by: api, sent: { params: { id: other?.uuid ?? '' } } }
    },
    again: 'not-found',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() } } }),
    },
  },
  endOtherSessions: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    again: 'done',
    problems: {},
  },
  startTwoFactor: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: own }),
    answers: { secret: /^[A-Z2-7]+$/, uri: /^otpauth:/ },
    again: 'done',
    problems: {
      'too-many-failures': guessed,
      'two-factor-on': async (stage) => ({ by: await guarded(stage), sent: own }),
    },
    invalid: noPassword,
  },
  confirmTwoFactor: {
    happy: beginner,
    answers: { recoveryCodes: [/./] },
    again: 'two-factor-on',
    problems: {
      'two-factor-on': async (stage) => ({ by: await guarded(stage), sent: { body: { otp: '123456' } } }),
      'two-factor-off': ({ contractor }) => ({ by: contractor.api, sent: { body: { otp: '123456' } } }),
    },
  },
  removeTwoFactor: {
    happy: async (stage) => ({ by: await guarded(stage), sent: own }),
    again: 'two-factor-off',
    problems: {
      'too-many-failures': guessed,
      'two-factor-off': ({ contractor }) => ({ by: contractor.api, sent: own }),
    },
    invalid: noPassword,
  },
  regenerateRecoveryCodes: {
    happy: async (stage) => ({ by: await guarded(stage), sent: own }),
    answers: { recoveryCodes: [/./] },
    again: 'done',
    problems: {
      'too-many-failures': guessed,
      'two-factor-off': ({ contractor }) => ({ by: contractor.api, sent: own }),
    },
    invalid: noPassword,
  },
} satisfies Partial<CallTable>
