import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

/** The invitation that a flow came by. */
export interface Binding {
  readonly companyCode: string;
  readonly invitationId: string;
  readonly codeHash: Buffer;
  /** Whether the sign-up button was pressed. */
  readonly isBegun: boolean;
}

export async function findBinding(db: Tx, flowId: string): Promise<Binding | undefined> {
  const row = await db
    .selectFrom('invitation_flows')
    .select(['company_code', 'invitation_id', 'code_hash', 'begun_at'])
    .where('flow_id', '=', flowId)
    .executeTakeFirst();
  return (
    row && {
      companyCode: row.company_code,
      invitationId: row.invitation_id,
      codeHash: row.code_hash,
      isBegun: row.begun_at !== null,
    }
  );
}

export interface NewBinding extends Omit<Binding, 'isBegun'> {
  /** The company's own domain that the invitation asks for, whether its proof stands or not; '' for the product's. */
  readonly idDomain: string;
}

/** Binds a flow for its life; a second link never takes the place of the first. */
export async function bindFlow(db: Tx, flowId: string, binding: NewBinding): Promise<void> {
  await db
    .insertInto('invitation_flows')
    .values({
      flow_id: flowId,
      company_code: binding.companyCode,
      invitation_id: binding.invitationId,
      code_hash: binding.codeHash,
      id_domain: binding.idDomain,
    })
    .onConflict((conflict) => conflict.column('flow_id').doNothing())
    .execute();
}

/** True for the first press alone. */
export async function markBegun(tx: Tx, flowId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitation_flows')
    .set({ begun_at: sql`app_now()` })
    .where('flow_id', '=', flowId)
    .where('begun_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
