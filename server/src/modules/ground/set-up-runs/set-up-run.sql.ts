import { wizardIdleHours, wizardQuietMinutes } from '@madang/contract/views/setup/limits.ts';
import type { HomeScreen } from '@madang/contract/ground/companies/home-screens.ts';
import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../../../kernel/db/query-batch.ts';
import type { Tx } from '../../../kernel/db/database.ts';

/** State of a company's set-up, and the person who runs it while it is running. */
export interface SetUpRun {
  readonly state: string;
  readonly step: string;
  readonly homeScreen: string;
  readonly timeZone: string;
  readonly personId: string | null;
  readonly secretHash: Buffer | null;
}

export type EndedState = 'finished' | 'quit' | 'abandoned';

/** The run, which stays as it is until the transaction ends. */
export function lockRun(tx: Tx, companyCode: string): Promise<SetUpRun> {
  return tx
    .selectFrom('companies')
    .select([
      'set_up_state as state',
      'set_up_step as step',
      'home_screen as homeScreen',
      'time_zone as timeZone',
      'set_up_person_id as personId',
      'set_up_secret_hash as secretHash',
    ])
    .where('company_code', '=', companyCode)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Gives a set-up that no one began to a person's browser; false where there is none to give. */
export async function beginRun(
  tx: Tx,
  companyCode: string,
  owner: { readonly personId: string; readonly secretHash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set({
      set_up_state: 'running',
      set_up_person_id: owner.personId,
      set_up_secret_hash: owner.secretHash,
      set_up_seen_at: sql<Date>`app_now()`,
    })
    .where('company_code', '=', companyCode)
    .where('set_up_state', '=', 'new')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The run is seen in a browser, which need not be the one that began it. */
export async function continueRun(tx: Tx, companyCode: string, secretHash: Buffer): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ set_up_secret_hash: secretHash, set_up_seen_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where('set_up_state', '=', 'running')
    .execute();
}

export async function moveRun(tx: Tx, companyCode: string, step: string): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ set_up_step: step, set_up_seen_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where('set_up_state', '=', 'running')
    .execute();
}

/** Ends a set-up for good; false where it had ended. */
export async function endRun(tx: Tx, companyCode: string, state: EndedState): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set({ set_up_state: state, set_up_secret_hash: null, set_up_seen_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where('set_up_state', 'in', ['new', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * WIZ-18: decides on a run when an administrator comes without its secret: quiet own runs and idle others' end. Returns
 * true if it ended.
 */
export async function endClosedRun(
  tx: Tx,
  companyCode: string,
  comer: { readonly personId: string; readonly mayGoOn: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update companies set set_up_state = 'abandoned', set_up_secret_hash = null, set_up_seen_at = app_now()
    where company_code = ${companyCode} and set_up_state = 'running' and case
      when set_up_person_id = ${comer.personId}::uuid
        then not ${comer.mayGoOn}::boolean
          and set_up_seen_at <= app_now() - make_interval(mins => ${wizardQuietMinutes})
      else set_up_seen_at < app_now() - make_interval(hours => ${wizardIdleHours}) end`.execute(tx);
  return numAffectedRows === 1n;
}

/** Selects the last use of a running set-up, as part of a batch. */
export function runUseOf(companyCode: string): RawBuilder<{ lastUsedAt: string }> {
  return sql`
    select ${momentText(sql`set_up_seen_at`)} as "lastUsedAt" from companies
    where company_code = ${companyCode} and set_up_state = 'running'`;
}

/** False once the set-up has ended: what opens first cannot be changed any more (WIZ-07). */
export async function setHomeScreen(tx: Tx, companyCode: string, homeScreen: HomeScreen): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set({ home_screen: homeScreen })
    .where('company_code', '=', companyCode)
    .where('set_up_state', 'in', ['new', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
