import { randomUUID } from 'node:crypto';
import { readFlowInvitation } from '@madang/contract/joining/invitations/wire.ts';
import { beginConsent } from '@madang/contract/access/consents/routes.ts';
import { checkCode } from '@madang/contract/secrets/otp/wire.ts';
import { newSecret, secretHash } from '../server/src/kernel/crypto/keyring.ts';
import { inCompany } from '../server/src/kernel/db/database.ts';
import { findFlow } from '../server/src/kernel/flow/flow.ts';
import { openPendingSignIn } from '../server/src/kernel/session/pending-sign-in.ts';
import { networkAdmission } from '../server/src/modules/access/sign-in-policies/index.ts';
import { floorCode, sendCodes, sentDigits } from './kernel/codes.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load, type LoadRequest } from './kernel/load.ts';
import { addPerson, lifetimeSeconds, openFlows } from './kernel/people.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 3;
const seconds = 2;
const connections = 8;
const how = { of: ({ perSecond }: { perSecond: number }) => perSecond, unit: '/s', bound: { min: 0.5 } };

/** The other ways in: each call at least half the rate of a floor that runs its statements bare. */
export async function measureDoors(stage: Stage): Promise<Figure[]> {
  return [await measureLanding(stage), await measureReconsent(stage), await measureCodeCheck(stage)];
}

/** The landing page of an invitation, which its flow is bound to. */
async function measureLanding(stage: Stage): Promise<Figure> {
  const { db, productUrl, floorUrl } = stage;
  const { companyCode, personId } = await addPerson(stage);
  const invitationId = randomUUID();
  const codeHash = secretHash(newSecret());
  await inCompany(db, companyCode, (tx) =>
    tx
      .insertInto('invitations')
      .values({
        company_code: companyCode,
        invitation_id: invitationId,
        code_hash: codeHash,
        kind: 'link',
        language: 'ko',
        note: '',
        services: ['PT'],
        department_code: 'TOP',
        allowed_domains: [],
        needs_approval: false,
        max_uses: 1_000,
        inviter_id: personId,
        expires_at: new Date(Date.now() + lifetimeSeconds * 1_000),
      })
      .execute(),
  );
  const secrets = await openFlows(db, connections);
  for (const secret of secrets) {
    const flow = await findFlow(db, secret);
    if (!flow) throw new Error('the flow is gone');
    const binding = { flow_id: flow.flowId, company_code: companyCode, invitation_id: invitationId };
    await db
      .insertInto('invitation_flows')
      .values({ ...binding, code_hash: codeHash })
      .execute();
  }
  await stage.vacuum();
  const seen = await interleave({
    rounds,
    product: () => post(`${productUrl}${readFlowInvitation.path}`, (connection) => cookie('flow', secrets[connection])),
    floor: () => post(`${floorUrl}/landing?flow=${secrets[0]}`, () => ({ headers: {}, body: '{}' })),
  });
  return compare('landing page of an invitation, rate', seen, how);
}

/** The answer to a sign-in that waits for consent; one that waits for none would be let through by the first request. */
async function measureReconsent(stage: Stage): Promise<Figure> {
  const { db, productUrl, floorUrl } = stage;
  const person = await addPerson(stage);
  const { secret } = await inCompany(db, person.companyCode, async (tx) => {
    // Someone who came before the terms has to answer them.
    await tx
      .updateTable('people')
      .set({ created_at: new Date(0) })
      .where('company_code', '=', person.companyCode)
      .where('person_id', '=', person.personId)
      .execute();
    return openPendingSignIn(tx, person, {
      lifetimeSeconds,
      factor: 'passed',
      isKept: false,
      endsBy: undefined,
      admission: networkAdmission,
      address: '',
    });
  });
  await stage.vacuum();
  const seen = await interleave({
    rounds,
    product: () => post(`${productUrl}${beginConsent.path}`, () => cookie('pending', secret)),
    floor: () => post(`${floorUrl}/reconsent?pending=${secret}`, () => ({ headers: {}, body: '{}' })),
  });
  return compare('re-consent of a waiting sign-in, rate', seen, how);
}

/** More than both sides take in all rounds together: a code serves once. */
const sentCodes = { product: 24_000, floor: 48_000 };

/** The right code of a browser's flow. */
async function measureCodeCheck(stage: Stage): Promise<Figure> {
  const { productUrl, floorUrl } = stage;
  const codes = { product: await sendCodes(stage, sentCodes.product), floor: await sendCodes(stage, sentCodes.floor) };
  await stage.vacuum();
  const left = { product: codes.product.values(), floor: codes.floor.values() };
  const next = (side: 'product' | 'floor') => {
    const { value } = left[side].next();
    if (!value) throw new Error(`the ${side} has used up its codes; send more`);
    return value;
  };
  const seen = await interleave({
    rounds,
    product: () =>
      post(`${productUrl}${checkCode.path}`, () => {
        const { secret, personId } = next('product');
        return { ...cookie('flow', secret), body: JSON.stringify({ opt: sentDigits, epid: personId }) };
      }),
    floor: () => post(`${floorUrl}/code-check`, () => ({ headers: {}, body: floorCode(next('floor')) })),
  });
  return compare('check of a one-time code, rate', seen, how);
}

function post(url: string, request: (connection: number) => LoadRequest) {
  return load({ url, connections, seconds, method: 'POST', request });
}

function cookie(name: string, secret: string | undefined): LoadRequest {
  return { headers: { cookie: `${name}=${secret ?? ''}` }, body: '{}' };
}
