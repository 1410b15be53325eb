import type { Offer, ProposedTerms } from '@guildhall/domain/conversations'
import { Text } from '@guildhall/ui-kit/Text'
import { formatMoney } from '../../../../shared/format/formats.ts'
import { formatOfferDay, formatDuration } from './offer-terms.ts'
import styles from './OfferCard.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface TermsCardProps {
  /** "You suggest other terms". */
  readonly title: string
  readonly terms: ProposedTerms
  /** The offer that they change. */
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
  const hourly = (amount: number): string => t('{money} /hour', { money: formatMoney(amount, offer.currency ?? '') })
  const yearly = (amount: number): string =>
    t('{money} /annum', { money: formatMoney(amount, offer.permCurrency ?? '') })
  const change = <Value,>(
    id: string,
    name: string,
    value: Value | undefined,
    offered: Value | null,
    words: (value: Value) => string,
  ): readonly Change[] =>
    value === undefined
      ? []
      : [
          {
            id,
            name,
            value: words(value),
            offered: offered === null ? null : t('offered {words}', { words: words(offered) }),
          },
        ]
  return [
    ...change('rate', t('Rate'), rate, offer.rate, hourly),
    ...change('permRate', t('Salary'), permRate, offer.permRate, yearly),
    ...change('duration', t('Duration'), duration, offer.duration, formatDuration),
    ...change('workplace', t('Work type'), workplaceType, offer.workplaceType, String),
    ...change('start', t('Start'), startDate, offer.startDate, formatOfferDay),
  ]
}

/** Proposed terms, each next to the offered one. Rule: CONV-6. */
export const TermsCard = ({ title, terms, offer }: TermsCardProps) => {
  const changes = changesOf(terms, offer)
  return (
    <article className={styles['offer']} aria-label={title}>
      <header className={styles['head']}>
        <Text as="span" variant="label">
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
