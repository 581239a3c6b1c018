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

test('STA-02 each item has the proposed person, no one if it can end, and otherwise needs a choice', () => {
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

test('STA-02 a changed list keeps the choices for remaining items', () => {
  const before = [thing('one', 'onyu'), thing('two', 'onyu')];
  const now = [thing('two', 'onyu'), thing('three', 'haram')];
  expect(keptHeirs(before, ['onyu', 'yesol'], now)).toEqual(['yesol', 'haram']);
});

test('STA-02 everything is offered to the person with most items, unless they have all', () => {
  expect(commonHeir(['onyu', 'yesol', 'yesol', noOne])).toBe('yesol');
  expect(commonHeir(['onyu', 'onyu'])).toBeUndefined();
  expect(commonHeir([noOne, ''])).toBeUndefined();
});
