import type { ReactNode } from 'react'
import type { Conversation, Offer } from '@guildhall/domain/conversations'
import { Text } from '@guildhall/ui-kit/Text'
import type { ConversationReader } from '../../reader.ts'
import { FileLink } from '../../../files/index.ts'
import { offerTerms } from './offer-terms.ts'
import styles from './OfferCard.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** A file and the name that its sender gave it. */
export interface Brief {
  readonly url: string
  readonly name: string
}

export interface OfferCardProps {
  /** "Offer from Bluegum Health". */
  readonly title: string
  readonly offer: Offer
  readonly reader: Pick<ConversationReader, 'rates' | 'expectedRates'>
  /** The attached file. */
  readonly brief?: Brief | null
  /** The status: a badge, or the date since which it is open. */
  readonly state?: ReactNode
  /** A note, and the answers. */
  readonly children?: ReactNode
}

/** The file attached to an offer, with the sender's name for it. */
export const getBrief = ({ doc, docName }: Pick<Conversation, 'doc' | 'docName'>): Brief | null =>
  doc === null ? null : { url: doc, name: docName ?? t('Brief') }

/** An offer in its original currency, with each rate converted to the reader's. Rule: UI-37. */
export const OfferCard = ({ title, offer, reader, brief = null, state, children }: OfferCardProps) => {
  const { rates, expectedRates: expected } = reader
  const currencies = { hourly: expected?.currency ?? null, yearly: expected?.permanentCurrency ?? null }
  return (
    <article className={styles['offer']} aria-label={title}>
      <header className={styles['head']}>
        <Text as="span" variant="label">
          {title}
        </Text>
        {state}
      </header>
      <div className={styles['body']}>
        <p className={styles['words']} dir="auto">
          {offer.description}
        </p>
        {brief !== null && <FileLink {...brief} />}
        <dl className={styles['terms']}>
          {offerTerms(offer, rates, currencies).map(({ id, name, value, converted }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <bdi data-money={id === 'rate' || id === 'permRate' || undefined}>{value}</bdi>
                {converted !== null && <span className={styles['near']}> {converted}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </article>
  )
}
