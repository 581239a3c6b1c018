// Runs on every PostgreSQL: conditional updates at once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { transaction } from '../db/database.ts';
import { bindFlow, findFlow, markVerified, openFlow, readProof, consumeProof } from './flow.ts';

const { kernel, advance } = await startTestApp();
const purpose = 'sign-up';
const proof = { purpose, option: 'epExternalMail', targetIndex: Buffer.alloc(32, 1), proofSeconds: 600 } as const;

test('a flow is found by its secret until it expires, and stores no secret', async () => {
  const { flow, secret } = await openFlow(kernel.db, 60);
  expect(await findFlow(kernel.db, secret)).toEqual(flow);
  expect(await findFlow(kernel.db, `${secret.slice(0, -1)}-`)).toBeUndefined();
  const stored = JSON.stringify(await kernel.db.selectFrom('flows').selectAll().execute());
  expect(stored).not.toContain(secret);
  await advance(61);
  expect(await findFlow(kernel.db, secret)).toBeUndefined();
});

test('a proof is consumed once, also with many at once, and ends its flow', async () => {
  const { flow, secret } = await openFlow(kernel.db, 1_800);
  await markVerified(kernel.db, kernel.keyring, flow, proof);
  const takers = Array.from({ length: 16 }, () => transaction(kernel.db, (tx) => consumeProof(tx, flow, purpose)));
  const taken = (await Promise.all(takers)).filter(Boolean);
  expect(taken).toEqual([{ option: proof.option, targetIndex: proof.targetIndex }]);
  expect(await findFlow(kernel.db, secret)).toBeUndefined();
});

test('a proof consumed in a failed transaction remains', async () => {
  const { flow } = await openFlow(kernel.db, 1_800);
  await markVerified(kernel.db, kernel.keyring, flow, proof);
  const failing = transaction(kernel.db, async (tx) => {
    await consumeProof(tx, flow, purpose);
    throw new Error('refused later');
  });
  await expect(failing).rejects.toThrow('refused later');
  expect(await consumeProof(kernel.db, flow, purpose)).toBeDefined();
});

test('a proof expires after ten minutes', async () => {
  const { flow } = await openFlow(kernel.db, 1_800);
  await markVerified(kernel.db, kernel.keyring, flow, proof);
  await advance(601);
  expect(await consumeProof(kernel.db, flow, purpose)).toBeUndefined();
});

test('OTP-05 a proof is valid only for its purpose, when read and when consumed', async () => {
  const { flow } = await openFlow(kernel.db, 1_800);
  await markVerified(kernel.db, kernel.keyring, flow, proof);
  expect(await readProof(kernel.db, flow, 'recovery')).toBeUndefined();
  expect(await consumeProof(kernel.db, flow, 'recovery')).toBeUndefined();
  expect(await readProof(kernel.db, flow, purpose)).toBeDefined();
  expect(await consumeProof(kernel.db, flow, purpose)).toBeDefined();
});

test('OTP-05 a flow that changes to another person loses its proofs', async () => {
  const { flow } = await openFlow(kernel.db, 1_800);
  const [own, other] = [1, 2].map((number) => ({ companyCode: `C${number}`, personId: randomUUID() }));
  await bindFlow(kernel.db, flow.flowId, own);
  await markVerified(kernel.db, kernel.keyring, flow, { ...proof, purpose: 'recovery' });
  expect(await readProof(kernel.db, flow, 'recovery')).toMatchObject({ subject: own });
  await bindFlow(kernel.db, flow.flowId, other);
  expect(await consumeProof(kernel.db, flow, 'recovery')).toBeUndefined();
  await markVerified(kernel.db, kernel.keyring, flow, { ...proof, purpose: 'recovery' });
  await bindFlow(kernel.db, flow.flowId, undefined);
  await markVerified(kernel.db, kernel.keyring, flow, { ...proof, purpose: 'recovery' });
  expect(await consumeProof(kernel.db, flow, 'recovery')).toEqual({
    option: proof.option,
    targetIndex: proof.targetIndex,
  });
});
