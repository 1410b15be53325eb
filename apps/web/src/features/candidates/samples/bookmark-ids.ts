import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'

/** Who is bookmarked in the samples. */
export const sampleBookmarkIds: readonly string[] = [sampleUuid(1), sampleUuid(3)]
