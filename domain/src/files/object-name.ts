/** Letters, digits, dashes and single dots, in at most three folders. */
const OBJECT_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\/[a-z0-9-]+(?:\.[a-z0-9-]+)*){0,2}$/

/** Whether a name is one that the product makes for stored contents: it cannot leave a folder or a bucket. Rule: FILE-8. */
export const isObjectName = (name: string): boolean => OBJECT_NAME.test(name)
