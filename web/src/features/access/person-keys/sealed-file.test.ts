import { expect, test } from 'vitest';
import { toCallError } from '../../../kernel/call-error.ts';
import { openSealed, sealText } from './sealed-file.ts';

const fileKey = btoa('k'.repeat(32));
const keyId = '0f000000-0000-4000-8000-000000000001';
const codeOf = (opening: Promise<string>) => opening.catch((thrown: unknown) => toCallError(thrown).errorCode);

test('REQ-03 a sealed text contains nothing readable and opens only with its own key', async () => {
  const text = `한빛 ${'x'.repeat(100_000)}`;
  const sealed = await sealText(text, { keyId, wrappedKey: 'wrapped', fileKey });
  expect(sealed).not.toContain('한빛');
  const asked: unknown[] = [];
  const open = async (wrapped: unknown) => {
    asked.push(wrapped);
    return fileKey;
  };
  expect(await openSealed(sealed, open)).toBe(text);
  expect(asked).toEqual([{ keyId, wrappedKey: 'wrapped' }]);
  expect(await codeOf(openSealed(sealed, async () => btoa('o'.repeat(32))))).toBe('KMS002');
  for (const none of ['', '{}', '{"format":"madang-sealed-1"}'])
    expect(await codeOf(openSealed(none, open))).toBe('KMS002');
});
