import type { ReactNode } from 'react'
import { Link } from '@guildhall/ui-kit/Link'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { Brand } from '../../../shared/components/Brand/index.ts'
import { LegalLinks } from '../../../shared/components/LegalLinks/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import styles from './LegalPage.module.css'

/** One section: its title, and a sentence or two for each point. */
export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly points: readonly ReactNode[]
  /** Under the points. */
  readonly more?: ReactNode
}

export interface LegalPageProps {
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
  readonly isSignedIn: boolean
}

/** A legal text: its lead, a table of contents, and sections with their own anchors. */
export const LegalPage = ({ title, lead, sections, isSignedIn }: LegalPageProps) => (
  <div className={styles['page']}>
    <header className={styles['bar']}>
      <Brand href="/" />
      {isSignedIn ? <Link href="/dashboard">{t('Your dashboard')}</Link> : <Link href="/login">{t('Sign in')}</Link>}
    </header>
    <main id="main" className={styles['text']}>
      <header className={styles['head']}>
        <Heading level={1} variant="title">
          {title}
        </Heading>
        <Text variant="lead" tone="muted">
          {lead}
        </Text>
      </header>
      <nav aria-label={t('On this page')} className={styles['contents']}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['sections']}>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <Heading level={2} variant="subheading" id={`${section.id}-title`}>
              {section.title}
            </Heading>
            {section.points.map((point, index) => (
              <Text key={index} variant="prose">
                {point}
              </Text>
            ))}
            {section.more}
          </section>
        ))}
      </div>
    </main>
    <footer className={styles['foot']}>
      <LegalLinks target="_top" />
    </footer>
  </div>
)
