import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { checklistAnswer, checklistForm } from '../wire/checklist.ts'

const employers = { access: 'session', who: 'employer' } as const
const steps = [
  { step: 'email', done: true },
  { step: 'account', done: true },
  { step: 'company', done: true },
  { step: 'search', done: true },
  { step: 'keep', done: false },
  { step: 'request', done: false },
  { step: 'invite', done: false },
] as const

/** An employer's onboarding checklist. Rule: ONB-25. */
export const checklistRoutes = {
  readChecklist: route({
    ...routeIndex.readChecklist,
    ...employers,
    summary: 'The first steps that one’s role can take, which of them are done, and whether they are put away',
    success: { status: 200, body: checklistAnswer },
    problems: {},
    examples: { reply: { checklist: { steps: [...steps], dismissed: false } } },
  }),
  dismissChecklist: route({
    ...routeIndex.dismissChecklist,
    ...employers,
    summary: 'Put the first steps away, or bring them back',
    body: checklistForm,
    success: { status: 200, body: checklistAnswer },
    problems: {},
    examples: { body: { dismissed: true }, reply: { checklist: { steps: [...steps], dismissed: true } } },
  }),
}
