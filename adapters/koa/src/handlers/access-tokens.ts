import type { AccessToken } from '@guildhall/domain/companies'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toTokenWire = ({ createdAt, expiresAt, lastUsedAt, name, scopes, uuid }: AccessToken) => ({
  uuid,
  name,
  scopes: [...scopes],
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Access tokens for the GraphQL API. Rules: API-41, API-45. */
export const accessTokenHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'listAccessTokens' | 'createAccessToken' | 'removeAccessToken'> => ({
  listAccessTokens: async ({ actor }) => {
    const listed = await useCases.listAccessTokens({ actor })
    if (!listed.ok) return listed
    const { personal, service } = listed.value
    return ok({ personal: personal.map(toTokenWire), service: service?.map(toTokenWire) ?? null })
  },
  createAccessToken: async ({ actor, body }) => {
    const created = await useCases.createAccessToken({ ...body, actor, days: body.days ?? 0 })
    if (!created.ok) return created
    return ok({ ...toTokenWire(created.value.token), secret: created.value.secret })
  },
  removeAccessToken: ({ actor, params: { uuid } }) => useCases.removeAccessToken({ actor, uuid }),
})
