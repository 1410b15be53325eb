/** Ids used in the contract's examples. */
export const CONTRACTOR = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b01'
export const EMPLOYER = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b02'
export const CONVERSATION = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b04'
