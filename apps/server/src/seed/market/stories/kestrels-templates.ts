import type { StoryTemplate } from '../stories.types.ts'
import type { StoryClock } from './story-builders.ts'

const of = { companyKey: 'kestrel' } as const

/** Kestrel Freight's message templates. */
export const kestrelsTemplates = (clock: StoryClock): readonly StoryTemplate[] => [
  {
    ...of,
    ownerKey: 'dana',
    name: 'A first call',
    text: 'Hello {{firstName}}, thank you for your interest. Would half an hour on Tuesday or Thursday suit you? I would show you what we have and what worries us.\n{{senderFirstName}}, {{companyName}}',
    team: true,
    writtenAt: clock.ago(40),
  },
  {
    ...of,
    ownerKey: 'dana',
    name: 'References',
    text: 'Hello {{firstName}}, could you name two people whom we may ask about your last work as {{jobTitle}}? We write to them only after you have said yes to the offer.',
    team: true,
    writtenAt: clock.ago(33),
  },
  {
    ...of,
    ownerKey: 'priya',
    name: 'Not this time',
    text: 'Hello {{firstName}}, we have found somebody for this one. Your profile stays among our bookmarks, and I would like to write again when the next project begins.\n{{senderFirstName}}',
    team: false,
    writtenAt: clock.ago(21),
  },
]
