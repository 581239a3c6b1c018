import { flowCookie, markVerified, openFlow } from '../../server/src/kernel/flow/flow.ts';
import { targetIndex } from '../../server/src/modules/secrets/otp/index.ts';
import { agreeToAll, signUpPayload, type SignUpPayload } from '../../server/src/testing/sign-up.ts';
import { lifetimeSeconds } from './people.ts';
import type { Stage } from './stage.ts';

/** A sign-up of which only the submit is missing. */
export interface ReadySignUp {
  readonly flowSecret: string;
  readonly payload: SignUpPayload;
}

/** Prepares `count` invented administrators with a proven mail address and every term agreed to. */
export async function prepareSignUps(stage: Stage, count: number): Promise<ReadySignUp[]> {
  const { pslInfoAgmts } = await agreeToAll(callerOf(stage.productUrl), signUpPayload());
  const signUps: ReadySignUp[] = [];
  while (signUps.length < count) signUps.push(await prepareSignUp(stage, signUpPayload({ pslInfoAgmts })));
  return signUps;
}

async function prepareSignUp({ db, keyring }: Stage, payload: SignUpPayload): Promise<ReadySignUp> {
  const { flow, secret } = await openFlow(db, lifetimeSeconds);
  const option = 'externalMail';
  await markVerified(db, keyring, flow, {
    purpose: 'sign-up',
    option,
    targetIndex: targetIndex(keyring, option, String(payload['adminEmail'])),
    proofSeconds: lifetimeSeconds,
  });
  return { flowSecret: flowCookie(secret, flow), payload };
}

function callerOf(url: string) {
  const call = async (path: string, options?: RequestInit) => {
    const answer = await fetch(`${url}${path}`, options);
    const text = await answer.text();
    return { status: answer.status, text, json: <T>() => JSON.parse(text) as T };
  };
  return {
    get: (path: string) => call(path),
    post: (path: string, payload?: unknown) => call(path, { method: 'POST', body: JSON.stringify(payload) }),
  };
}
