import { expect, test } from 'vitest';
import { personActs, refusalOf, type PersonAct } from '../../people/employment/acts.ts';
import { isErrorCode } from '../../index.ts';
import { columnsOfState, employmentCodes, employmentStateOf, employmentStates, isInService } from './states.ts';

const codes = Object.keys(employmentCodes);
const both = [true, false];
const combinations = both.flatMap((hasApplied) =>
  both.flatMap((isClosed) => codes.map((employmentStatus) => ({ hasApplied, isClosed, employmentStatus }))),
);

test('USR-12 every state has its own columns, and these are read as this state', () => {
  for (const state of employmentStates) expect(employmentStateOf(columnsOfState(state))).toBe(state);
  const columns = employmentStates.map((state) => JSON.stringify(columnsOfState(state)));
  expect(new Set(columns).size).toBe(employmentStates.length);
});

test('USR-12 STA-01 every combination of columns is one state: closed first, then waiting, then the code', () => {
  expect(combinations).toHaveLength(16);
  for (const columns of combinations) {
    const { hasApplied, isClosed, employmentStatus } = columns;
    const ofCode = { B: 'inService', L: 'onLeave', D: 'dispatched', R: 'retired' }[employmentStatus];
    const applied = hasApplied ? ofCode : 'notYetApplied';
    expect(employmentStateOf(columns)).toBe(isClosed ? 'closed' : applied);
  }
});

test('USR-12 a code outside the table is a fault', () => {
  expect(() => employmentStateOf({ hasApplied: true, isClosed: false, employmentStatus: 'X' })).toThrow('no state');
});

test('USR-12 service is work, leave and dispatch', () => {
  expect(employmentStates.filter((state) => isInService(state))).toEqual(['inService', 'onLeave', 'dispatched']);
});

test('USR-07 STA-02 each action is allowed in a state or refused by a code with a text', () => {
  for (const act of Object.keys(personActs) as PersonAct[]) {
    expect(refusalOf(act, 'closed')).toBe('CO404');
    const answers = employmentStates.map((state) => refusalOf(act, state));
    expect(answers).toContain(undefined);
    for (const code of answers) if (code !== undefined) expect(isErrorCode(code), code).toBe(true);
  }
  expect(refusalOf('retire', 'inService')).toBeUndefined();
  expect(refusalOf('reinstate', 'retired')).toBeUndefined();
});
