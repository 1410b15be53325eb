import { hasPermission, type MissingPart } from '@guildhall/domain/companies'
import type { Entitlements } from '@guildhall/domain/plans'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { useMemo } from 'react'
import type { WaitingInvoice } from '../../shared/format/waiting-invoice.ts'
import { useSignedIn, ratesFromWire } from '../session/index.ts'
import { canSearch } from '../../shared/access/can-search.ts'

/** The signed-in employer, with what their company may do and why not. */
export interface Viewer {
  readonly uuid: string
  readonly firstName: string
  readonly name: string
  readonly companyName: string
  readonly entitlements: Entitlements
  readonly freeContactsTotal: number
  /** The end of the trial; null for paid plans. */
  readonly trialEndsAt: Date | null
  readonly invoicePending: boolean
  /** The open invoice that is due first; null if none is open. */
  readonly waitingInvoice: WaitingInvoice | null
  readonly isSuspended: boolean
  readonly missing: readonly MissingPart[]
  /** Whether the role may search, contact candidates and change the plan. Rules: COMP-6, COMP-7, COMP-10. */
  readonly maySearch: boolean
  readonly mayContact: boolean
  readonly mayChangePlan: boolean
  readonly rates: ExchangeRateTable
}

const nobody: Entitlements = {
  search: false,
  contact: false,
  bookmarks: false,
  seats: 0,
  freeContactsLeft: null,
  replyUntil: null,
  reason: null,
}

/** Builds the viewer from the session. */
export function toViewer(session: CurrentSessionWire): Viewer {
  const { company, user } = session
  return {
    uuid: user.uuid,
    firstName: user.firstName,
    name: `${user.firstName} ${user.lastName}`,
    companyName: company?.name ?? '',
    entitlements:
      company === null
        ? nobody
        : {
            ...company.entitlements,
            replyUntil: company.entitlements.replyUntil === null ? null : new Date(company.entitlements.replyUntil),
          },
    freeContactsTotal: company?.entitlements.freeContactsTotal ?? 0,
    trialEndsAt:
      company?.accountType !== 'trial' || company.includeTrial === null ? null : new Date(company.includeTrial),
    invoicePending: company?.invoicePending ?? false,
    waitingInvoice: company?.waitingInvoice ?? null,
    isSuspended: company?.subscriptionStatus === 'suspended',
    missing: (company?.missingForContact ?? []).map(({ canMend, part }) => ({ part, canFix: canMend })),
    maySearch: canSearch(session),
    mayContact: hasPermission(company?.role ?? null, 'contact'),
    mayChangePlan: hasPermission(company?.role ?? null, 'plan'),
    rates: ratesFromWire(session),
  }
}

/** The viewer within a page that the guard opens to employers only. */
export function useViewer(): Viewer {
  const session = useSignedIn()
  return useMemo(() => toViewer(session), [session])
}
