import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'

/** The bookmarked sample candidates. */
export const sampleBookmarkIds: readonly string[] = [sampleUuid(1), sampleUuid(3)]
