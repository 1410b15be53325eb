import type { OperatorAuditAction } from '@guildhall/domain/shared'
import { formatAuditEntry } from '../audit/index.ts'
import { t } from '../../shared/i18n/index.ts'
import { listNouns } from './list-labels.ts'
import { formatAction, isAboutOthers, type AboutOthers } from './action-sentence.ts'
import type { LogEntry } from './api/use-log.ts'
import { extraLabels, inSentence, sectionLabels } from './section-labels.ts'
import { formatReaction, formatWork } from './system-words.ts'

type OfOperators = Exclude<OperatorAuditAction, AboutOthers>

/** The labels of known codes, the codes of others. */
const formatLabels = (codes: unknown, labels: Readonly<Record<string, string>>): string =>
  Array.isArray(codes) ? codes.map((code) => inSentence(labels[String(code)] ?? String(code))).join(', ') : ''

const sentences: Readonly<Record<OfOperators, (who: string, whom: string, details: LogEntry['details']) => string>> = {
  'operator-link-made': (who, whom) => t('{who} made a link for {whom}', { who, whom }),
  'operator-password-set': (who) => t('{who} set a password', { who }),
  'operator-signed-in': (who) => t('{who} signed in', { who }),
  'operator-signed-out': (who) => t('{who} signed out', { who }),
  'operator-two-factor-set-up': (who) => t('{who} set up the authenticator app', { who }),
  'operator-codes-guessed': (who) => t('Somebody guessed codes of {who}', { who }),
  'operator-role-changed': (who, whom, { to }) =>
    t('{who} gave {whom} the role {role}', { who, whom, role: String(to) }),
  'operator-disabled': (who, whom) => t('{who} disabled {whom}', { who, whom }),
  'profile-decision-undone': (who, whom) =>
    t('{who} took the decision about the profile of {whom} back', { who, whom }),
  'vetting-rules-changed': (who, _, { changes, newProfiles }) =>
    t('{who} changed what is approved without a vetter. Changes: {changes}. New profiles: {newProfiles}.', {
      who,
      changes: formatLabels(changes, sectionLabels) || t('none'),
      newProfiles: Array.isArray(newProfiles)
        ? formatLabels(newProfiles, extraLabels) || t('complete ones')
        : t('none'),
    }),
  'report-settled': (who, whom) => t('{who} settled a report about {whom}', { who, whom }),
  'synonyms-changed': (who, _, { after, before }) => {
    const [old, now] = [before, after].map((group) => (Array.isArray(group) ? group.join(', ') : '')) as [
      string,
      string,
    ]
    if (old === '') return t('{who} added the synonyms {now}', { who, now })
    if (now === '') return t('{who} removed the synonyms {old}', { who, old })
    return t('{who} changed the synonyms {old} to {now}', { who, old, now })
  },
  'list-entry-added': (who, _, { label, list }) =>
    t('{who} added {label} to the {list}', { who, label: String(label), list: listNouns(list) }),
  'list-entry-changed': (who, _, { before, label, list }) =>
    before === label
      ? t('{who} changed {label} of the {list}', { who, label: String(label), list: listNouns(list) })
      : t('{who} renamed {before} of the {list} to {label}', {
          who,
          before: String(before),
          label: String(label),
          list: listNouns(list),
        }),
  'list-entry-retired': (who, _, { label, list }) =>
    t('{who} retired {label} of the {list}', { who, label: String(label), list: listNouns(list) }),
  'list-entry-restored': (who, _, { label, list }) =>
    t('{who} restored {label} of the {list}', { who, label: String(label), list: listNouns(list) }),
  'numbers-exported': (who, _, { weeks }) =>
    t('{who} exported the numbers of {weeks} weeks', { who, weeks: Number(weeks) }),
  'job-retried': (who, _, { reaction }) =>
    t('{who} retried a job: {reaction}', { who, reaction: formatReaction(String(reaction)) }),
  'jobs-retried': (who, _, { jobs, reaction, type }) =>
    t('{who} retried jobs of a kind ({jobs}): {reaction}, {type}', {
      who,
      jobs: Number(jobs),
      reaction: formatReaction(String(reaction)),
      type: String(type),
    }),
  'job-dropped': (who, _, { reaction, type }) =>
    t('{who} dropped a job: {reaction}, {type}', {
      who,
      reaction: formatReaction(String(reaction)),
      type: String(type),
    }),
  'work-started': (who, _, { name }) => t('{who} started: {work}', { who, work: formatWork(String(name)) }),
  'list-entries-merged': (who, _, { from, label, list }) =>
    t('{who} merged {from} of the {list} into {label}', {
      who,
      from: String(from),
      label: String(label),
      list: listNouns(list),
    }),
  'log-exported': (who, _, { entries }) =>
    t('{who} exported {entries} entries of the log', { who, entries: Number(entries) }),
}

const isOfOperators = (action: string): action is OfOperators => Object.hasOwn(sentences, action)

/** An entry of the log of all as a sentence. Rule: MOD-50. */
export function formatLogEntry(entry: LogEntry): string {
  const { action, by, details, subject } = entry
  if (isAboutOthers(action)) return formatAction({ action, actorName: by?.name ?? null, details })
  if (!isOfOperators(action)) return formatAuditEntry(entry)
  const who = by === null ? 'Guildhall' : (by.name ?? t('Somebody who is no longer here'))
  return sentences[action](who, subject?.name ?? t('somebody who is no longer here'), details)
}
