import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import styles from '../../shared/components/StatePage/StatePage.module.css'
import { Say, say } from '../../shared/i18n/index.ts'

export interface FailedPageProps {
  /** No network; a piece of the application that did not arrive; anything else. */
  readonly kind: 'offline' | 'missing' | 'failed'
  /** What the server said, where it said anything. */
  readonly message?: string | null
  /** The request, as the log of the server names it. */
  readonly reference?: string | null
  readonly onRetry: () => void
}

const words = {
  offline: {
    title: say('You are offline'),
    text: say('This page needs the network. It goes on by itself once you are back.'),
  },
  missing: {
    title: say('A part of this page did not arrive'),
    text: say('The line may have dropped it. What you have typed is kept.'),
  },
  failed: {
    title: say('Guildhall did not answer'),
    text: say('Something went wrong on our side. Please try again in a moment.'),
  },
} as const

const Failure = ({ kind, message = null, reference = null, onRetry }: FailedPageProps) => (
  <Stack gap={4} className={styles['failed']}>
    <div role="alert" className={styles['words']}>
      <Heading level={1} look="title">
        {words[kind].title}
      </Heading>
      <Text tone="muted">{kind === 'failed' && message !== null ? message : words[kind].text}</Text>
    </div>
    <Cluster justify="center">
      <Button look="primary" onPress={onRetry}>
        {say('Try again')}
      </Button>
      <LinkButton look="quiet" href="/">
        {say('Go home')}
      </LinkButton>
    </Cluster>
    {reference !== null && kind === 'failed' && (
      <Text look="caption" tone="muted">
        <Say
          text="If you write to us, name this: <span>{reference}</span>"
          values={{ reference }}
          parts={{ span: (words) => <span className={styles['reference']}>{words}</span> }}
        />
      </Text>
    )}
  </Stack>
)

/** Instead of a page that could not be shown: what happened, a way to try again, and the way home. */
export const FailedPage = (props: FailedPageProps) => (
  <main id="main" className={styles['state']}>
    <Failure {...props} />
  </main>
)

/** The same inside the frame with the navigation, which is the page's main part already. */
export const FailedPart = (props: FailedPageProps) => (
  <div className={`${styles['state']} ${styles['inFrame']}`}>
    <Failure {...props} />
  </div>
)
