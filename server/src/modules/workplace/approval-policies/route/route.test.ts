import type { Approver } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import type { ApprovalStep } from '@madang/contract/workplace/approval-policies/rules.ts';
import { expect, test } from 'vitest';
import type { RouteFacts } from './facts.ts';
import { isWhole, routeOf } from './route.ts';
import { unmetOf } from './unmet.ts';

const named = (name: string) => ({ name, englishName: name });
const person = (personId: string): Approver => ({
  personId,
  fullName: personId,
  englishName: personId,
  department: null,
  jobRank: null,
  isOnLeave: false,
});
const level = (name: string, ...heads: string[]) => ({ department: named(name), heads: heads.map(person) });
const step = (source: ApprovalStep['source'], more: Partial<ApprovalStep> = {}): ApprovalStep => ({
  source,
  rule: 'one',
  personIds: [],
  jobCode: '',
  ...more,
});

/** A requester of a team below a division. */
const facts = (given: Partial<RouteFacts>): RouteFacts => ({
  askerId: 'asker',
  steps: [step('departmentHead'), step('headAbove')],
  levels: [level('team', 'lead'), level('division', 'chief'), level('company', 'owner')],
  found: [],
  maxApprovers: 99,
  ...given,
});

const shown = (given: Partial<RouteFacts>) =>
  routeOf(facts(given)).map(({ approvers, reason, gap, isRepeated }) => [
    approvers.map(({ personId }) => personId).join(),
    gap ?? (isRepeated ? 'repeated' : reason),
  ]);

test('APR-02 a document goes to the head of the department, then to the head of the level above', () => {
  expect(shown({})).toEqual([
    ['lead', 'head'],
    ['chief', 'headAbove'],
  ]);
  expect(isWhole(routeOf(facts({})))).toBe(true);
});

test('APR-02 a head’s own document goes to the next other head, once', () => {
  expect(shown({ askerId: 'lead' })).toEqual([
    ['chief', 'ownHead'],
    ['chief', 'repeated'],
  ]);
  const levels = [level('team', 'asker'), level('division', 'asker'), level('company', 'owner')];
  expect(shown({ levels })).toEqual([
    ['owner', 'ownHead'],
    ['owner', 'repeated'],
  ]);
});

test('APR-02 of two heads the one who is not the requester approves', () => {
  const levels = [level('team', 'asker', 'lead'), level('division', 'chief')];
  expect(shown({ levels, steps: [step('departmentHead')] })).toEqual([['lead', 'head']]);
});

test('APR-02 a vacant head is never skipped', () => {
  const levels = [level('team'), level('division', 'chief')];
  expect(shown({ levels })).toEqual([
    ['', 'headVacant'],
    ['chief', 'headAbove'],
  ]);
  expect(shown({ levels: [level('team', 'asker'), level('division')] })[0]).toEqual(['', 'headVacant']);
  expect(isWhole(routeOf(facts({ levels })))).toBe(false);
});

test('APR-02 the head of the company has no level above', () => {
  const levels = [level('company', 'asker')];
  expect(shown({ levels })).toEqual([
    ['', 'noLevelAbove'],
    ['', 'noLevelAbove'],
  ]);
});

test('APR-02 named people approve without the requester, and a leaver is a gap if all must approve', () => {
  const steps = (rule: 'one' | 'all') => [step('person', { rule, personIds: ['one', 'two'] })];
  const found = (...people: string[]) => [{ place: 0, job: null, department: null, people: people.map(person) }];
  expect(shown({ steps: steps('all'), found: found('one', 'two') })).toEqual([['one,two', 'named']]);
  expect(shown({ steps: steps('all'), found: found('two') })).toEqual([['two', 'personLeft']]);
  expect(shown({ steps: steps('one'), found: found('two') })).toEqual([['two', 'named']]);
  expect(shown({ steps: steps('one'), found: [] })).toEqual([['', 'personLeft']]);
  expect(shown({ steps: steps('one'), found: found('one'), askerId: 'one' })).toEqual([['', 'onlyAsker']]);
});

test('APR-02 a rank is found nearby or anywhere, or is a gap', () => {
  const steps = [step('jobRank', { jobCode: 'G1' }), step('jobTitle', { jobCode: 'T1' })];
  const found = [
    { place: 0, job: named('G1'), department: named('team'), people: [person('lead')] },
    { place: 1, job: named('T1'), department: null, people: [person('chief')] },
  ];
  expect(shown({ steps, found })).toEqual([
    ['lead', 'near'],
    ['chief', 'anywhere'],
  ]);
  expect(shown({ steps })).toEqual([
    ['', 'nobodyOfRank'],
    ['', 'nobodyOfTitle'],
  ]);
});

test('APR-02 one of several approvers is asked again in a later step, as another may have approved', () => {
  const levels = [level('team', 'lead', 'second'), level('division', 'lead')];
  expect(shown({ levels })).toEqual([
    ['lead,second', 'head'],
    ['lead', 'headAbove'],
  ]);
  const steps = [step('departmentHead', { rule: 'all' }), step('headAbove')];
  expect(shown({ levels, steps })[1]).toEqual(['lead', 'repeated']);
});

test('APR-02 a route with more people than the company’s limit is a gap', () => {
  expect(shown({ maxApprovers: 1 })).toEqual([
    ['lead', 'head'],
    ['chief', 'tooMany'],
  ]);
});

test('APR-02 a draft names each condition that the example fails', () => {
  const draft = {
    approvalPolicyName: 'x',
    englishApprovalPolicyName: '',
    coveredDepartmentCode: 'SALES',
    coveredJobRankCode: 'G1',
    documentKind: 'expense' as const,
    amountFrom: 100,
    amountTo: 200,
    isPolicyActive: true,
    activeFrom: null,
    approvalSteps: [],
  };
  const met = { departmentCodes: ['TEAM', 'SALES', 'TOP'], jobRankCode: 'G1' };
  expect(unmetOf(draft, { documentKind: 'expense', amount: 100 }, met)).toEqual([]);
  expect(unmetOf(draft, { documentKind: 'expense', amount: 200 }, met)).toEqual([]);
  expect(unmetOf(draft, { documentKind: 'expense', amount: 201 }, met)).toEqual(['amount']);
  const none = { departmentCodes: ['TOP'], jobRankCode: null };
  expect(unmetOf({ ...draft, isPolicyActive: false }, { documentKind: 'leave', amount: null }, none)).toEqual([
    'inactive',
    'department',
    'jobRank',
    'documentKind',
    'amount',
  ]);
});
