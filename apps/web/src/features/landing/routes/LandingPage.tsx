import type { BasePrice } from '@guildhall/domain/plans'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { Brand } from '../../../shared/components/Brand/index.ts'
import { GuildhallIllustration } from '../../../shared/components/GuildhallIllustration/index.ts'
import { LegalLinks } from '../../../shared/components/LegalLinks/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import { BothSides } from '../components/BothSides.tsx'
import styles from './LandingPage.module.css'
import { Prices } from '../components/Prices.tsx'
import { Questions } from '../components/Questions.tsx'

export interface LandingPageProps {
  /** The price of a seat in the visitor's probable country. */
  readonly base: BasePrice
  readonly isSignedIn?: boolean
}

const goTo = (id: string) => () => document.getElementById(id)?.scrollIntoView()

const Way = ({ isSignedIn }: { readonly isSignedIn: boolean }) =>
  isSignedIn ? (
    <LinkButton href="/dashboard">{t('Your dashboard')}</LinkButton>
  ) : (
    <>
      <LinkButton variant="quiet" href="/login">
        {t('Sign in')}
      </LinkButton>
      <LinkButton className={styles['wide']} href="/sign-up">
        {t('Create an account')}
      </LinkButton>
    </>
  )

/** What Guildhall is and costs, without claims that the product does not fulfil. */
export const LandingPage = ({ base, isSignedIn = false }: LandingPageProps) => (
  <div className={styles['page']}>
    <header className={styles['bar']}>
      <Brand href="/" />
      <nav className={styles['wide']} aria-label={t('On this page')}>
        <Cluster>
          <Button variant="quiet" onPress={goTo('hire')}>
            {t('To hire')}
          </Button>
          <Button variant="quiet" onPress={goTo('work')}>
            {t('To be hired')}
          </Button>
          <Button variant="quiet" onPress={goTo('prices')}>
            {t('Prices')}
          </Button>
        </Cluster>
      </nav>
      <Cluster justify="end">
        <Way isSignedIn={isSignedIn} />
      </Cluster>
    </header>
    <main id="main" className={styles['land']}>
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <Heading level={1} variant="display">
            {t('Independent people, with their rates in the open.')}
          </Heading>
          <Text variant="lead" tone="muted">
            {t(
              'Search by skill, place and price. See who is free and why they match before you write a word. They answer when they like, and keep their number until they choose to share it.',
            )}
          </Text>
          {!isSignedIn && (
            <div className={styles['ways']}>
              <LinkButton variant="primary" size="lg" href="/sign-up">
                {t('Hire somebody')}
              </LinkButton>
              <LinkButton size="lg" href="/sign-up">
                {t('Find work')}
              </LinkButton>
            </div>
          )}
        </div>
        <div className={styles['art']}>
          <GuildhallIllustration litWindows={9} isDoorOpen />
        </div>
      </section>
      <BothSides />
      <Prices base={base} />
      <Questions />
      {!isSignedIn && (
        <section className={styles['end']}>
          <Heading level={2} variant="title">
            {t('The door is open.')}
          </Heading>
          <Text tone="muted">{t('A LinkedIn PDF fills in most of a profile.')}</Text>
          <LinkButton href="/sign-up">{t('Create an account')}</LinkButton>
        </section>
      )}
    </main>
    <footer className={styles['foot']}>
      <Text variant="caption">Guildhall</Text>
      <LegalLinks />
    </footer>
  </div>
)
