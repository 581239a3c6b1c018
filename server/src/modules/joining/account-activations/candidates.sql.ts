import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { MovedIndex } from '../../../platform/keys/keyed-columns.ts';
import type { Proof } from '../../../kernel/flow/flow.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Means by which a user proves to be the person registered by the company. */
export type ActivationOption = 'externalMail' | 'mobile' | 'opencode' | 'password';

/** Whose account a flow may activate once its target is proven. */
export interface Candidate extends PersonKey {
  readonly option: ActivationOption;
  /** Index in the flow's proof. */
  readonly targetIndex: Buffer;
  /** Index that the person's record, or the initial password, must still match when the account is given. */
  readonly contactIndex: Buffer;
}

/** Adds candidates of one target; a person who was registered again takes the place of the one before. */
export async function insertCandidates(tx: Tx, flowId: string, candidates: readonly Candidate[]): Promise<void> {
  if (candidates.length === 0) return;
  await tx
    .insertInto('registration_flows')
    .values(
      candidates.map(({ option, targetIndex, companyCode, personId, contactIndex }) => ({
        flow_id: flowId,
        option,
        target_index: targetIndex,
        company_code: companyCode,
        person_id: personId,
        contact_index: contactIndex,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['flow_id', 'option', 'target_index', 'company_code']).doUpdateSet({
        person_id: sql`excluded.person_id`,
        contact_index: sql`excluded.contact_index`,
      }),
    )
    .execute();
}

/** Returns true if the flow has any candidates; a flow without a proof is refused differently from a new visitor. */
export async function hasCandidates(tx: Tx, flowId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('registration_flows')
    .select('flow_id')
    .where('flow_id', '=', flowId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The candidates of what was proven, and of nothing else that the flow has asked about. */
export async function listCandidates(
  tx: Tx,
  flowId: string,
  proof: Pick<Proof, 'option' | 'targetIndex'>,
): Promise<Candidate[]> {
  const rows = await tx
    .selectFrom('registration_flows')
    .select(['option', 'target_index', 'company_code', 'person_id', 'contact_index'])
    .where('flow_id', '=', flowId)
    .where('option', '=', proof.option)
    .where('target_index', '=', proof.targetIndex)
    .orderBy('company_code')
    .execute();
  return rows.map((row) => ({
    // The table's check constraint holds the same four.
    option: row.option as ActivationOption,
    targetIndex: row.target_index,
    companyCode: row.company_code,
    personId: row.person_id,
    contactIndex: row.contact_index,
  }));
}

export async function markActivated(tx: Tx, flowId: string, candidate: Candidate): Promise<void> {
  await tx
    .updateTable('registration_flows')
    .set({ activated_at: sql`app_now()` })
    .where('flow_id', '=', flowId)
    .where('option', '=', candidate.option)
    .where('target_index', '=', candidate.targetIndex)
    .where('company_code', '=', candidate.companyCode)
    .execute();
}

/** The person whose account a flow that is done has given. */
export async function findActivated(tx: Tx, flowId: string): Promise<PersonKey | undefined> {
  const row = await tx
    .selectFrom('registration_flows')
    .select(['company_code', 'person_id'])
    .where('flow_id', '=', flowId)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();
  return row && { companyCode: row.company_code, personId: row.person_id };
}

/** The record of someone whose account is being activated has its contact under another key from now on. */
export async function followContact(tx: Tx, { companyCode, from, to }: MovedIndex): Promise<void> {
  await tx
    .updateTable('registration_flows')
    .set({ contact_index: to })
    .where('company_code', '=', companyCode)
    .where('contact_index', '=', from)
    .execute();
}
