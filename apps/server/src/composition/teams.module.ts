import {
  putAwayChecklist,
  readChecklist,
  acceptInvite,
  askForInvite,
  changeInviteRole,
  changeRole,
  inviteMembers,
  joinTeam,
  listAudit,
  listTeam,
  readInvite,
  refreshInvite,
  removeMember,
  reviewVerification,
  revokeInvite,
} from '@guildhall/domain/companies'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const changing = ['clock', 'ids', 'unitOfWork'] as const
const sending = [...changing, 'mailedSecrets', 'tokens'] as const
const steps = ['accounts', 'checklists', 'companyDirectory'] as const

/** Teams, roles, invites, and the log of what admins changed. */
export const teamsModule = new ContainerModule((options) => {
  provide(options, port, useCase.listTeam, ['clock', 'companyDirectory', 'invites'], listTeam)
  provide(options, port, useCase.changeRole, changing, changeRole)
  provide(options, port, useCase.removeMember, changing, removeMember)
  provide(options, port, useCase.reviewVerification, [...changing, 'companyDirectory'], reviewVerification)
  provide(options, port, useCase.listAudit, ['audit'], listAudit)
  provide(options, port, useCase.inviteMembers, sending, inviteMembers)
  provide(options, port, useCase.refreshInvite, sending, refreshInvite)
  provide(options, port, useCase.changeInviteRole, changing, changeInviteRole)
  provide(options, port, useCase.revokeInvite, changing, revokeInvite)
  provide(options, port, useCase.readInvite, ['accounts', 'clock', 'companyDirectory', 'invites', 'tokens'], readInvite)
  provide(options, port, useCase.askForInvite, [...changing, 'tokens'], askForInvite)
  provide(options, port, useCase.acceptInvite, [...changing, 'tokens'], acceptInvite)
  provide(options, port, useCase.joinTeam, [...changing, 'invites', 'passwords', 'tokens'], joinTeam)
  provide(options, port, useCase.readChecklist, steps, readChecklist)
  provide(options, port, useCase.putAwayChecklist, [...steps, 'clock'], putAwayChecklist)
})
