/** No row has it: where a list by uuid begins. */
export const LOWEST_UUID = '00000000-0000-0000-0000-000000000000'
