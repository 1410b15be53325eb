import {
  applyRetention,
  deleteAccount,
  eraseAccounts,
  removeUnverifiedAccounts,
  restoreAccount,
  makeExports,
  openExport,
  readExport,
  requestExport,
} from '@guildhall/domain/privacy'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const proving = ['accounts', 'clock', 'ids', 'loginFailures', 'passwords', 'unitOfWork'] as const
const erasing = ['clock', 'fileStore', 'ids', 'unitOfWork'] as const

/** The end of an account: asked for, taken back, done; and the copy of all that somebody has given. */
export const departuresModule = new ContainerModule((options) => {
  provide(options, port, useCase.deleteAccount, proving, deleteAccount)
  provide(
    options,
    port,
    useCase.restoreAccount,
    [...proving, 'oneTimePasswords', 'recoveryCodes', 'secretBox'],
    restoreAccount,
  )
  provide(options, port, useCase.eraseAccounts, erasing, eraseAccounts)
  provide(options, port, useCase.applyRetention, ['agedFacts', 'clock'], applyRetention)
  provide(options, port, useCase.removeUnverifiedAccounts, erasing, removeUnverifiedAccounts)

  const linking = ['clock', 'tokens'] as const
  provide(options, port, useCase.requestExport, [...linking, 'ids', 'unitOfWork'], requestExport)
  provide(options, port, useCase.readExport, [...linking, 'dataExports'], readExport)
  const opening = ['accounts', 'audit', 'dataExports', 'fileStore', 'ids', ...linking] as const
  provide(options, port, useCase.openExport, opening, openExport)
  const making = [...erasing, 'archives', 'companies', 'dataExports', 'files', 'personalData'] as const
  provide(options, port, useCase.makeExports, making, makeExports)
})
