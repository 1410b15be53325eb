import type { Store } from '../state/store.ts'
import type { DeliverySettings } from '../webhooks/deliver.ts'
import { escapeHtml, formatInstant, formatMoney, renderPage } from './page.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? '<p class="muted">None yet.</p>'
    : `<table><thead><tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${row.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`

const newest = <T>(record: Readonly<Record<string, T>>): readonly T[] => Object.values(record).toReversed().slice(0, 50)

const button = (action: string, label: string, more = ''): string =>
  `<form class="row" method="post" action="${action}">${more}<button class="plain">${label}</button></form>`

/** Shows the sandbox's state, with controls for time and webhook delivery. */
export const overviewPage = (store: Store, manners: DeliverySettings): string => {
  const { events, invoices, prices, subscriptions } = store.state
  const waiting = Object.values(events).filter(({ delivered }) => !delivered).length
  const held = manners.held ? 'Events are held back.' : 'Events go at once.'
  return renderPage(
    'Payment sandbox',
    `<h1>Payment sandbox</h1>
<section><h2>Time</h2><p>It is ${formatInstant(store.now())}.</p>
${button('/sandbox/clock', 'Move the clock on', '<label>Days <input name="days" type="number" min="1" max="400" value="30"></label>')}</section>
<section><h2>Subscriptions</h2>${table(
      ['Subscription', 'Status', 'Seats', 'Price', 'Paid until', 'Ends then'],
      newest(subscriptions).map((subscription) => {
        const price = prices[subscription.price]
        return [
          subscription.id,
          subscription.status,
          String(subscription.quantity),
          price ? `${formatMoney(price.unitAmount, price.currency)} a ${price.interval}` : '',
          formatInstant(subscription.periodEnd),
          subscription.cancelAtPeriodEnd ? 'yes' : 'no',
        ]
      }),
    )}</section>
<section><h2>Invoices</h2>${table(
      ['Invoice', 'Status', 'Reason', 'Amount', 'Made'],
      newest(invoices).map((invoice) => [
        invoice.id,
        invoice.status,
        invoice.reason.replaceAll('_', ' '),
        formatMoney(invoice.amountDue, invoice.currency),
        formatInstant(invoice.created),
      ]),
    )}</section>
<section><h2>Events</h2><p>${held} ${waiting} waiting.</p>
<form class="row" method="post" action="/sandbox/manners"><label>Each <select name="times">${[1, 2, 5]
      .map(
        (times) =>
          `<option value="${times}"${times === manners.times ? ' selected' : ''}>${times === 1 ? 'once' : `${times} times`}</option>`,
      )
      .join('')}</select></label>
<label class="choice"><input type="checkbox" name="shuffled"${manners.shuffled ? ' checked' : ''}> in the wrong order</label>
<label class="choice"><input type="checkbox" name="held"${manners.held ? ' checked' : ''}> held back</label><button class="plain">Set</button></form>
${button('/sandbox/flush', 'Send what waits')}
${table(
  ['Event', 'About', 'At', 'Sent'],
  newest(events).map(({ id, type, created, delivered }) => [
    id,
    type,
    formatInstant(created),
    delivered ? 'yes' : 'no',
  ]),
)}</section>`,
  )
}
