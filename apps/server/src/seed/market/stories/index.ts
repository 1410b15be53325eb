import type { DemoStories } from '../stories.types.ts'
import { elsewhere } from './elsewhere.ts'
import { freeContacts } from './free-contacts.ts'
import { kestrelsBookmarks } from './kestrels-bookmarks.ts'
import { kestrelsInbox } from './kestrels-inbox.ts'
import { kestrelsTemplates } from './kestrels-templates.ts'
import { pastSearches } from './past-searches.ts'
import { createStoryClock } from './story-builders.ts'
import { thandekasInbox } from './thandekas-inbox.ts'

const byDana = { companyKey: 'kestrel', sentByKey: 'dana' } as const

/** The demo accounts' data: requests, threads, bookmarks, searches, invites and templates, all dated relative to now. */
export const demoStories = (now: Date): DemoStories => {
  const clock = createStoryClock(now)
  return {
    conversations: [...thandekasInbox(clock), ...kestrelsInbox(clock), ...freeContacts(clock), ...elsewhere(clock)],
    bookmarks: kestrelsBookmarks(clock),
    searches: pastSearches(clock),
    invites: [
      { ...byDana, email: 'joe@kestrelfreight.example', role: 'recruiter', sentAt: clock.ago(2) },
      { ...byDana, email: 'lena@kestrelfreight.example', role: 'viewer', sentAt: clock.ago(12) },
    ],
    templates: kestrelsTemplates(clock),
  }
}
