import { Refusal } from '@madang/contract/refuse.ts';
import type { Flow } from '../../../kernel/flow/flow.ts';
import type { FlowPreparation } from '../../../kernel/operations/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type AddressLimit, type Calling, demandAtAddress } from '../../../kernel/limits/address-limit.ts';
import { type Quota, refundQuotaSoon } from '../../../kernel/limits/quota.ts';
import { demandFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { countIdRefusal } from '../../secrets/credentials/index.ts';

/** Progress of one submit. */
export interface Progress {
  /** True from the point at which a refusal reveals if the ID is free. */
  looksAtId: boolean;
  /** Given back where the submit came to nothing by no fault of its own, or was the copy of another one. */
  attempt?: Quota;
}

/** Judging and hashing a password is dear; so many attempts are made from one address, or by what vouches for its caller. */
export async function consumeAttemptAtAddress(
  kernel: Pick<Kernel, 'db' | 'properties' | 'figures' | 'admission'>,
  progress: Progress,
  limit: AddressLimit,
  calling: Calling,
): Promise<void> {
  progress.attempt = await demandAtAddress(kernel, kernel.db, limit, calling);
}

/** The same for a key of another kind, such as a flow. */
export async function consumeAttempt({ db }: Pick<Kernel, 'db'>, progress: Progress, attempt: Quota): Promise<void> {
  await demandFromLimit(db, attempt.key, attempt.limit);
  progress.attempt = attempt;
}

interface Submit<Answer> {
  readonly kernel: Kernel;
  readonly flow: Flow;
  /** Returns what the flow has already created, if this submit asks for it. */
  readonly findMade: () => Promise<Answer | undefined>;
}

/** Refusals of a submit whose ID, code, proof or link another submit took. */
const lost = new Set(['OTP0005', 'OTP_USED', 'MB601', 'MB1064', 'MB_M_MAIL_ID_UNPROVEN', 'INVITATION_INVALID']);

/**
 * OPS-06: answers a repeated submit with the first one's result, after waiting for its end. Throws if there is none.
 */
async function answerOfTwin<Answer>(
  { kernel, flow, findMade }: Submit<Answer>,
  { progress, error }: { readonly progress: Progress; readonly error: unknown },
): Promise<Answer> {
  const made = error instanceof Refusal && lost.has(error.code) ? await findMade() : undefined;
  const { attempt } = progress;
  if (attempt && (made || !(error instanceof Refusal))) void refundQuotaSoon(kernel.db, attempt);
  if (made) return made;
  throw progress.looksAtId ? await countIdRefusal(kernel, flow.flowId, error) : error;
}

/** Result of the work before the transaction, or what the flow has already created and is returned again. */
type Submitted<Answer, Found> = { readonly made: Answer } | (Found & { readonly progress: Progress });

/** The work before the transaction. */
async function prepareOnce<Answer, Found>(
  submit: Submit<Answer>,
  /** True if the flow may have created it already, which is then checked first. */
  mayBeMade: boolean,
  find: (progress: Progress) => Promise<Found>,
): Promise<Submitted<Answer, Found>> {
  const made = mayBeMade ? await submit.findMade() : undefined;
  if (made) return { made };
  const progress: Progress = { looksAtId: false };
  try {
    return { ...(await find(progress)), progress };
  } catch (error) {
    return { made: await answerOfTwin(submit, { progress, error }) };
  }
}

interface Steps<Body, Answer, Found> {
  /** Returns what the flow has already created, if this submit asks for it. */
  readonly findMade: (submit: SubmitOf<Body>) => Promise<Answer | undefined>;
  /** Returns true if the flow may have created it already; if not, nothing is looked up. */
  readonly mayBeMade: (flow: Flow) => boolean;
  /** Everything that the transaction needs, once it is known to be right. */
  readonly find: (submit: Preparing<Body>, progress: Progress) => Promise<Found>;
}

/** Anyone who registers, and with what. */
export interface SubmitOf<Body> extends Pick<FlowPreparation<never>, 'kernel' | 'flow' | 'request'> {
  readonly body: Body;
}

/** The same before the transaction, where other companies can be read. */
export type Preparing<Body> = SubmitOf<Body> & Pick<FlowPreparation<never>, 'readIn'>;

/**
 * OPS-06: surrounds the transaction of a form that makes an account: of repeated submits one makes it and all get its
 * answer.
 */
export function submitOnce<Body, Answer, Found>({ findMade, mayBeMade, find }: Steps<Body, Answer, Found>) {
  const submitOf = ({ kernel, flow, request, readIn }: FlowPreparation<never>, body: Body) => {
    const submit = { kernel, flow, request, readIn, body };
    return { submit, once: { kernel, flow, findMade: () => findMade(submit) } };
  };
  return {
    prepare(context: FlowPreparation<never>, body: Body) {
      const { submit, once } = submitOf(context, body);
      return prepareOnce(once, mayBeMade(context.flow), (progress) => find(submit, progress));
    },
    afterFailure(
      context: FlowPreparation<never>,
      body: Body,
      { prepared, error }: { readonly prepared: Submitted<Answer, Found>; readonly error: unknown },
    ) {
      if ('made' in prepared) throw error;
      return answerOfTwin(submitOf(context, body).once, { progress: prepared.progress, error });
    },
  };
}
