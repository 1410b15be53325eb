import type { Offer, ProposedTerms } from '@guildhall/domain/conversations'
import { Text } from '@guildhall/ui-kit/Text'
import { formatMoney } from '../../app/formats.ts'
import { dayWords, durationWords } from './offer-terms.ts'
import styles from './OfferCard.module.css'

export interface TermsCardProps {
  /** "You suggest other terms". */
  readonly title: string
  readonly terms: ProposedTerms
  /** What they differ from. */
  readonly offer: Offer
}

interface Change {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly offered: string | null
}

const changesOf = (terms: ProposedTerms, offer: Offer): readonly Change[] => {
  const { rate, permRate, duration, workplaceType, startDate } = terms
  const hourly = (amount: number): string => `${formatMoney(amount, offer.currency ?? '')} /hour`
  const yearly = (amount: number): string => `${formatMoney(amount, offer.permCurrency ?? '')} /annum`
  const change = <Value,>(
    id: string,
    name: string,
    value: Value | undefined,
    offered: Value | null,
    words: (value: Value) => string,
  ): readonly Change[] =>
    value === undefined
      ? []
      : [{ id, name, value: words(value), offered: offered === null ? null : `offered ${words(offered)}` }]
  return [
    ...change('rate', 'Rate', rate, offer.rate, hourly),
    ...change('permRate', 'Salary', permRate, offer.permRate, yearly),
    ...change('duration', 'Duration', duration, offer.duration, durationWords),
    ...change('workplace', 'Work type', workplaceType, offer.workplaceType, String),
    ...change('start', 'Start', startDate, offer.startDate, dayWords),
  ]
}

/** Terms that were suggested instead of those offered, each beside what was offered. Source: D1. */
export const TermsCard = ({ title, terms, offer }: TermsCardProps) => {
  const changes = changesOf(terms, offer)
  return (
    <article className={styles['offer']} aria-label={title}>
      <header className={styles['head']}>
        <Text as="span" look="label">
          {title}
        </Text>
      </header>
      <div className={styles['body']}>
        {changes.length > 0 && (
          <dl className={styles['terms']}>
            {changes.map(({ id, name, value, offered }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                  {offered !== null && <p className={styles['offered']}>{offered}</p>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {terms.note !== '' && (
          <p className={styles['words']} dir="auto">
            {terms.note}
          </p>
        )}
      </div>
    </article>
  )
}
