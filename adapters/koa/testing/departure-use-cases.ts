import { deleteAccount, restoreAccount, openExport, readExport, requestExport } from '@guildhall/domain/privacy'

type Needs<Factory extends (deps: never) => unknown> = Parameters<Factory>[0]

type DepartureDeps = Needs<typeof deleteAccount> &
  Needs<typeof restoreAccount> &
  Needs<typeof requestExport> &
  Needs<typeof readExport> &
  Needs<typeof openExport>

/** The use cases of an account's end, and of the copy of its data. */
export const departureUseCases = (deps: DepartureDeps) => ({
  deleteAccount: deleteAccount(deps),
  restoreAccount: restoreAccount(deps),
  requestExport: requestExport(deps),
  readExport: readExport(deps),
  openExport: openExport(deps),
})
