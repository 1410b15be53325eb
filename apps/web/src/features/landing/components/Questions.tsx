import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { say } from '../../../shared/i18n/index.ts'
import styles from '../routes/LandingPage.module.css'

const questions = [
  {
    asked: say('Who sees my e-mail and number?'),
    answer: say('Nobody, until you share your contact details in a conversation that you accepted.'),
  },
  {
    asked: say('Does Guildhall take a share of my rate?'),
    answer: say('No. Employers pay for seats; what you agree is between the two of you.'),
  },
  {
    asked: say('What happens after the trial?'),
    answer: say(
      'You can still search and read your history. Running conversations can be answered for 30 days, so that nobody is left waiting.',
    ),
  },
  {
    asked: say('How are people checked?'),
    answer: say('A profile is found once it is complete and approved.'),
  },
]

/** What people ask before they come in. */
export const Questions = () => (
  <section className={styles['questions']}>
    <Heading level={2} look="title">
      {say('Questions')}
    </Heading>
    <div>
      {questions.map(({ asked, answer }) => (
        <details key={asked} className={styles['question']}>
          <summary>
            {asked}
            <Icon of={glyphs.ChevronDown} />
          </summary>
          <Text tone="muted" look="prose">
            {answer}
          </Text>
        </details>
      ))}
    </div>
  </section>
)
