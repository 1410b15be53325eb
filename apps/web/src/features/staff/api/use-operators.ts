import type { OperatorRole } from '@guildhall/domain/moderation'
import { email as emailRule, required, validate } from '@guildhall/domain/shared'
import type { Answer, Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { mapLoadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { StaffOperatorsPageProps } from '../routes/StaffOperatorsPage.tsx'
import { staffKeys } from './keys.ts'
import type { Proof } from './use-proof.ts'

/** An operator in the list. */
export type ListedOperator = Received<Routes['listOperators']>['operators'][number]

/** Whom a link is made for. */
export interface OperatorInvite {
  readonly email: string
  readonly role: OperatorRole
}

/** A link that was made just now; it is shown once. */
export interface MadeLink {
  readonly email: string
  readonly url: string
  readonly expiresAt: string
}

const labels = { email: t('E-mail') }

/** The list of operators and what a superadmin does about them. Rules: MOD-13, MOD-21, MOD-23. */
export function useOperators(ownUuid: string, run: Proof['run']): StaffOperatorsPageProps {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: staffKeys.operators,
    queryFn: async ({ signal }) => orThrow(await api.listOperators({ signal })),
  })
  const [link, setLink] = useState<MadeLink | null>(null)
  const [isInviting, setInviting] = useState(false)
  const readAgain = () => queries.invalidateQueries({ queryKey: staffKeys.operators })

  const invite = useCall({
    call: async ({ email, role }: OperatorInvite) => {
      const answer = await run(() => api.makeOperatorLink({ body: { email, role } }))
      if (answer === null || !answer.ok) return answer ?? { ok: true as const, status: 200, value: null }
      const { expiresAt, path } = answer.value
      return { ...answer, value: { email, expiresAt, url: new URL(path, window.location.origin).href } }
    },
    labels,
    onDone: async (made) => {
      if (made === null) return
      setInviting(false)
      setLink(made)
      await readAgain()
    },
  })

  const change = async (call: () => Promise<Answer<unknown, string>>, text: string): Promise<void> => {
    const answer = await run(call)
    if (answer === null) return
    if (answer.ok) toasts.show({ text, tone: 'success' })
    else toasts.show({ text: answer.message, tone: 'danger' })
    await readAgain()
  }

  return {
    ownUuid,
    operators: mapLoadable(toLoadable(list), ({ operators }) => operators),
    isInviting,
    invite: {
      isPending: invite.isPending,
      errors: invite.errors,
      refusal: invite.refusal,
      onSubmit: (typed) =>
        invite.send(typed, toFormErrors(validate({ email: typed.email }, { email: [required, emailRule] }), labels)),
    },
    link,
    onInvite: setInviting,
    onLinkClose: () => setLink(null),
    onNewLink: ({ email, role }) => invite.send({ email, role }),
    onRole: ({ email, uuid }, role) =>
      void change(
        () => api.changeOperatorRole({ params: { id: uuid }, body: { role } }),
        t('{email} has another role', { email }),
      ),
    onEnd: ({ email, uuid }) =>
      void change(() => api.disableOperator({ params: { id: uuid } }), t('The access of {email} has ended', { email })),
  }
}
