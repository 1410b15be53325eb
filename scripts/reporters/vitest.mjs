import { record } from '../durations.mjs'
import { beginning, tell } from '../told.mjs'

/** An error's message, and the stack frames in this repository. */
const messages = (errors) =>
  errors
    .map(({ message, stack = '' }) => {
      const ours = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
      return [beginning(message), ...(ours.length > 0 ? [beginning(ours.join('\n'), 4)] : [])].join('\n')
    })
    .join('\n')

/** Reports failures, tests that passed only on retry, and the duration of each file to the end of `npm test`. */
export default class ToldByVitest {
  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      const where = module.relativeModuleId
      const { collectDuration, duration, setupDuration } = module.diagnostic()
      record(module.moduleId, collectDuration + duration + setupDuration)
      const broken = module.errors()
      if (broken.length > 0) tell(`✗ ${where}\n${messages(broken)}`)
      for (const suite of module.children.allSuites()) {
        if (suite.errors().length > 0) tell(`✗ ${where} > ${suite.fullName}\n${messages(suite.errors())}`)
      }
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        if (state === 'failed') tell(`✗ ${where} > ${test.fullName}\n${messages(errors)}`)
        else if (test.diagnostic()?.flaky) {
          tell(`↻ passed only the second time: ${where} > ${test.fullName}\n${messages(errors)}`)
        }
      }
    }
    if (unhandled.length > 0) tell(`✗ outside any test\n${messages(unhandled)}`)
  }
}
