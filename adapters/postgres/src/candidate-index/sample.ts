/** One person in so many, whoever they are. Partial indexes have their words, places and uuids; titles those of the smaller sample. */
export type Sample = 64 | 512

/** SQL for about how many people meet a condition. Rule: SRCH-76. */
export const estimatedPeople = (oneIn: Sample, condition: string): string =>
  `${oneIn} * (select count(*)::int from candidate_documents where (uuid_hash(uuid) & ${oneIn - 1}) = 0 and ${condition})`
