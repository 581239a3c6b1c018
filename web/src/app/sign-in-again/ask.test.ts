import { unreachableCode } from '@madang/contract/kernel/base-errors.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../kernel/call-error.ts';
import { errorText } from '../../kernel/error-texts.ts';
import { startLanguage } from '../../kernel/i18n.ts';
import { signInWith } from '../../kernel/pages/sign-in-target.ts';
import { ask } from './ask.ts';

const ofAnother = new CallError({ status: 401, errorCode: 'AC100', params: { person: 'another' } });
const open = vi.fn();
const alert = vi.fn(async () => undefined);

beforeAll(() => startLanguage({}, 'en'));
beforeEach(() => {
  open.mockReset();
  alert.mockClear();
  vi.stubGlobal('open', open);
});
afterEach(() => vi.unstubAllGlobals());

/**
 * Runs the check for another person's session, with the page's person confirming to continue; the server's answer is that to
 * ending the other session.
 */
function goOn(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', answer);
  return ask(ofAnother, { alert, confirm: async () => true }, new QueryClient());
}

test('ACS-01 the sign-in opens beside the page after the present user is signed out', async () => {
  await goOn(async () => Response.json({ result: 'success' }));
  expect(open).toHaveBeenCalledExactlyOnceWith(signInWith('beside'), '_blank', 'noopener');
  expect(alert).not.toHaveBeenCalled();
});

test.each([
  ['refuses', async () => Response.json({ errorCode: 'CO429' }, { status: 429 }), 'CO429'],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), unreachableCode],
])('ACS-01 if the server %s, the page shows it and no sign-in opens', async (_name, answer, code) => {
  await goOn(answer);
  expect(alert).toHaveBeenCalledExactlyOnceWith(errorText({ code }));
  expect(open).not.toHaveBeenCalled();
});
