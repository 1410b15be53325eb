import {
  applyRetention,
  deleteAccount,
  eraseAccounts,
  removeUnverifiedAccounts,
  restoreAccount,
} from '@guildhall/domain/departures'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const proving = ['accounts', 'clock', 'ids', 'loginFailures', 'passwords', 'unitOfWork'] as const
const erasing = ['clock', 'fileStore', 'ids', 'unitOfWork'] as const

/** The end of an account: asked for, taken back, done. */
export const departuresModule = new ContainerModule((options) => {
  provide(options, port, useCase.deleteAccount, proving, deleteAccount)
  provide(options, port, useCase.restoreAccount, proving, restoreAccount)
  provide(options, port, useCase.eraseAccounts, erasing, eraseAccounts)
  provide(options, port, useCase.applyRetention, ['agedFacts', 'clock'], applyRetention)
  provide(options, port, useCase.removeUnverifiedAccounts, erasing, removeUnverifiedAccounts)
})
