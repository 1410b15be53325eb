import type { StoryConversation } from '../stories.types.ts'
import { type StoryClock, contractOffer, createStory } from './story-builders.ts'

/** Requests of other companies, so that contact states differ between companies. */
export const elsewhere = ({ ago, dayIn }: StoryClock): readonly StoryConversation[] => [
  createStory({
    key: 'oranje-sipho',
    companyKey: 'oranje',
    senderKey: 'johan',
    contractorKey: 'sipho',
    status: 'expired',
    offer: contractOffer(
      'Meter data platform: the cloud side, with a budget that the treasurer has seen.',
      'ZAR',
      880,
      6,
      dayIn(40),
      { workplaceType: 'Hybrid', location: 'Centurion, South Africa' },
    ),
    createdAt: ago(24),
    openedAt: ago(22),
    statusAt: ago(10),
  }),
  createStory({
    key: 'bluegum-pieter',
    companyKey: 'bluegum',
    senderKey: 'tessa',
    contractorKey: 'pieter',
    status: 'withdrawn',
    offer: contractOffer('Roster import from three hospitals, Azure Data Factory.', 'AUD', 70, 3, dayIn(5)),
    createdAt: ago(9),
    statusAt: ago(6),
  }),
  createStory({
    key: 'lumen-rajesh',
    companyKey: 'lumen',
    senderKey: 'ines',
    contractorKey: 'rajesh',
    status: 'declined',
    offer: contractOffer('A database for our picture archive, some 90,000 files.', 'USD', 30, 2, dayIn(20)),
    createdAt: ago(30),
    openedAt: ago(29),
    statusAt: ago(28),
    declineReason: 'not_my_skills',
    declineNote: null,
  }),
]
