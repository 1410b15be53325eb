import { record } from '../durations.mjs'
import { excerpt, report } from '../summary.mjs'

/** An error's message, and the stack frames in this repository. */
const messages = (errors) =>
  errors
    .map(({ message, stack = '' }) => {
      const ours = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
      return [excerpt(message), ...(ours.length > 0 ? [excerpt(ours.join('\n'), 4)] : [])].join('\n')
    })
    .join('\n')

/** Reports failures, tests that passed only on retry, and the duration of each file to the end of `npm test`. */
export default class VitestReporter {
  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      const where = module.relativeModuleId
      const { collectDuration, duration, setupDuration } = module.diagnostic()
      record(module.moduleId, collectDuration + duration + setupDuration)
      const broken = module.errors()
      if (broken.length > 0) report(`✗ ${where}\n${messages(broken)}`)
      for (const suite of module.children.allSuites()) {
        if (suite.errors().length > 0) report(`✗ ${where} > ${suite.fullName}\n${messages(suite.errors())}`)
      }
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        if (state === 'failed') report(`✗ ${where} > ${test.fullName}\n${messages(errors)}`)
        else if (test.diagnostic()?.flaky) {
          report(`↻ passed only the second time: ${where} > ${test.fullName}\n${messages(errors)}`)
        }
      }
    }
    if (unhandled.length > 0) report(`✗ outside any test\n${messages(unhandled)}`)
  }
}
