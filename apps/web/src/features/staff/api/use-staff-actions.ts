import { OPERATOR_REASON_MAX_LENGTH, operatorReasonRules, trialExtensionRules } from '@guildhall/domain/moderation'
import { maxValue, minValue, validate } from '@guildhall/domain/shared'
import type { Answer } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { ActionDialogProps, TypedAction } from '../components/People/ActionDialog.tsx'
import { staffKeys } from './keys.ts'

/** An action that needs a reason. */
export interface StaffAction {
  readonly title: string
  readonly text: string
  readonly saveText: string
  /** Shown when it is done. */
  readonly doneText: string
  readonly isDanger?: boolean
  /** A number that the action takes, with its greatest value. */
  readonly amount?: { readonly field: 'contacts' | 'days'; readonly label: string; readonly max: number }
  /** Resolves to null if the operator was asked for their password and gave none. */
  readonly call: (typed: {
    readonly reason: string
    readonly amount: number
  }) => Promise<Answer<unknown, string> | null>
}

const labels = { reason: t('Reason'), days: t('Days'), contacts: t('Contacts') }

const wrongOf = ({ amount: max }: StaffAction, { amount, reason }: TypedAction) => ({
  ...(max === undefined
    ? {}
    : validate(
        { [max.field]: amount },
        { [max.field]: max.field === 'days' ? trialExtensionRules : [minValue(1), maxValue(max.max)] },
      )),
  ...validate({ reason }, { reason: operatorReasonRules }),
})

const notDone = Symbol('not done')

/** Actions of operators about a person or a company: a dialog for those that need a reason, a message for the others. Rule: MOD-38. */
export function useStaffActions(readAgain: readonly string[]): {
  readonly dialog: ActionDialogProps | null
  readonly ask: (action: StaffAction) => void
  readonly run: (call: () => Promise<Answer<unknown, string>>, doneText: string) => Promise<void>
} {
  const queries = useQueryClient()
  const [action, setAction] = useState<StaffAction | null>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: readAgain })
  const { send, ...state } = useCall({
    call: async ({ amount, reason }: TypedAction) => {
      if (action === null) throw new Error('There is no action to take')
      const answer = await action.call({ reason, amount: amount ?? 0 })
      return answer ?? { ok: true as const, status: 200, value: notDone }
    },
    labels,
    onDone: async (value) => {
      if (value === notDone) return
      toasts.show({ text: action?.doneText ?? '', tone: 'success' })
      setAction(null)
      await refresh()
    },
  })
  return {
    ask: setAction,
    run: async (call, doneText) => {
      const answer = await call()
      toasts.show(answer.ok ? { text: doneText, tone: 'success' } : { text: answer.message, tone: 'danger' })
      await refresh()
    },
    dialog:
      action === null
        ? null
        : {
            ...state,
            action,
            reasonMaxLength: OPERATOR_REASON_MAX_LENGTH,
            onSubmit: (typed) => send(typed, toFormErrors(wrongOf(action, typed), labels)),
            onClose: () => setAction(null),
          },
  }
}

/** What operators do about a person. Rules: MOD-37, MOD-39. */
export function usePersonActions(uuid: string) {
  const { ask, dialog, run } = useStaffActions(staffKeys.person(uuid))
  const params = { id: uuid }
  return {
    dialog,
    onSuspend: (name: string) =>
      ask({
        title: t('Suspend {name}?', { name }),
        text: t('They are signed out at once, cannot sign in, and nobody finds them. You can lift it again.'),
        saveText: t('Suspend'),
        doneText: t('{name} is suspended', { name }),
        isDanger: true,
        call: ({ reason }) => api.setSuspension({ params, body: { isSuspended: true, reason } }),
      }),
    onLift: (name: string) =>
      ask({
        title: t('Lift the suspension of {name}?', { name }),
        text: t('They can sign in again, and employers find them again.'),
        saveText: t('Lift'),
        doneText: t('The suspension of {name} is lifted', { name }),
        call: ({ reason }) => api.setSuspension({ params, body: { isSuspended: false, reason } }),
      }),
    onViewAs: (name: string) =>
      ask({
        title: t('View Guildhall as {name}?', { name }),
        text: t(
          'For 15 minutes this browser shows what they see. You change nothing, and messages and offers stay closed. Superadmins see it in the log.',
        ),
        saveText: t('View'),
        doneText: t('You look as {name}', { name }),
        call: async ({ reason }) => {
          const answer = await api.viewAs({ params, body: { reason } })
          if (answer.ok) globalThis.location.assign('/')
          return answer
        },
      }),
    onEndSessions: () => void run(() => api.endPersonSessions({ params }), t('Signed out on all devices')),
    onResend: () => void run(() => api.resendVerificationMail({ params }), t('The mail is on its way')),
  }
}

/** What operators do about a company. Rules: MOD-40, MOD-41. */
export function useCompanyActions(uuid: string) {
  const { ask, dialog } = useStaffActions(staffKeys.company(uuid))
  const params = { id: uuid }
  return {
    dialog,
    onVerify: (name: string) =>
      ask({
        title: t('Verify {name}?', { name }),
        text: t('Contractors see that Guildhall has checked this company, until its website changes.'),
        saveText: t('Verify'),
        doneText: t('{name} is verified', { name }),
        call: ({ reason }) => api.setCompanyVerification({ params, body: { isVerified: true, reason } }),
      }),
    onWithdraw: (name: string) =>
      ask({
        title: t('Withdraw the verification of {name}?', { name }),
        text: t('What the addresses of its admins prove remains.'),
        saveText: t('Withdraw'),
        doneText: t('The verification of {name} is withdrawn', { name }),
        isDanger: true,
        call: ({ reason }) => api.setCompanyVerification({ params, body: { isVerified: false, reason } }),
      }),
    onExtendTrial: (name: string, max: number) =>
      ask({
        title: t('Extend the trial of {name}', { name }),
        text: t('The days are added to its end, or count from now if it has ended.'),
        saveText: t('Extend'),
        doneText: t('The trial of {name} is extended', { name }),
        amount: { field: 'days', label: t('Days'), max },
        call: ({ amount, reason }) => api.extendTrial({ params, body: { days: amount, reason } }),
      }),
    onGiveBack: (name: string, max: number) =>
      ask({
        title: t('Give {name} contacts back', { name }),
        text: t('Free contacts that it has used can be used again.'),
        saveText: t('Give back'),
        doneText: t('{name} has contacts again', { name }),
        amount: { field: 'contacts', label: t('Contacts'), max },
        call: ({ amount, reason }) => api.giveContactsBack({ params, body: { contacts: amount, reason } }),
      }),
  }
}
