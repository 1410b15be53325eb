import { REQUEST_EXPIRY_DAYS } from '@guildhall/domain/conversations'
import { Heading } from '@guildhall/ui-kit/Text'
import { t } from '../../../shared/i18n/index.ts'
import styles from '../routes/LandingPage.module.css'

interface Side {
  readonly id: string
  readonly title: string
  readonly points: readonly (readonly [name: string, words: string])[]
}

const sides: readonly Side[] = [
  {
    id: 'hire',
    title: t('To hire'),
    points: [
      [t('See the fit'), t('Each person stands against what you asked for: met, or missed and by how much.')],
      [
        t('Write with the rate in sight'),
        t('An offer says the work, the rate, the place and the start. It goes to one person, from you.'),
      ],
      [t('Keep your team together'), t('Bookmarks and their notes belong to your whole team.')],
    ],
  },
  {
    id: 'work',
    title: t('To be hired'),
    points: [
      [t('Say your rate once'), t('In your currency, an hour or a year. Employers see it before they write.')],
      [
        t('Answer, or decline'),
        t('Every request has a rate, a start and a name behind it, and {days} days.', { days: REQUEST_EXPIRY_DAYS }),
      ],
      [t('Stay private'), t('Your e-mail and number show when you share them. Hide from the companies that you name.')],
    ],
  },
]

/** The benefits for both sides. */
export const BothSides = () => (
  <div className={styles['sides']}>
    {sides.map(({ id, title, points }) => (
      <section key={id} id={id} className={styles['side']}>
        <Heading level={2} variant="title">
          {title}
        </Heading>
        <dl>
          {points.map(([name, words]) => (
            <div key={name} className={styles['point']}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
)
