/** A fixed sample of one person in 64 or in 512. Partial indexes have the words, places and uuids of both samples, and the titles of the smaller one. */
export type Sample = 64 | 512

/** SQL for about how many people meet a condition. Rule: SRCH-76. */
export const estimatedPeople = (oneIn: Sample, condition: string): string =>
  `${oneIn} * (select count(*)::int from candidate_documents where (uuid_hash(uuid) & ${oneIn - 1}) = 0 and ${condition})`
