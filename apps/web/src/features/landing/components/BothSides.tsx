import { REQUEST_EXPIRY_DAYS } from '@guildhall/domain/shared'
import { Heading } from '@guildhall/ui-kit/Text'
import { say } from '../../../shared/i18n/index.ts'
import styles from '../routes/LandingPage.module.css'

interface Side {
  readonly id: string
  readonly title: string
  readonly points: readonly (readonly [name: string, words: string])[]
}

const sides: readonly Side[] = [
  {
    id: 'hire',
    title: say('To hire'),
    points: [
      [say('See the fit'), say('Each person stands against what you asked for: met, or missed and by how much.')],
      [
        say('Write with the rate in sight'),
        say('An offer says the work, the rate, the place and the start. It goes to one person, from you.'),
      ],
      [say('Keep your team together'), say('Bookmarks and their notes belong to your whole team.')],
    ],
  },
  {
    id: 'work',
    title: say('To be hired'),
    points: [
      [say('Say your rate once'), say('In your currency, an hour or a year. Employers see it before they write.')],
      [
        say('Answer, or decline'),
        say('Every request has a rate, a start and a name behind it, and {days} days.', { days: REQUEST_EXPIRY_DAYS }),
      ],
      [
        say('Stay private'),
        say('Your e-mail and number show when you share them. Hide from the companies that you name.'),
      ],
    ],
  },
]

/** What each side gets. */
export const BothSides = () => (
  <div className={styles['sides']}>
    {sides.map(({ id, title, points }) => (
      <section key={id} id={id} className={styles['side']}>
        <Heading level={2} look="title">
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
