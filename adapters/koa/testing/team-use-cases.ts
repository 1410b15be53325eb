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
  revokeInvite,
} from '@guildhall/domain/companies'

type DepsOf<Factory extends (deps: never) => unknown> = Parameters<Factory>[0]
type Deps = DepsOf<typeof acceptInvite> &
  DepsOf<typeof askForInvite> &
  DepsOf<typeof changeRole> &
  DepsOf<typeof inviteMembers> &
  DepsOf<typeof joinTeam> &
  DepsOf<typeof listAudit> &
  DepsOf<typeof listTeam> &
  DepsOf<typeof readInvite> &
  DepsOf<typeof refreshInvite> &
  DepsOf<typeof removeMember> &
  DepsOf<typeof putAwayChecklist>

/** The use cases of teams over the memory. */
export const teamUseCases = (deps: Deps) => ({
  listTeam: listTeam(deps),
  changeRole: changeRole(deps),
  removeMember: removeMember(deps),
  listAudit: listAudit(deps),
  inviteMembers: inviteMembers(deps),
  refreshInvite: refreshInvite(deps),
  changeInviteRole: changeInviteRole(deps),
  revokeInvite: revokeInvite(deps),
  readInvite: readInvite(deps),
  askForInvite: askForInvite(deps),
  acceptInvite: acceptInvite(deps),
  joinTeam: joinTeam(deps),
  readChecklist: readChecklist(deps),
  putAwayChecklist: putAwayChecklist(deps),
})
