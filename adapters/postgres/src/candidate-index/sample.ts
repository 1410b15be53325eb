/** One person in 64, or in 512, whoever they are. Partial indexes have their words, places and uuids; titles those of the smaller one. */
const sample = (people: 64 | 512): string => `(uuid_hash(uuid) & ${people - 1}) = 0`

/** From this many people, the smaller sample is large enough. */
const MANY_PEOPLE = 400_000

const estimateFrom = (people: 64 | 512, condition: string): string =>
  `${people} * (select count(*)::int from candidate_documents where ${sample(people)} and ${condition})`

/** SQL for about how many people meet a condition, which is built twice. Rule: SRCH-76. */
export const estimatedPeople = (condition: () => string): string =>
  `case when (select reltuples < ${MANY_PEOPLE} from pg_class where oid = 'candidate_documents'::regclass)
    then ${estimateFrom(64, condition())} else ${estimateFrom(512, condition())} end`

/** The same, good enough to choose how people are read: among few people, either way is fast. */
export const roughlyEstimatedPeople = (condition: string): string => estimateFrom(512, condition)
