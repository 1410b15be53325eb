import type { TemplateWire } from '@guildhall/rest-contract/client'

const template = (number: number, name: string, text: string, team: boolean, own = true): TemplateWire => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-0000000007${number}`,
  name,
  text,
  team,
  own,
  canChange: own,
  changedAt: '2026-11-12T08:00:00.000Z',
})

/** Templates of an employer and of their team, for stories. */
export const sampleTemplates: readonly TemplateWire[] = [
  template(10, 'First words', 'Hello {{firstName}}, we are looking for a {{jobTitle}}.', true),
  template(11, 'Thank you', 'Thank you, {{firstName}}. We will write again on Monday.', false),
  template(12, 'House rules', 'At {{companyName}} we answer within two days.', true, false),
]

/** The placeholders that a text may have. */
export const samplePlaceholders = [
  { name: 'firstName', label: 'the first name of the person' },
  { name: 'jobTitle', label: 'their job title' },
  { name: 'companyName', label: 'the name of your company' },
]
