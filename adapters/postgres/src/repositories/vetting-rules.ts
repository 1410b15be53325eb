import type { StoredVettingRules, VettingRuleStore } from '@guildhall/domain/moderation'
import type { Knex } from 'knex'

interface RulesRow extends StoredVettingRules {
  readonly id: boolean
}

/** The rules for what is approved without a vetter: one row, none until they are changed. */
export const createVettingRules = (knex: Knex): VettingRuleStore => {
  const rows = () => knex<RulesRow>('vettingRules')
  const read = async () => (await rows().first('rules', 'changedAt')) ?? null
  return {
    read,
    readForUpdate: async () => {
      // There may be no row yet that could be locked.
      await knex.raw(`select pg_advisory_xact_lock(hashtext('vetting_rules'))`)
      return read()
    },
    save: async (rules, changedAt) => {
      await rows()
        .insert({ id: true, rules: knex.raw('cast(? as jsonb)', [JSON.stringify(rules)]), changedAt })
        .onConflict('id')
        .merge()
    },
  }
}
