import { changeRole, listAudit, listTeam, removeMember } from '@guildhall/domain/teams'

type DepsOf<Factory extends (deps: never) => unknown> = Parameters<Factory>[0]

/** The use cases of teams over the memory. */
export const teamUseCases = (
  deps: DepsOf<typeof changeRole> & DepsOf<typeof listAudit> & DepsOf<typeof listTeam> & DepsOf<typeof removeMember>,
) => ({
  listTeam: listTeam(deps),
  changeRole: changeRole(deps),
  removeMember: removeMember(deps),
  listAudit: listAudit(deps),
})
