import { canBeCancelled } from '@guildhall/domain/billing'
import { Button } from '@guildhall/ui-kit/Button'
import { FormActions } from '@guildhall/ui-kit/Form'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { BillingDetailsForm, billingValuesOf } from '../components/BillingDetailsForm/index.ts'
import { SettingPart } from '../../../shared/components/SettingsFrame/index.ts'
import { PlanFailed } from '../components/subscription/PlanStates.tsx'
import type { BillingSettingsProps } from '../billing-view.ts'
import { CancelPart } from '../components/settings/CancelPart.tsx'
import { CardPart } from '../components/settings/CardPart.tsx'
import { InvoicesPart } from '../components/settings/InvoicesPart.tsx'
import { PlanPart } from '../components/settings/PlanPart.tsx'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'

const noErrors = [] as const

/** The plan, the payment method, the billing details and all invoices. Rule: UI-4. */
export const BillingSettings = (props: BillingSettingsProps) => {
  const { actions, card, company, details, invoices, now, plan } = props
  const view = plan.state === 'ready' ? plan.value : null
  return (
    <>
      {plan.state === 'loading' && (
        <SkeletonGroup label={t('Loading the plan')}>
          <Skeleton width="52%" />
          <Skeleton width="64%" />
        </SkeletonGroup>
      )}
      {plan.state === 'failed' && <PlanFailed message={plan.message} onRetry={plan.onRetry} />}
      {view && (
        <PanelBoundary>
          <PlanPart
            view={view}
            company={company}
            card={card.state === 'ready' ? card.value : undefined}
            actions={actions}
            now={now}
            changeHref="/settings/subscription"
          />
        </PanelBoundary>
      )}
      <PanelBoundary>
        <InvoicesPart invoices={invoices} />
      </PanelBoundary>
      <PanelBoundary>
        <CardPart card={card} method={view?.method ?? null} actions={actions} />
      </PanelBoundary>
      <SettingPart title={t('Details on the invoice')}>
        <BillingDetailsForm
          key={details === null ? 'new' : 'known'}
          label={t('Details on the invoice')}
          start={billingValuesOf(details, company.name)}
          onSubmit={props.onSaveDetails}
          addresses={props.addresses}
          errors={props.detailErrors ?? noErrors}
          refusal={props.detailRefusal ?? null}
          isSaving={props.isSavingDetails ?? false}
        >
          <FormActions>
            <Button
              variant="primary"
              type="submit"
              isPending={props.isSavingDetails ?? false}
              pendingLabel={t('Saving')}
            >
              {t('Save details')}
            </Button>
          </FormActions>
        </BillingDetailsForm>
      </SettingPart>
      {view && view.method !== null && canBeCancelled(view.status) && <CancelPart view={view} actions={actions} />}
    </>
  )
}
