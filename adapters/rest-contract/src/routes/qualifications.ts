import { z } from 'zod'
import { qualificationExample } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import { qualification, qualificationForm } from '../wire/work-history.ts'
import { notFound } from './shared-problems.ts'
import { qualificationChecks } from './shared-checks.ts'

const contractorOnly = { access: 'session', who: 'contractor' } as const
const form = {
  qualification: 'BSc Computer Science',
  education_type: "Bachelor's degree",
  date_graduated: '2014-11-30',
  institution: 'University of KwaZulu-Natal',
  currently_completing: false,
}
const entryAnswer = z.object({ uuid: z.string(), qualification })
const answerExample = { uuid: qualificationExample.uuid, qualification: qualificationExample }

/** A contractor's own education. Rules: PROF-14, PROF-18. */
export const qualificationRoutes = {
  listQualifications: route({
    ...routeIndex.listQualifications,
    ...contractorOnly,
    summary: 'The own education, what is being completed first',
    success: { status: 200, body: z.object({ qualifications: z.array(qualification) }) },
    problems: {},
    examples: { reply: { qualifications: [qualificationExample] } },
  }),
  addQualification: route({
    ...routeIndex.addQualification,
    ...contractorOnly,
    summary: 'Add a qualification; `education_type` is one of the levels, the date is not in the future',
    checks: qualificationChecks,
    body: qualificationForm,
    success: { status: 201, body: entryAnswer },
    problems: {},
    examples: { body: form, reply: answerExample },
  }),
  putQualification: route({
    ...routeIndex.putQualification,
    ...contractorOnly,
    summary: 'Add a qualification; the id is a UUID of the caller’s making (a repeat is the same entry) or `new`',
    checks: qualificationChecks,
    params: z.object({ id: z.string().max(100) }),
    body: qualificationForm,
    success: { status: 201, body: entryAnswer },
    problems: {},
    examples: { body: form, reply: answerExample },
  }),
  replaceQualification: route({
    ...routeIndex.replaceQualification,
    ...contractorOnly,
    summary: 'Replace a qualification',
    checks: qualificationChecks,
    params: z.object({ id: uuid }),
    body: qualificationForm,
    success: { status: 200, body: entryAnswer },
    problems: notFound,
    examples: { body: form, reply: answerExample },
  }),
  removeQualification: route({
    ...routeIndex.removeQualification,
    ...contractorOnly,
    summary: 'Remove a qualification',
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
}
