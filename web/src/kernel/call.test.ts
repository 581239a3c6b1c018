import { route } from '@madang/contract/kernel/route.ts';
import { requiredText } from '@madang/contract/kernel/rules.ts';
import { success, wireList, wireObject } from '@madang/contract/kernel/wire.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from './call.ts';
import { CallError } from './call-error.ts';
import { type Client, createClient } from './calls/client.ts';

const agreement = wireObject({ trmsCd: ['termsCode', z.string()], agmtYn: ['agreed', z.string()] });
const signUp = route({
  method: 'POST',
  path: '/join/{link}',
  params: z.object({ link: z.string() }),
  body: wireObject({
    compNm: ['companyName', requiredText(50)],
    pslInfoAgmts: ['agreements', z.optional(z.array(agreement))],
  }),
  answer: success,
});
const people = route({
  method: 'GET',
  path: '/people',
  query: wireObject({ pageNo: ['page', z.number()] }),
  answer: wireList(wireObject({ fnm: ['fullName', z.string()] })),
});

/** A client that answers as it was set up to and remembers what it was asked. */
function answering(answer: () => unknown) {
  const asked: { path: string; sent: unknown }[] = [];
  const verb = async (path: string, sent: unknown) => {
    asked.push({ path, sent });
    return answer();
  };
  const client: Client = { ...createClient(), get: verb, post: verb };
  return { asked, call: createCall(client) };
}

test('a call fills in the address and sends wire names', async () => {
  const { asked, call } = answering(() => ({ result: 'success' }));
  await call(signUp, {
    params: { link: 'a/b' },
    body: { companyName: '가나다', agreements: [{ termsCode: 'SVCR', agreed: 'Y' }] },
  });
  expect(asked).toEqual([
    { path: '/join/a%2Fb', sent: { compNm: '가나다', pslInfoAgmts: [{ trmsCd: 'SVCR', agmtYn: 'Y' }] } },
  ]);
});

test('a response converts wire names to plain ones', async () => {
  const { asked, call } = answering(() => ({ data: { list: [{ fnm: '김하늘' }] } }));
  const answer = await call(people, { query: { page: 3 } });
  expect(answer.data.list).toEqual([{ fullName: '김하늘' }]);
  expect(asked[0]?.sent).toMatchObject({ query: { pageNo: 3 } });
});

test('the fields of a refusal have their plain names, at any depth', async () => {
  const fields = ['compNm', 'pslInfoAgmts.1.trmsCd', 'unknown'].map((path) => ({ path, code: 'CO400', params: {} }));
  const { call } = answering(() => {
    throw new CallError({ status: 400, errorCode: 'CO400', fields });
  });
  const refused = await call(signUp, { params: { link: 'x' }, body: { companyName: 'x' } }).catch((thrown) => thrown);
  expect(refused.fields.map((field: { path: string }) => field.path)).toEqual([
    'companyName',
    'agreements.1.termsCode',
    'unknown',
  ]);
});

test('values that the contract refuses are not sent', async () => {
  const { asked, call } = answering(() => ({ result: 'success' }));
  const refused = await call(signUp, { params: { link: 'x' }, body: { companyName: ' ' } }).catch((thrown) => thrown);
  expect(refused).toMatchObject({ errorCode: 'MB_M_REQUIRED', fields: [{ path: 'companyName' }] });
  expect(asked).toEqual([]);
});

test('a response outside the contract is a general failure', async () => {
  const { call } = answering(() => ({ result: 'perhaps' }));
  const spoken: unknown[] = [];
  const original = console.error;
  console.error = (...words) => spoken.push(words);
  const refused = await call(signUp, { params: { link: 'x' }, body: { companyName: 'x' } }).catch((thrown) => thrown);
  console.error = original;
  expect(refused).toMatchObject({ errorCode: 'CO500' });
  expect(spoken).toHaveLength(1);
});
