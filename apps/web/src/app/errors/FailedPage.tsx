import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import styles from '../../shared/components/StatePage/StatePage.module.css'
import { Trans, t } from '../../shared/i18n/index.ts'

export interface FailedPageProps {
  /** No network; a code chunk that failed to load; any other error. */
  readonly kind: 'offline' | 'missing' | 'failed'
  /** The server's error message, if there is one. */
  readonly message?: string | null
  /** The request id in the server's log. */
  readonly reference?: string | null
  readonly onRetry: () => void
}

const texts = {
  offline: {
    title: t('You are offline'),
    text: t('This page needs the network. It goes on by itself once you are back.'),
  },
  missing: {
    title: t('A part of this page did not arrive'),
    text: t('The line may have dropped it. What you have typed is kept.'),
  },
  failed: {
    title: t('Guildhall did not answer'),
    text: t('Something went wrong on our side. Please try again in a moment.'),
  },
} as const

const Failure = ({ kind, message = null, reference = null, onRetry }: FailedPageProps) => (
  <Stack gap={4} className={styles['failed']}>
    <div role="alert" className={styles['words']}>
      <Heading level={1} variant="title">
        {texts[kind].title}
      </Heading>
      <Text tone="muted">{kind === 'failed' && message !== null ? message : texts[kind].text}</Text>
    </div>
    <Cluster justify="center">
      <Button variant="primary" onPress={onRetry}>
        {t('Try again')}
      </Button>
      <LinkButton variant="quiet" href="/">
        {t('Go home')}
      </LinkButton>
    </Cluster>
    {reference !== null && kind === 'failed' && (
      <Text variant="caption" tone="muted">
        <Trans
          message="If you write to us, name this: <span>{reference}</span>"
          values={{ reference }}
          components={{ span: (words) => <span className={styles['reference']}>{words}</span> }}
        />
      </Text>
    )}
  </Stack>
)

/** Replaces a page that could not be shown: explains the error, with a retry button and a link to the home page. */
export const FailedPage = (props: FailedPageProps) => (
  <main id="main" className={styles['state']}>
    <Failure {...props} />
  </main>
)

/** The same within the frame, which already has the `main` element. */
export const FailedPart = (props: FailedPageProps) => (
  <div className={`${styles['state']} ${styles['inFrame']}`}>
    <Failure {...props} />
  </div>
)
