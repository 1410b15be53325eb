import { OPERATOR_RIGHTS } from '@guildhall/domain/moderation'
import type { ListedOperator } from '../api/use-operators.ts'
import type { StaffSession } from '../api/use-staff-session.ts'
import type { StaffSignIn } from '../api/use-staff-sign-in.ts'

const idle = (): void => undefined

/** A superadmin's session, for stories. */
export const sampleStaffSession: StaffSession = {
  operator: {
    uuid: '0199a1f4-7c1e-7a53-9c3d-0000000000d1',
    email: 'callum@guildhall.example',
    name: 'Callum Nguyen',
    role: 'superadmin',
  },
  rights: [...OPERATOR_RIGHTS.superadmin],
  mustSetUpTwoFactor: false,
  hasTwoFactor: true,
  expiresAt: '2026-03-02T10:00:00.000Z',
}

/** An idle sign-in. */
export const sampleStaffSignIn: StaffSignIn = {
  stage: 'password',
  isPending: false,
  errors: [],
  refusal: null,
  onPassword: idle,
  onCode: idle,
  onStartOver: idle,
}

const operator = (number: number, changes: Partial<ListedOperator>): ListedOperator => ({
  ...sampleStaffSession.operator,
  uuid: `0199a1f4-7c1e-7a53-9c3d-0000000000d${number}`,
  hasTwoFactor: true,
  createdAt: '2026-01-12T09:00:00.000Z',
  disabledAt: null,
  ...changes,
})

/** Operators in every state. */
export const sampleOperators: readonly ListedOperator[] = [
  operator(1, {}),
  operator(2, { email: 'ines@guildhall.example', name: 'Inês Carvalho', role: 'vetter' }),
  operator(3, { email: 'ruth@guildhall.example', name: 'Ruth Lekganyane', role: 'billing', hasTwoFactor: false }),
  operator(4, { email: 'jonas@guildhall.example', name: '', role: 'support', hasTwoFactor: false }),
  operator(5, {
    email: 'petra@guildhall.example',
    name: 'Petra Eklund',
    role: 'vetter',
    disabledAt: '2026-02-20T09:00:00.000Z',
  }),
]
