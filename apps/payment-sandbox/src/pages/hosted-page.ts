import type { HostedVisit } from './hosted-visit.ts'
import { escapeHtml, renderPage } from './page.ts'

const cards = [
  ['pays', '4242', 'Visa ending 4242', 'pays every time'],
  ['three-d-secure', '3155', 'Visa ending 3155', 'asks for a confirmation first'],
  ['fails-later', '0341', 'Visa ending 0341', 'pays once, then fails at renewals'],
  ['declines', '0002', 'Visa ending 0002', 'is declined'],
] as const

/** The cards to choose from on a hosted page. */
export type CardChoice = (typeof cards)[number][0]

export const findLastFour = (choice: string): string => cards.find(([name]) => name === choice)?.[1] ?? '4242'
export const isCardChoice = (choice: string): choice is CardChoice => cards.some(([name]) => name === choice)

const choices = cards
  .map(
    ([name, , label, note], index) =>
      `<label class="choice"><input type="radio" name="card" value="${name}"${index === 0 ? ' checked' : ''}> <span>${label} <span class="muted">${note}</span></span></label>`,
  )
  .join('')

/** The page for paying or for adding another card. */
export const hostedPage = ({ order, pays }: HostedVisit, refused: boolean): string => {
  const title = pays ? 'Pay by card' : 'Change the card'
  const message = refused ? '<p class="danger" role="alert">Your card was declined. Choose another.</p>' : ''
  return renderPage(
    title,
    `<h1>${title}</h1>
<section>${order}${message}
<form method="post"><fieldset><legend>Card</legend>${choices}</fieldset>
<button name="action" value="pay">${pays ? 'Pay' : 'Use this card'}</button>
<button class="plain" name="action" value="cancel">Cancel</button></form></section>
<p class="muted">This is the payment sandbox: no card is charged.</p>`,
    true,
  )
}

/** The bank's confirmation step. */
export const confirmationPage = (): string =>
  renderPage(
    'Confirm the payment',
    `<h1>Confirm the payment</h1><section><p>Your bank asks whether it is you.</p><form method="post"><input type="hidden" name="card" value="three-d-secure">
<button name="action" value="confirm">Confirm</button><button class="plain" name="action" value="refuse">It is not me</button></form></section>`,
    true,
  )

/** Shown for a page that is already completed. */
export const closedPage = ({ cancelUrl }: HostedVisit): string =>
  renderPage(
    'This page is closed',
    `<h1>This page is closed</h1><section><p>It was finished, or nobody finished it in a day.</p><p><a href="${escapeHtml(cancelUrl)}">Back</a></p></section>`,
    true,
  )
