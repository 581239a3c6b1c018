import { expect, test } from 'vitest';
import { CallError } from '../../../kernel/call-error.ts';
import { sendRows } from './send-rows.ts';

const rows = ['a', 'b', 'c'].map((key) => ({ key, output: key }));

async function sent(refuse: (output: string) => CallError | undefined) {
  const seen: unknown[] = [];
  const outcome = await sendRows({
    rows,
    create: async (output, place) => {
      const refusal = refuse(output);
      if (refusal) throw refusal;
      seen.push(['sent', output, place]);
    },
    onSaved: (key) => seen.push(['saved', key]),
    onRefused: (key, refused) => seen.push(['refused', key, Object.keys(refused)]),
  }).catch((thrown: unknown) => (thrown as CallError).errorCode);
  return { outcome, seen };
}

test('WIZ-24 one refused row is returned with its field, and the later ones are sent', async () => {
  const fields = [{ path: 'jobRankCode', code: 'CM301', params: {} }];
  const { outcome, seen } = await sent((output) =>
    output === 'b' ? new CallError({ status: 400, errorCode: 'CM301', fields }) : undefined,
  );
  expect(outcome).toBe(false);
  expect(seen).toEqual([
    ['sent', 'a', 0],
    ['saved', 'a'],
    ['refused', 'b', ['jobRankCode']],
    ['sent', 'c', 2],
    ['saved', 'c'],
  ]);
});

test('WIZ-24 a refusal without a field belongs to the row', async () => {
  const { seen } = await sent(() => new CallError({ status: 400, errorCode: 'SET_UP_LIMIT' }));
  expect(seen).toEqual(rows.map(({ key }) => ['refused', key, ['']]));
});

test.each([
  [0, ''],
  [401, 'AC100'],
  [403, 'CO403'],
  [503, ''],
])('WIZ-24 a refusal that applies to every row ends the sending: %i %s', async (status, errorCode) => {
  const failure = new CallError({ status, errorCode });
  const { outcome, seen } = await sent((output) => (output === 'b' ? failure : undefined));
  expect(outcome).toBe(failure.errorCode);
  expect(seen).toEqual([
    ['sent', 'a', 0],
    ['saved', 'a'],
  ]);
});
