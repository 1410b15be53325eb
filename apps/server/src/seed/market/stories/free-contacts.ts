import type { StoryConversation } from '../stories.types.ts'
import { type StoryClock, contractOffer, textMessage, createStory } from './story-builders.ts'

/** Tallgrass Credit Union's three free contacts. */
export const freeContacts = ({ ago, dayIn }: StoryClock): readonly StoryConversation[] => [
  createStory({
    key: 'tallgrass-aaliyah',
    companyKey: 'tallgrass',
    senderKey: 'marcus',
    contractorKey: 'aaliyah',
    status: 'active',
    offer: contractOffer(
      'Credit models on dbt: clean the member data first, then a monthly report our risk committee can read.',
      'USD',
      55,
      6,
      dayIn(10),
    ),
    createdAt: ago(3, 200),
    openedAt: ago(3, 120),
    statusAt: ago(2, 400),
    messages: [
      textMessage(
        'aaliyah',
        ago(2, 396),
        'Hello Marcus, this is close to what I did for a clinic group: messy members, one committee, one page.',
      ),
      textMessage('marcus', ago(1, 700), 'One page is the part I like. What would you need from us in week one?'),
      textMessage(
        'aaliyah',
        ago(1, 640),
        'A sample of a thousand members with the names taken out, and an hour with whoever answers the phone when a report is wrong.',
      ),
      textMessage('marcus', ago(0, 400), 'That would be me. Contract goes to legal today.'),
      textMessage('aaliyah', ago(0, 210), 'Interested. Could we start a week later?'),
    ],
    unread: { employer: 1, contractor: 0 },
  }),
  createStory({
    key: 'tallgrass-zanele',
    companyKey: 'tallgrass',
    senderKey: 'marcus',
    contractorKey: 'zanele',
    status: 'pending',
    offer: contractOffer(
      'Credit models on dbt, remote: one definition of arrears, agreed with three departments.',
      'USD',
      57,
      4,
      dayIn(18),
    ),
    createdAt: ago(3, 60),
    openedAt: ago(2, 300),
    statusAt: ago(3, 60),
  }),
  createStory({
    key: 'tallgrass-tendai',
    companyKey: 'tallgrass',
    senderKey: 'marcus',
    contractorKey: 'tendai',
    status: 'pending',
    offer: contractOffer(
      'Credit models on dbt, remote: the nightly load from our core banking system.',
      'USD',
      50,
      4,
      dayIn(18),
    ),
    createdAt: ago(1, 90),
    statusAt: ago(1, 90),
  }),
]
