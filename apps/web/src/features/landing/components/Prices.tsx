import {
  type BasePrice,
  COMPANY_SIZE_BANDS,
  type CompanySizeBand,
  planCost,
  TRIAL_DAYS,
  TRIAL_FREE_CONTACTS,
} from '@guildhall/domain/plans'
import { Table } from '@guildhall/ui-kit/Table'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { formatExactMoney } from '../../../shared/format/format-minor.ts'
import { t } from '../../../shared/i18n/index.ts'
import styles from '../routes/LandingPage.module.css'

const seat = (size: CompanySizeBand['size'], base: BasePrice, billedAnnually: boolean): string =>
  formatExactMoney(planCost({ size, seats: 1, billedAnnually }, base))

/** The price of a seat by company size, from the domain. */
export const Prices = ({ base }: { readonly base: BasePrice }) => (
  <section id="prices" className={styles['prices']}>
    <header className={styles['words']}>
      <Heading level={2} variant="title">
        {t('Prices')}
      </Heading>
      <Text tone="muted">
        {t('Companies pay for seats, by their size. A year at once is half price. Contractors pay nothing.')}
      </Text>
      <Text tone="muted">
        {t('Begin with {days} days or {contacts} requests, whichever ends first, without a card.', {
          days: TRIAL_DAYS,
          contacts: TRIAL_FREE_CONTACTS,
        })}
      </Text>
    </header>
    <Table
      label={t('Prices of a seat')}
      rows={COMPANY_SIZE_BANDS}
      isStackedOnPhone
      getRowId={({ size }) => size}
      columns={[
        { id: 'size', header: t('People'), isRowHeader: true, cell: ({ size }) => size },
        { id: 'members', header: t('Members'), align: 'end', cell: ({ maxUsers }) => maxUsers },
        { id: 'month', header: t('A seat, a month'), align: 'end', cell: ({ size }) => seat(size, base, false) },
        { id: 'year', header: t('A seat, a year'), align: 'end', cell: ({ size }) => seat(size, base, true) },
      ]}
    />
  </section>
)
