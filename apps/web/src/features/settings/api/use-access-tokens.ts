import { SERVICE_SCOPES, TOKEN_SCOPES, tokenRules, type TokenScope } from '@guildhall/domain/companies'
import { required, validate } from '@guildhall/domain/shared'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { settingsKeys } from './keys.ts'
import { type ProvedCall, useProvedCall } from './use-proved-call.ts'

/** The tokens that the user manages. */
export type AccessTokenList = Received<Routes['listAccessTokens']>
/** A token in a list. */
export type AccessTokenView = AccessTokenList['personal'][number]
/** A new token with its secret. */
export type NewAccessToken = Received<Routes['createAccessToken']>

/** What the user enters for a new token. */
export interface TypedToken {
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly days: number
  readonly isForService: boolean
}

/** The scopes of a personal token, or of a service's. Rule: API-44. */
export const scopesFor = (isForService: boolean): readonly TokenScope[] =>
  isForService ? SERVICE_SCOPES : TOKEN_SCOPES

const labels = { name: t('Name'), scopes: t('Scopes'), days: t('Ends after') }

/** Rule: API-45. */
export const useAccessTokens = (): Loadable<AccessTokenList> =>
  toLoadable(
    useQuery({
      queryKey: settingsKeys.accessTokens,
      queryFn: async () => orThrow(await api.listAccessTokens()),
      staleTime: 0,
    }),
  )

/** The schema of the GraphQL API, as text. Rule: API-47. */
export const useApiSchema = (): Loadable<string> =>
  toLoadable(
    useQuery({
      queryKey: settingsKeys.apiSchema,
      queryFn: async ({ signal }) => {
        const response = await fetch('/graphql/schema.graphql', { signal })
        if (!response.ok) throw new Error(t('The server did not answer. Please try again.'))
        return response.text()
      },
      staleTime: Infinity,
    }),
  )

const wrongOf = ({ days, name, scopes }: TypedToken) =>
  toFormErrors(validate({ name, days, scopes: scopes.join(' ') }, { ...tokenRules, scopes: [required] }), labels)

/** Makes a token; asks who it is if that was not proved lately. Rule: API-41. */
export function useNewToken(onDone: (token: NewAccessToken) => void): ProvedCall<TypedToken> {
  const queries = useQueryClient()
  const { send, ...state } = useProvedCall({
    call: (form: TypedToken) => api.createAccessToken({ body: { ...form, scopes: [...form.scopes] } }),
    labels,
    onDone: async (token: NewAccessToken) => {
      await queries.invalidateQueries({ queryKey: settingsKeys.accessTokens })
      onDone(token)
    },
  })
  return { ...state, send: (form) => send(form, wrongOf(form)) }
}

/** Removes a token. Rule: API-45. */
export function useRemoveToken(): (token: AccessTokenView) => Promise<void> {
  const queries = useQueryClient()
  return async ({ name, uuid }) => {
    const answer = await api.removeAccessToken({ params: { uuid } })
    toasts.show(
      answer.ok
        ? { text: t('{name} is removed', { name }), tone: 'success' }
        : { text: answer.message, tone: 'danger' },
    )
    await queries.invalidateQueries({ queryKey: settingsKeys.accessTokens })
  }
}
