import type { Operator, OperatorLink, OperatorSession } from '@guildhall/domain/moderation'
import type { OperatorRow } from '../rows/operator.row.ts'
import { mapColumns } from './map-columns.ts'

type OperatorColumns = Pick<
  OperatorRow,
  | 'uuid'
  | 'email'
  | 'name'
  | 'role'
  | 'passwordHash'
  | 'sealedSecret'
  | 'twoFactorConfirmedAt'
  | 'lastStep'
  | 'createdAt'
  | 'disabledAt'
>

export const operatorMapper = {
  toRow: ({ twoFactor, ...operator }: Operator): OperatorColumns => ({
    uuid: operator.uuid,
    email: operator.email,
    name: operator.name,
    role: operator.role,
    passwordHash: operator.passwordHash,
    sealedSecret: twoFactor?.sealedSecret ?? null,
    twoFactorConfirmedAt: twoFactor?.confirmedAt ?? null,
    lastStep: twoFactor?.lastStep ?? null,
    createdAt: operator.createdAt,
    disabledAt: operator.disabledAt,
  }),
  toEntity: (row: OperatorColumns): Operator => ({
    uuid: row.uuid,
    email: row.email,
    name: row.name,
    role: row.role,
    passwordHash: row.passwordHash,
    twoFactor:
      row.sealedSecret === null
        ? null
        : { sealedSecret: row.sealedSecret, confirmedAt: row.twoFactorConfirmedAt, lastStep: row.lastStep },
    createdAt: row.createdAt,
    disabledAt: row.disabledAt,
  }),
}

export const operatorLinkMapper = mapColumns<OperatorLink>()(['operatorUuid', 'tokenHash', 'expiresAt'])

export const operatorSessionMapper = mapColumns<OperatorSession>()([
  'uuid',
  'operatorUuid',
  'tokenHash',
  'createdAt',
  'expiresAt',
  'authenticatedAt',
])
