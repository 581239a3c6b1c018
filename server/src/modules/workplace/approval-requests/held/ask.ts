import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { ApprovalPolicyInput } from '@madang/contract/workplace/approval-policies/rules.ts';
import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import type { HeldContent } from '@madang/contract/workplace/approval-requests/held.ts';
import { refuse as anyRefusal } from '@madang/contract/refuse.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { Audited, Judged, Target } from '../../../../kernel/operations/outcome.ts';
import { readThingNames } from '../../../../platform/target-names.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { factsOf, routeOf } from '../../approval-policies/index.ts';
import { heldInputAad, sealRequest } from '../content.ts';
import { addEvent } from '../events.sql.ts';
import { writeTurn } from '../notify.ts';
import { deleteRequest, insertRequest, updateSubmitted } from '../requests.sql.ts';
import { beginNextStep, insertRoute } from '../route.sql.ts';
import { requestKeyOf } from './asked.ts';
import { insertHeldChange, type lockHoldingPolicy, selectAskedOf } from './held.sql.ts';

/** A change that a company holds back, with what its trial would have written into the audit log. */
export interface HeldChange {
  readonly operation: string;
  readonly input: unknown;
  readonly heldKind: string;
  readonly audited?: Pick<Audited, 'target' | 'fields' | 'detail'> | undefined;
  readonly judged?: Judged | undefined;
}

interface Asking {
  readonly tx: Tx;
  readonly kernel: Kernel;
  readonly companyCode: string;
  readonly requesterId: string;
}

type HoldingPolicy = NonNullable<Awaited<ReturnType<typeof lockHoldingPolicy>>>;

/** Stores a change as a request that waits by the policy of its kind; answers who can decide now. */
export async function keepForApproval(
  { tx, kernel, companyCode, requesterId }: Asking,
  change: HeldChange,
  policy: HoldingPolicy,
): Promise<{ readonly requestId: string; readonly approverIds: readonly string[] }> {
  const beneficiaryId = beneficiaryOf(change);
  const steps = await routeFor(tx, companyCode, { requesterId, beneficiaryId }, policy);
  const requestId = newId();
  const key = { companyCode, requestId };
  const content = await contentOf(tx, kernel, companyCode, change);
  const sealed = sealRequest(kernel, requestId, { requestTitle: titleOf(content), formContent: content });
  const request = {
    requestId,
    requesterId,
    approvalFormId: null,
    formVersion: null,
    documentKind: 'general',
    heldKind: change.heldKind,
    ...sealed,
  } as const;
  if (!(await insertRequest(tx, companyCode, request)))
    throw anyRefusal('APPROVAL_UNFINISHED', { 0: approvalRequestLimits.unfinished });
  const stored = JSON.stringify(change.input);
  const { operation } = change;
  const requestKey = requestKeyOf(kernel, operation, change.input);
  const input = kernel.keyring.encrypt(stored, heldInputAad(requestId));
  if (!(await insertHeldChange(tx, key, { actorId: requesterId, beneficiaryId, operation, input, requestKey }))) {
    await deleteRequest(tx, key);
    return { requestId, approverIds: await selectAskedOf(tx, companyCode, { actorId: requesterId, requestKey }) };
  }
  const { approvalPolicyId, version: policyVersion } = policy;
  await updateSubmitted(tx, key, { approvalPolicyId, policyVersion, amount: null });
  await insertRoute(tx, key, steps);
  await addEvent(tx, kernel, key, { event: 'submitted', actorId: requesterId });
  const approverIds = await beginNextStep(tx, key);
  await writeTurn(tx, kernel, key, { title: sealed.title, heldKind: change.heldKind, requesterId }, approverIds);
  return { requestId, approverIds };
}

/** Receiver of a right, who does not decide on it; null of other changes. */
function beneficiaryOf({ heldKind, audited }: HeldChange): string | null {
  return heldKind === 'grant' && audited?.target.kind === 'person' ? audited.target.id : null;
}

async function routeFor(
  tx: Tx,
  companyCode: string,
  { requesterId: personId, beneficiaryId }: { readonly requesterId: string; readonly beneficiaryId: string | null },
  policy: HoldingPolicy,
) {
  const { name: approvalPolicyName, englishName: englishApprovalPolicyName, steps: approvalSteps } = policy;
  // Conditions do not count: the company has named the policy.
  const draft = { approvalPolicyName, englishApprovalPolicyName, approvalSteps } as unknown as ApprovalPolicyInput;
  const {
    rows: [facts],
  } = await factsOf(companyCode, { personId, documentKind: 'general', amount: null, draft }).execute(tx);
  if (!facts) throw anyRefusal('CO401');
  const steps = routeOf(facts).map((step) => ({
    ...step,
    approvers: step.approvers.filter(({ personId: approverId }) => approverId !== beneficiaryId),
  }));
  const gap = steps.findIndex((step) => step.gap !== null || step.approvers.length === 0);
  if (gap !== -1) throw anyRefusal('CHANGE_HELD_GAP', { 0: gap + 1 });
  return steps;
}

/** Fields of an input with words of the person who asks, by which approvers judge. */
const worded = ['reason', 'note', 'dueOn'] as const;

async function contentOf(
  tx: Tx,
  { contributed }: Pick<Kernel, 'contributed'>,
  companyCode: string,
  { operation, input, audited, judged }: HeldChange,
): Promise<HeldContent> {
  const recorded = audited && !unnamed.has(audited.target.kind) ? [audited.target] : [];
  const targets: readonly Target[] = (judged?.targets ?? recorded).slice(0, approvalRequestLimits.heldThings);
  const readPeople = (ids: readonly string[]) => readNames(tx, companyCode, ids);
  const nameThing = await readThingNames(tx, { contributed }, { companyCode, readPeople }, targets);
  const said = Object.entries(input as Record<string, unknown>).filter(
    ([field, value]) => worded.some((each) => each === field) && typeof value === 'string' && value !== '',
  );
  const facts = Object.entries({ ...audited?.detail, ...Object.fromEntries(said), ...judged?.facts });
  return {
    operation,
    things: targets.map(nameThing),
    facts: Object.fromEntries(
      facts.map(([name, value]) => [name, String(value).slice(0, approvalRequestLimits.heldFactCharacters)]),
    ),
  };
}

/** Kinds of things that only the change itself would make. */
const unnamed = new Set(['console-job', 'run', 'import', 'grant']);

/** Names in a title; the others are counted. */
const titleNames = 3;

function titleOf({ things, facts }: HeldContent): string {
  const people = things.filter(({ kind }) => kind === 'person');
  const named = people.length > 0 ? people : things;
  const first = named.slice(0, titleNames).map(({ name }) => name);
  const more = Math.max(named.length, people.length > 0 ? Number(facts['count'] ?? 0) : 0) - first.length;
  return more > 0 ? `${first.join(', ')} +${more}` : first.join(', ');
}

/** Names of people as a language shows them. */
export async function namesIn(
  tx: Tx,
  companyCode: string,
  ids: readonly string[],
  language: Language,
): Promise<string> {
  const names = await readNames(tx, companyCode, ids);
  return ids
    .flatMap((id) => names.get(id) ?? [])
    .map(({ fullName, englishName }) => (readsKorean(language) ? fullName : englishName || fullName))
    .join(', ');
}
