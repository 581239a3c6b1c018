import type { LeftThing } from '@madang/contract/people/employment/routes.ts';
import { expect, test } from 'vitest';
import { commonHeir, handoversOf, keptHeirs, leavingFaults, noOne, proposedHeirs } from './leaving-form.ts';

const person = (personId: string) => ({ personId, fullName: personId, englishName: personId, photoId: null });
const thing = (thingId: string, heir: string | null, mayEnd = false): LeftThing => ({
  kind: 'invitations',
  thingId,
  name: thingId,
  englishName: thingId,
  proposed: heir === null ? null : { person: person(heir), reason: 'headAbove' },
  mayEnd,
});

test('STA-02 each thing has the proposed person, no one where it may end, and else waits for a choice', () => {
  const left = [thing('one', 'onyu'), thing('two', null, true), thing('three', null)];
  expect(proposedHeirs(left)).toEqual(['onyu', noOne, '']);
  expect(handoversOf(left.slice(0, 2), ['onyu', noOne])).toEqual([
    { kind: 'invitations', thingId: 'one', toPersonId: 'onyu' },
    { kind: 'invitations', thingId: 'two', toPersonId: null },
  ]);
  const heirs = ['onyu', ''];
  expect(leavingFaults({ when: 'now', on: '', heirs })).toMatchObject([{ path: 'heirs.1', code: 'EMPLOYMENT_HEIR' }]);
  expect(leavingFaults({ when: 'dated', on: '9999-12-31', heirs })).toEqual([]);
  expect(leavingFaults({ when: 'dated', on: '', heirs })).toMatchObject([{ path: 'on', code: 'MB_M_REQUIRED' }]);
});

test('STA-02 a list that changed keeps what was chosen for the things that are still there', () => {
  const before = [thing('one', 'onyu'), thing('two', 'onyu')];
  const now = [thing('two', 'onyu'), thing('three', 'haram')];
  expect(keptHeirs(before, ['onyu', 'yesol'], now)).toEqual(['yesol', 'haram']);
});

test('STA-02 everything is offered to the person who has most of it, unless they have all', () => {
  expect(commonHeir(['onyu', 'yesol', 'yesol', noOne])).toBe('yesol');
  expect(commonHeir(['onyu', 'onyu'])).toBeUndefined();
  expect(commonHeir([noOne, ''])).toBeUndefined();
});
