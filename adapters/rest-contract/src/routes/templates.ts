import { z } from 'zod'
import { CONTRACTOR, ENTRY, NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import {
  templateAnswer,
  templateForm,
  templateList,
  templateText,
  templateUse,
  type TemplateWire,
} from '../wire/template.ts'
import { notFound } from './shared-problems.ts'
import { placeholderChecks } from './shared-checks.ts'

const writer = { access: 'session', who: 'employer', right: 'contact' } as const
const params = z.object({ id: uuid })
const refusals = {
  ...notFound,
  'not-own': { status: 403, message: 'Only its owner and admins can change this template.' },
} as const
const tooMany = { status: 409, message: 'You have 200 templates. Please delete one first.' } as const

const text = 'Hello {{firstName}}, we are looking for a {{jobTitle}}.'
const example: TemplateWire = {
  uuid: ENTRY,
  name: 'First words',
  text,
  team: true,
  own: true,
  canChange: true,
  changedAt: NOW,
}
const form = { name: 'First words', text, team: true }

/** Message templates. Rule: CONV-52. */
export const templateRoutes = {
  listTemplates: route({
    ...routeIndex.listTemplates,
    ...writer,
    summary: 'The own templates and the team’s, by name, and what a text may leave open',
    success: { status: 200, body: templateList },
    problems: {},
    examples: {
      reply: { templates: [example], placeholders: [{ name: 'firstName', label: 'the first name of the person' }] },
    },
  }),
  addTemplate: route({
    ...routeIndex.addTemplate,
    ...writer,
    summary: 'Keep a template; a placeholder that is not known is refused',
    checks: placeholderChecks,
    body: templateForm,
    success: { status: 201, body: templateAnswer },
    problems: { 'too-many-templates': tooMany },
    examples: { body: form, reply: { template: example } },
  }),
  saveTemplate: route({
    ...routeIndex.saveTemplate,
    ...writer,
    summary: 'Write a template anew',
    checks: placeholderChecks,
    params,
    body: templateForm,
    success: { status: 200, body: templateAnswer },
    problems: refusals,
    examples: { body: form, reply: { template: example } },
  }),
  removeTemplate: route({
    ...routeIndex.removeTemplate,
    ...writer,
    summary: 'Throw a template away',
    params,
    success: { status: 204 },
    problems: refusals,
    examples: {},
  }),
  fillTemplate: route({
    ...routeIndex.fillTemplate,
    ...writer,
    summary: 'The text for a candidate or a conversation; 422 names the values that are missing',
    params,
    body: templateUse,
    success: { status: 200, body: templateText },
    problems: {
      ...notFound,
      'missing-values': { status: 422, message: 'Something that this template needs is not known.' },
    },
    examples: {
      body: { candidate: CONTRACTOR },
      reply: { text: 'Hello Thandeka, we are looking for a data engineer.' },
    },
  }),
}
