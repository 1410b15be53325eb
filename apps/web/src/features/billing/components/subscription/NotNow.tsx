import { Banner } from '@guildhall/ui-kit/Banner'
import { LinkButton } from '@guildhall/ui-kit/Button'
import type { PlanView } from '../../plan-view.ts'
import { say } from '../../../../shared/i18n/index.ts'

const wordsOf = ({ method, status }: PlanView): { readonly title: string; readonly text: string } => {
  switch (status) {
    case 'past_due':
    case 'suspended':
      return { title: say('A payment is late.'), text: say('Your plan can be changed once it is settled.') }
    case 'cancelled':
      return { title: say('Your plan is cancelled.'), text: say('Resume it to change it.') }
    case 'active':
      return method === null
        ? {
            title: say('Nothing pays for your plan yet.'),
            text: say('It can be changed once a card or an invoice does.'),
          }
        : {
            title: say('Your first payment is on its way.'),
            text: say('Your plan can be changed once it has arrived.'),
          }
    case 'none':
    case 'incomplete':
      return { title: say('You have no plan yet.'), text: say('Choose one first.') }
  }
}

/** Why a plan cannot be changed now, and the way to where that can be mended. */
export const NotNow = ({ view }: { readonly view: PlanView }) => {
  const { text, title } = wordsOf(view)
  return (
    <Banner
      tone="warning"
      title={title}
      actions={
        <LinkButton size="sm" href="/settings/billing">
          {say('See billing')}
        </LinkButton>
      }
    >
      {text}
    </Banner>
  )
}
