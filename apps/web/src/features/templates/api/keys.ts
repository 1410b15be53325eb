/** Query keys of message templates. */
export const templatesKeys = { templates: ['templates'] } as const
