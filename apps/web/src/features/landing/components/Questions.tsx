import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../shared/i18n/index.ts'
import styles from '../routes/LandingPage.module.css'

const questions = [
  {
    question: t('Who sees my e-mail and number?'),
    answer: t('Nobody, until you share your contact details in a conversation that you accepted.'),
  },
  {
    question: t('Does Guildhall take a share of my rate?'),
    answer: t('No. Employers pay for seats; what you agree is between the two of you.'),
  },
  {
    question: t('What happens after the trial?'),
    answer: t(
      'You can still search and read your history. Running conversations can be answered for 30 days, so that nobody is left waiting.',
    ),
  },
  {
    question: t('How are people checked?'),
    answer: t('A profile is found once it is complete and approved.'),
  },
]

/** Frequent questions of visitors. */
export const Questions = () => (
  <section className={styles['questions']}>
    <Heading level={2} variant="title">
      {t('Questions')}
    </Heading>
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles['question']}>
          <summary>
            {question}
            <Icon icon={icons.ChevronDown} />
          </summary>
          <Text tone="muted" variant="prose">
            {answer}
          </Text>
        </details>
      ))}
    </div>
  </section>
)
