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
  /** The file that came with it. */
  readonly brief?: Brief | null
  /** Where it stands: a badge, or since when it is open. */
  readonly state?: ReactNode
  /** A word of advice, and the answers. */
  readonly children?: ReactNode
}

/** The file that came with an offer, under its sender's name for it. */
export const briefOf = ({ doc, docName }: Pick<Conversation, 'doc' | 'docName'>): Brief | null =>
  doc === null ? null : { url: doc, name: docName ?? t('Brief') }

/** An offer as it was made, with each rate in the reader's own currency beside it. Rule: UI-37. */
export const OfferCard = ({ title, offer, reader, brief = null, state, children }: OfferCardProps) => {
  const { rates, expectedRates: asked } = reader
  const currencies = { hourly: asked?.currency ?? null, yearly: asked?.permanentCurrency ?? null }
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
