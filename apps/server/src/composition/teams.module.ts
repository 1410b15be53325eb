import { changeRole, listAudit, listTeam, removeMember } from '@guildhall/domain/teams'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const changing = ['clock', 'ids', 'unitOfWork'] as const

/** Teams, roles, invites, and the log of what admins changed. */
export const teamsModule = new ContainerModule((options) => {
  provide(options, port, useCase.listTeam, ['clock', 'companyDirectory', 'invites'], listTeam)
  provide(options, port, useCase.changeRole, changing, changeRole)
  provide(options, port, useCase.removeMember, changing, removeMember)
  provide(options, port, useCase.listAudit, ['audit'], listAudit)
})
