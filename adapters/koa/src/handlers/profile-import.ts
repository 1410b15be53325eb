import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { foundProfileOf } from '../mappers/profile-import.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Taking over what a file tells. Source: product-spec §7; D13. */
export const profileImportHandlers = ({ useCases }: HandlerDeps): Pick<Handlers<Routes>, 'readProfileFile'> => ({
  readProfileFile: async ({ actor, file }) => {
    const read = await useCases.readProfileFile({ actor, file })
    return read.ok ? ok(foundProfileOf(read.value)) : read
  },
})
