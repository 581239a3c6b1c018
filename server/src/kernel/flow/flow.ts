import { sql } from 'kysely';
import { newCellSecret } from '../crypto/cell.ts';
import { type Keyring, secretHash } from '../crypto/keyring.ts';
import type { Tx } from '../db/database.ts';
import { preparedQuery } from '../db/prepared-query.ts';

/** Purpose of a proof; the proof is valid for nothing else. */
export type Purpose = 'sign-up' | 'recovery' | 'invitation' | 'registration' | 'contact';

/** A person who exists already and that a flow is about. */
export interface Subject {
  readonly companyCode: string;
  readonly personId: string;
}

/** Contact or key that the flow's visitor has proven, and the person it is about. */
export interface Proof {
  readonly option: string;
  readonly targetIndex: Buffer;
  readonly subject?: Subject;
}

/** One browser's way through a public flow; company and person come from this row alone. */
export interface Flow {
  readonly flowId: string;
  /** `verified` for the browser alone that holds what it has proven; for any other that knows the flow's secret it is `sent`. */
  readonly state: 'open' | 'sent' | 'verified' | 'done';
  /** The epid that the flow's new person will have. */
  readonly reservedPersonId: string;
  /**
   * Proof in the browser beside the flow's secret, which another person may have planted. A call that proves writes it
   * here.
   */
  proofSecret?: string | undefined;
}

/** A flow as far as its proof is concerned. */
export type ProvenFlow = Pick<Flow, 'flowId' | 'proofSecret'>;

/** The value of the browser's cookie: the flow's secret, and what was proven in it by this browser. */
export function flowCookie(secret: string, { proofSecret }: Pick<Flow, 'proofSecret'>): string {
  return proofSecret === undefined ? secret : `${secret}${separator}${proofSecret}`;
}

/** No secret has it. */
const separator = '.';

function readCookie(cookie: string) {
  const [secret = '', proofSecret] = cookie.split(separator);
  return { secret, proofSecret };
}

/** The secret of a flow, of its cookie's value. */
export function flowSecretOf(cookie: string): string {
  return readCookie(cookie).secret;
}

/** Opens a flow and returns the secret for its cookie; only the secret's hash is stored. */
export async function openFlow(db: Tx, lifetimeSeconds: number): Promise<{ flow: Flow; secret: string }> {
  const secret = newCellSecret();
  const row = await db
    .insertInto('flows')
    .values({
      secret_hash: secretHash(secret),
      expires_at: sql<Date>`app_now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .returning(flowColumns)
    .executeTakeFirstOrThrow();
  return { flow: toFlow(row, undefined), secret };
}

/** The living flow of a cookie. */
export async function findFlow(db: Tx, cookie: string): Promise<Flow | undefined> {
  const { secret, proofSecret } = readCookie(cookie);
  const [row] = await selectLivingFlow(db, secretHash(secret));
  return row && toFlow(row, proofSecret);
}

const flowColumns = ['flow_id', 'state', 'reserved_person_id', 'proof_hash'] as const;

/** The condition that a flow lives and is the one of a secret; by the parameter that holds the secret's hash. */
export const livingFlow = (parameter: string) =>
  `secret_hash = ${parameter} and expires_at > app_now() and state <> 'done'`;

const selectLivingFlow = preparedQuery<FlowRow, [secretHash: Buffer]>(`
  select ${flowColumns.join(', ')} from flows where ${livingFlow('$1')}`);

/** The flow of a cookie whose proof was used, while it lives: for a browser that lost the answer. */
export async function findFinishedFlow(db: Tx, cookie: string): Promise<Flow | undefined> {
  const { secret, proofSecret } = readCookie(cookie);
  const row = await db
    .selectFrom('flows')
    .select(flowColumns)
    .where('secret_hash', '=', secretHash(secret))
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return row && toFlow(row, proofSecret);
}

interface FlowRow {
  readonly flow_id: string;
  readonly state: string;
  readonly reserved_person_id: string;
  readonly proof_hash: Buffer | null;
}

function toFlow(row: FlowRow, proofSecret: string | undefined): Flow {
  const { flow_id: flowId, reserved_person_id: reservedPersonId, proof_hash: proofHash } = row;
  const isHeld = proofHash === null || (proofSecret !== undefined && proofHash.equals(secretHash(proofSecret)));
  // The table's check constraint holds the same four states.
  const state = row.state as Flow['state'];
  return { flowId, state: state === 'verified' && !isHeld ? 'sent' : state, reservedPersonId, proofSecret };
}

/** Makes other transactions of the flow wait for this one; the flow's row is locked before any other of its rows. */
export async function lockFlow(tx: Tx, flowId: string): Promise<void> {
  await tx.selectFrom('flows').select('flow_id').where('flow_id', '=', flowId).forUpdate().execute();
}

/** Counts one more send to the flow's person; false where the flow has had `max` of them. */
export async function countSend(tx: Tx, flowId: string, max: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('flows')
    .set({ sends: sql`sends + 1`, state: sql`case state when 'open' then 'sent' else state end` })
    .where('flow_id', '=', flowId)
    .where('state', '<>', 'done')
    .where('sends', '<', max)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns the flow to a person, or to none, and voids its proofs, or one's own proof would open another account. */
export async function bindFlow(tx: Tx, flowId: string, subject: Subject | undefined): Promise<void> {
  await tx
    .updateTable('flows')
    .set({
      subject_company_code: subject?.companyCode ?? null,
      subject_person_id: subject?.personId ?? null,
      state: sql`case state when 'verified' then 'sent' else state end`,
      verified_option: null,
      verified_target_index: null,
      proof_hash: null,
      proof_expires_at: null,
    })
    .where('flow_id', '=', flowId)
    .where('state', '<>', 'done')
    .execute();
}

export interface Proven {
  readonly purpose: Purpose;
  readonly option: string;
  readonly targetIndex: Buffer;
}

/** Gives the browser its proof secret. Simultaneous taps get the same one, so the order of answers does not matter. */
export function keepProof(keyring: Keyring, flow: Flow, { purpose, option, targetIndex }: Proven): string {
  const proven = [flow.flowId, purpose, option, targetIndex.toString('hex')].join(separator);
  const secret = keyring.steadyIndex('flow-proof', proven).toString('base64url');
  flow.proofSecret = secret;
  return secret;
}

/**
 * Records a proof of the target for one purpose and `proofSeconds`, in the answered browser alone. A later proof
 * replaces it.
 */
export async function markVerified(
  tx: Tx,
  keyring: Keyring,
  flow: Flow,
  proof: Proven & { readonly proofSeconds: number },
): Promise<void> {
  const secret = keepProof(keyring, flow, proof);
  await tx
    .updateTable('flows')
    .set({
      state: 'verified',
      verified_purpose: proof.purpose,
      verified_option: proof.option,
      verified_target_index: proof.targetIndex,
      proof_hash: secretHash(secret),
      proof_expires_at: sql<Date>`app_now() + make_interval(secs => ${proof.proofSeconds})`,
    })
    .where('flow_id', '=', flow.flowId)
    .where('state', '<>', 'done')
    .execute();
}

/**
 * Takes the flow's proof in the transaction that uses it and ends the flow. Undefined without a valid proof for the
 * purpose.
 */
export async function consumeProof(tx: Tx, flow: ProvenFlow, purpose: Purpose): Promise<Proof | undefined> {
  const row = await tx
    .updateTable('flows')
    .set({ state: 'done' })
    .where(livingProof(flow, purpose))
    .returning(proofColumns)
    .executeTakeFirst();
  return row && toProof(row);
}

/** The flow's living proof for the purpose, left where it is: for what may still be refused without using it up. */
export async function readProof(db: Tx, flow: ProvenFlow, purpose: Purpose): Promise<Proof | undefined> {
  const row = await db.selectFrom('flows').select(proofColumns).where(livingProof(flow, purpose)).executeTakeFirst();
  return row && toProof(row);
}

/** Proofs without a hash are of the release before, whose flows end within minutes. */
function livingProof({ flowId, proofSecret }: ProvenFlow, purpose: Purpose) {
  const held = proofSecret === undefined ? null : secretHash(proofSecret);
  return sql<boolean>`flow_id = ${flowId} and state = 'verified' and verified_purpose = ${purpose}
    and proof_expires_at > app_now() and (proof_hash is null or proof_hash = ${held}::bytea)`;
}

const proofColumns = ['verified_option', 'verified_target_index', 'subject_company_code', 'subject_person_id'] as const;

function toProof(row: {
  verified_option: string | null;
  verified_target_index: Buffer | null;
  subject_company_code: string | null;
  subject_person_id: string | null;
}): Proof | undefined {
  const { verified_option: option, verified_target_index: targetIndex } = row;
  const { subject_company_code: companyCode, subject_person_id: personId } = row;
  if (option === null || targetIndex === null) return undefined;
  const isAboutSomebody = companyCode !== null && personId !== null;
  return { option, targetIndex, ...(isAboutSomebody ? { subject: { companyCode, personId } } : {}) };
}

/** Ends every flow that is about a person, with the codes that were sent in it and what it has proven. */
export async function endFlowsAbout(tx: Tx, { companyCode, personId }: Subject): Promise<void> {
  await tx
    .deleteFrom('flows')
    .where('subject_company_code', '=', companyCode)
    .where('subject_person_id', '=', personId)
    .execute();
}
