import { expect, test } from 'vitest';
import { CallError } from '../../../kernel/call-error.ts';
import { namingEntry } from './in-use.ts';

test('RNK-01 an entry in use is shown with its name, and any other failure is unchanged', () => {
  const inUse = new CallError({
    status: 409,
    errorCode: 'JOB_RANK_IN_USE',
    params: { 0: 2, code: 'GM' },
    requestId: 'r',
  });
  expect(namingEntry(inUse, '부장')).toMatchObject({
    status: 409,
    errorCode: 'JOB_RANK_IN_USE',
    params: { 0: 2, code: '부장' },
    requestId: 'r',
  });
  const gone = new CallError({ status: 404, errorCode: 'CO404' });
  expect(namingEntry(gone, '부장')).toBe(gone);
});
