import { record } from '../durations.mjs'
import { excerpt, report } from '../summary.mjs'

/** Reports failed journeys, journeys that passed only on retry, and the duration of each file to the end of `npm test`. */
export default class PlaywrightReporter {
  onBegin(_config, suite) {
    this.suite = suite
  }

  onError({ message, value }) {
    report(`✗ outside any journey\n${excerpt(message ?? value ?? '')}`)
  }

  onEnd() {
    for (const test of this.suite.allTests()) {
      for (const { duration } of test.results) record(test.location.file, duration)
      const outcome = test.outcome()
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue
      const errors = test.results.flatMap((result) => result.errors.map(({ message }) => excerpt(message ?? '')))
      const sign = outcome === 'flaky' ? '↻ passed only the second time:' : '✗'
      report(`${sign} ${test.titlePath().filter(Boolean).join(' > ')}\n${errors.join('\n')}`)
    }
  }

  printsToStdio() {
    return false
  }
}
