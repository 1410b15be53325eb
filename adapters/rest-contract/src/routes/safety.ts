import { z } from 'zod'
import { conversationExample } from '../examples/conversations.ts'
import { CONTRACTOR } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { conversationAnswer } from '../wire/conversation.ts'
import { uuid } from '../wire/fields.ts'
import { contactAllowance, helpForm, reportAnswer, reportForm, supportChat } from '../wire/safety.ts'
import { notFound } from './shared-problems.ts'

const contactRefusals = {
  ...notFound,
  'not-open': { status: 409, message: 'Contact details can be shared in an open conversation.' },
} as const
const shared = { ...conversationExample, status: 'active', canReply: true } as const

/** Sharing contact details, reports, support requests and the contact allowance. Rules: CONV-24, CONV-55, MOD-1. */
export const safetyRoutes = {
  shareContact: route({
    ...routeIndex.shareContact,
    summary: 'Show the own e-mail address and mobile number in one conversation, to those of the company who read it',
    access: 'session',
    who: 'contractor',
    params: z.object({ uuid }),
    success: { status: 200, body: conversationAnswer },
    problems: contactRefusals,
    examples: { reply: { conversation: { ...shared, contactSharedAt: conversationExample.createdAt } } },
  }),
  withdrawContact: route({
    ...routeIndex.withdrawContact,
    summary: 'Show them no longer',
    access: 'session',
    who: 'contractor',
    params: z.object({ uuid }),
    success: { status: 200, body: conversationAnswer },
    problems: contactRefusals,
    examples: { reply: { conversation: shared } },
  }),
  sendReport: route({
    ...routeIndex.sendReport,
    summary: 'Report a candidate, request, conversation, message or company, with what is seen of it now',
    access: 'session',
    body: reportForm,
    success: { status: 200, body: reportAnswer },
    problems: notFound,
    examples: {
      body: {
        subject_type: 'candidate',
        subject_uuid: CONTRACTOR,
        reason: 'spam',
        note: 'The same text as five others.',
      },
      reply: { received: true },
    },
  }),
  contactSupport: route({
    ...routeIndex.contactSupport,
    summary: 'Ask those who run the product; the answer comes by e-mail',
    access: 'session',
    allowsUnverified: true,
    rateLimit: 'help',
    body: helpForm,
    success: { status: 200, body: reportAnswer },
    problems: {},
    examples: {
      body: { message: 'Where do I find last month’s invoice?', page: '/settings/billing', reference: null },
      reply: { received: true },
    },
  }),
  readSupportChat: route({
    ...routeIndex.readSupportChat,
    summary: 'The support chat and who the caller is to it; null if the operator has configured none',
    access: 'session',
    allowsUnverified: true,
    success: { status: 200, body: z.object({ supportChat: supportChat.nullable() }) },
    problems: {},
    examples: {
      reply: {
        supportChat: {
          url: 'https://chat.guildhall.example',
          websiteToken: 'hR3kYv9sQ1mZ7pXw2bTn5cLd',
          person: {
            identifier: CONTRACTOR,
            identifierHash: '6f6e1c4d5a0b8f3e2d1c9b7a6f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c',
            email: 'thandeka@example.com',
            userType: 'contractor',
          },
        },
      },
    },
  }),
  readContactAllowance: route({
    ...routeIndex.readContactAllowance,
    summary: 'How many people the seat and its company have asked today, of how many',
    access: 'session',
    who: 'employer',
    right: 'contact',
    success: { status: 200, body: contactAllowance },
    problems: {},
    examples: {
      reply: {
        seat: { used: 3, limit: 25 },
        company: { used: 11, limit: 200 },
        resetsAt: '2026-11-22T00:00:00.000Z',
      },
    },
  }),
}
