import { createHash } from 'node:crypto'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Lists that people choose from. Rule: REF-26. */
export const listHandlers = ({ useCases }: HandlerDeps): Pick<Handlers<Routes>, 'readList'> => {
  /** By the entries, which are others after a change. */
  const versions = new WeakMap<object, string>()
  return {
    readList: async ({ params }) => {
      const entries = await useCases.readList(params)
      const version =
        versions.get(entries) ?? createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22)
      versions.set(entries, version)
      return { ...ok({ entries: [...entries] }), version }
    },
  }
}
