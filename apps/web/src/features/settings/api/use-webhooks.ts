import { webhookUrlRules, type WebhookEventType } from '@guildhall/domain/notifications'
import { required, validate } from '@guildhall/domain/shared'
import type { Answer, Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type FormCall, useCall } from '../../../shared/api/use-call.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { settingsKeys } from './keys.ts'
import { type ProvedCall, type ProvedCallOptions, useProvedCall } from './use-proved-call.ts'

/** A webhook of the company. */
export type WebhookView = Received<Routes['listWebhooks']>['webhooks'][number]
/** A webhook with its secret. */
export type WebhookSecret = Received<Routes['addWebhook']>
/** What a webhook was told, with the receiver's last answer. */
export type DeliveryView = Received<Routes['listWebhookDeliveries']>['deliveries'][number]

/** What a user enters for a new webhook. */
export interface TypedWebhook {
  readonly url: string
  readonly events: readonly WebhookEventType[]
}

/** The deliveries that are loaded, and how to load older ones. */
export interface WebhookLog {
  readonly deliveries: readonly DeliveryView[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onMore: () => void
}

const labels = { url: t('Address'), events: t('Events') }

/** Rule: NOTE-27. */
export const useWebhooks = (isOpen: boolean): Loadable<readonly WebhookView[]> =>
  toLoadable(
    useQuery({
      queryKey: settingsKeys.webhooks,
      queryFn: async () => orThrow(await api.listWebhooks()).webhooks,
      staleTime: 0,
      enabled: isOpen,
    }),
  )

/** Rule: NOTE-30. */
export function useWebhookLog(uuid: string): Loadable<WebhookLog> {
  const query = useInfiniteQuery({
    queryKey: settingsKeys.webhookLog(uuid),
    queryFn: async ({ pageParam, signal }) =>
      orThrow(
        await api.listWebhookDeliveries(
          { params: { id: uuid }, query: pageParam === null ? {} : { cursor: pageParam } },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    staleTime: 0,
  })
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = query
  return toLoadable({
    data: data && {
      deliveries: data.pages.flatMap(({ deliveries }) => deliveries),
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      onMore: () => void fetchNextPage(),
    },
    error,
    refetch,
  })
}

const isAddress = (isDevelopment: boolean) => ({ url: webhookUrlRules(isDevelopment), events: [required] })
const wrongOf = ({ events, url }: TypedWebhook) =>
  // Whether http on this machine is allowed is the server's to say.
  toFormErrors(validate({ url: url.trim(), events: events.join(' ') }, isAddress(true)), labels)

/** A call that is answered with a secret, after which the list is read again. */
function useSecretOptions<Input>(
  call: (input: Input) => Promise<Answer<WebhookSecret, string>>,
  onDone: (webhook: WebhookSecret) => void,
): ProvedCallOptions<Input, WebhookSecret> {
  const queries = useQueryClient()
  return {
    call,
    labels,
    onDone: async (webhook) => {
      await queries.invalidateQueries({ queryKey: settingsKeys.webhooks })
      onDone(webhook)
    },
  }
}

/** Adds a webhook. Rule: NOTE-27. */
export function useNewWebhook(onDone: (webhook: WebhookSecret) => void): ProvedCall<TypedWebhook> {
  const { send, ...state } = useProvedCall(
    useSecretOptions(
      ({ events, url }: TypedWebhook) => api.addWebhook({ body: { url: url.trim(), events: [...events] } }),
      onDone,
    ),
  )
  return { ...state, send: (typed) => send(typed, wrongOf(typed)) }
}

/** Gives a webhook another secret. Rule: NOTE-28. */
export const useNewSecret = (onDone: (webhook: WebhookSecret) => void): ProvedCall<string> =>
  useProvedCall(useSecretOptions((uuid: string) => api.rotateWebhookSecret({ params: { id: uuid } }), onDone))

/** Changes what a webhook is told. Rules: NOTE-27, UI-63. */
export function useWebhookEvents({ isEnabled, uuid }: WebhookView, onDone: () => void): FormCall<TypedWebhook> {
  const queries = useQueryClient()
  const { send, ...state } = useCall({
    call: ({ events }: TypedWebhook) =>
      api.changeWebhook({ params: { id: uuid }, body: { isEnabled, events: [...events] } }),
    labels,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: settingsKeys.webhooks })
      onDone()
    },
  })
  return { ...state, send: (typed) => send(typed, wrongOf(typed)) }
}

/** What is done with a webhook by one press. */
export interface WebhookActions {
  readonly onSwitch: (webhook: WebhookView, isEnabled: boolean) => void
  readonly onPing: (webhook: WebhookView) => void
  readonly onRemove: (webhook: WebhookView) => void
  readonly onResend: (webhook: WebhookView, delivery: DeliveryView) => void
}

const tellDelivery = ({ answer, answerStatus, status }: DeliveryView): void => {
  const given = answerStatus === null ? (answer ?? '') : String(answerStatus)
  toasts.show(
    status === 'delivered'
      ? { text: t('Your service answered {status}', { status: given }), tone: 'success' }
      : { text: t('It did not arrive: {answer}', { answer: given }), tone: 'danger' },
  )
}

/** Rules: NOTE-27, NOTE-30. */
export function useWebhookActions(): WebhookActions {
  const queries = useQueryClient()
  const run = async <Value>(
    calling: Promise<Answer<Value, string>>,
    onDone: (value: Value) => void = () => undefined,
  ): Promise<void> => {
    const answer = await calling
    if (answer.ok) onDone(answer.value)
    else toasts.show({ text: answer.message, tone: 'danger' })
    await queries.invalidateQueries({ queryKey: settingsKeys.webhooks })
  }
  return {
    onSwitch: ({ events, uuid }, isEnabled) =>
      void run(api.changeWebhook({ params: { id: uuid }, body: { isEnabled, events: [...events] } })),
    onPing: ({ uuid }) => void run(api.pingWebhook({ params: { id: uuid } }), tellDelivery),
    onRemove: ({ uuid }) => void run(api.removeWebhook({ params: { id: uuid } })),
    onResend: ({ uuid }, { uuid: delivery }) =>
      void run(api.resendWebhookDelivery({ params: { id: uuid, delivery } }), tellDelivery),
  }
}
