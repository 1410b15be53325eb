import type { BasePrice } from '@guildhall/domain/plans'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { Brand } from '../../../shared/components/Brand/index.ts'
import { Hall } from '../../../shared/components/Hall/index.ts'
import { LegalLinks } from '../../../shared/components/LegalLinks/index.ts'
import { say } from '../../../shared/i18n/index.ts'
import { BothSides } from '../components/BothSides.tsx'
import styles from './LandingPage.module.css'
import { Prices } from '../components/Prices.tsx'
import { Questions } from '../components/Questions.tsx'

export interface LandingPageProps {
  /** What a seat costs where the visitor seems to be. */
  readonly base: BasePrice
  readonly isSignedIn?: boolean
}

const goTo = (id: string) => () => document.getElementById(id)?.scrollIntoView()

const Way = ({ isSignedIn }: { readonly isSignedIn: boolean }) =>
  isSignedIn ? (
    <LinkButton href="/dashboard">{say('Your dashboard')}</LinkButton>
  ) : (
    <>
      <LinkButton look="quiet" href="/login">
        {say('Sign in')}
      </LinkButton>
      <LinkButton className={styles['wide']} href="/sign-up">
        {say('Create an account')}
      </LinkButton>
    </>
  )

/** What Guildhall is and costs, in words that the product keeps. */
export const LandingPage = ({ base, isSignedIn = false }: LandingPageProps) => (
  <div className={styles['page']}>
    <header className={styles['bar']}>
      <Brand href="/" />
      <nav className={styles['wide']} aria-label={say('On this page')}>
        <Cluster>
          <Button look="quiet" onPress={goTo('hire')}>
            {say('To hire')}
          </Button>
          <Button look="quiet" onPress={goTo('work')}>
            {say('To be hired')}
          </Button>
          <Button look="quiet" onPress={goTo('prices')}>
            {say('Prices')}
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
          <Heading level={1} look="display">
            {say('Independent people, with their rates in the open.')}
          </Heading>
          <Text look="lead" tone="muted">
            {say(
              'Search by skill, place and price. See who is free and why they match before you write a word. They answer when they like, and keep their number until they choose to share it.',
            )}
          </Text>
          {!isSignedIn && (
            <div className={styles['ways']}>
              <LinkButton look="primary" size="lg" href="/sign-up">
                {say('Hire somebody')}
              </LinkButton>
              <LinkButton size="lg" href="/sign-up">
                {say('Find work')}
              </LinkButton>
            </div>
          )}
        </div>
        <div className={styles['art']}>
          <Hall lit={9} isOpen />
        </div>
      </section>
      <BothSides />
      <Prices base={base} />
      <Questions />
      {!isSignedIn && (
        <section className={styles['end']}>
          <Heading level={2} look="title">
            {say('The door is open.')}
          </Heading>
          <Text tone="muted">{say('A LinkedIn PDF fills in most of a profile.')}</Text>
          <LinkButton href="/sign-up">{say('Create an account')}</LinkButton>
        </section>
      )}
    </main>
    <footer className={styles['foot']}>
      <Text look="caption">Guildhall</Text>
      <LegalLinks />
    </footer>
  </div>
)
