import { Banner } from '@guildhall/ui-kit/Banner'
import { LinkButton } from '@guildhall/ui-kit/Button'
import type { PlanView } from '../../plan-view.ts'
import { t } from '../../../../shared/i18n/index.ts'

const getReason = ({ method, status }: PlanView): { readonly title: string; readonly text: string } => {
  switch (status) {
    case 'past_due':
    case 'suspended':
      return { title: t('A payment is late.'), text: t('Your plan can be changed once it is settled.') }
    case 'cancelled':
      return { title: t('Your plan is cancelled.'), text: t('Resume it to change it.') }
    case 'active':
      return method === null
        ? {
            title: t('Nothing pays for your plan yet.'),
            text: t('It can be changed once a card or an invoice does.'),
          }
        : {
            title: t('Your first payment is on its way.'),
            text: t('Your plan can be changed once it has arrived.'),
          }
    case 'none':
    case 'incomplete':
      return { title: t('You have no plan yet.'), text: t('Choose one first.') }
  }
}

/** Why a plan cannot be changed now, and a link to the page that resolves it. */
export const PlanUnavailable = ({ view }: { readonly view: PlanView }) => {
  const { text, title } = getReason(view)
  return (
    <Banner
      tone="warning"
      title={title}
      actions={
        <LinkButton size="sm" href="/settings/billing">
          {t('See billing')}
        </LinkButton>
      }
    >
      {text}
    </Banner>
  )
}
