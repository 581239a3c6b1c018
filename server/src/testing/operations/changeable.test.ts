import { expect, test } from 'vitest';
import { Registry } from '../../kernel/operations/registry.ts';
import { changeableRefusals } from '../../kernel/session/changeable.ts';
import { modules } from '../../modules/index.ts';

// USR-07 over the registry: a new operation on a person is in it by being registered.
const changes = new Registry(modules)
  .all()
  .flatMap((each) =>
    each.kind === 'change' && each.permission !== 'session' && each.permission !== 'system' ? [each] : [],
  )
  .filter(({ targets }) => /personTarget\(|kind: 'person'/.test(String(targets)));

/** Operations that change no data of a person's record, refuse by another code, or are for people who wait. */
const excepted: Readonly<Record<string, string>> = {
  'add-concurrent-post': 'MB850 refuses everyone who is not in service',
  'change-concurrent-post': 'MB850 refuses everyone who is not in service',
  'remove-concurrent-post': 'MB850 refuses everyone who is not in service',
  'end-company-sessions': 'ends sessions and changes no data',
  'end-trial': 'changes a role, which comes with the account',
  'issue-initial-password': 'is for people who wait',
  'send-welcome-mail': 'is for people who wait',
  'withdraw-registration': 'is for people who wait',
  'remove-person-factor': 'takes a way to sign in from its owner and changes no data',
  'reset-factors': 'takes ways to sign in from their owner and changes no data',
  'synchronise-employee': 'begins and ends the synchronisation itself',
};

test('USR-07 every change of a person by another refuses who waits, has retired or is synchronising, or says why it need not', () => {
  const open = changes
    .filter(({ refusals }) => !changeableRefusals.every((code) => (refusals as readonly string[]).includes(code)))
    .map(({ name }) => name);
  expect(open.toSorted()).toEqual(Object.keys(excepted).toSorted());
  expect(changes.length).toBeGreaterThan(open.length);
});
