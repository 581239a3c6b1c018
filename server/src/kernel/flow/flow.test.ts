import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { transaction } from '../db/database.ts';
import { findFlow, markVerified, openFlow, takeProof } from './flow.ts';

const { kernel, advance } = await startTestApp();
const proof = { option: 'epExternalMail', targetIndex: Buffer.alloc(32, 1), proofSeconds: 600 };

test('a flow is found by its secret until it expires, and stores no secret', async () => {
  const { flow, secret } = await openFlow(kernel.db, 60);
  expect(await findFlow(kernel.db, secret)).toEqual(flow);
  expect(await findFlow(kernel.db, `${secret.slice(0, -1)}-`)).toBeUndefined();
  const stored = JSON.stringify(await kernel.db.selectFrom('flows').selectAll().execute());
  expect(stored).not.toContain(secret);
  await advance(61);
  expect(await findFlow(kernel.db, secret)).toBeUndefined();
});

test('a proof is taken once, however many ask at once, and ends its flow', async () => {
  const { flow, secret } = await openFlow(kernel.db, 1_800);
  await markVerified(kernel.db, flow.flowId, proof);
  const takers = Array.from({ length: 16 }, () => transaction(kernel.db, (tx) => takeProof(tx, flow.flowId)));
  const taken = (await Promise.all(takers)).filter(Boolean);
  expect(taken).toEqual([{ option: proof.option, targetIndex: proof.targetIndex }]);
  expect(await findFlow(kernel.db, secret)).toBeUndefined();
});

test('a proof that was taken in a transaction that failed is still there', async () => {
  const { flow } = await openFlow(kernel.db, 1_800);
  await markVerified(kernel.db, flow.flowId, proof);
  const failing = transaction(kernel.db, async (tx) => {
    await takeProof(tx, flow.flowId);
    throw new Error('refused later');
  });
  await expect(failing).rejects.toThrow('refused later');
  expect(await takeProof(kernel.db, flow.flowId)).toBeDefined();
});

test('a proof is worth nothing after its ten minutes', async () => {
  const { flow } = await openFlow(kernel.db, 1_800);
  await markVerified(kernel.db, flow.flowId, proof);
  await advance(601);
  expect(await takeProof(kernel.db, flow.flowId)).toBeUndefined();
});
