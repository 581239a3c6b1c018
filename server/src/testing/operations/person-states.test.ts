import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import type { AnyCompanyChange, AnyOperation } from '../../kernel/operations/definition.ts';
import { execute } from '../../kernel/operations/executor.ts';
import { parseInput } from '../../kernel/operations/input.ts';
import type { Target } from '../../kernel/operations/outcome.ts';
import { addMember } from '../member.ts';
import { startTestApp } from '../test-app.ts';
import { ExampleCompanies, originOf, refusalOf } from './example-companies.ts';
import type { Example, Preparation } from './examples/example.ts';
import { examples } from './examples/index.ts';
import { inputFor } from './smallest-input.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const companies = new ExampleCompanies(app);
const registered = kernel.operations.all();

const states = {
  notYetApplied: sql`applied_at = null, employment_status = 'B'`,
  retired: sql`applied_at = coalesce(applied_at, app_now()), employment_status = 'R'`,
  synchronising: sql`synchronising_until = app_now() + interval '5 minutes'`,
  guest: sql`is_guest = true, dispatch_code = 'ELSEWHERE', dispatch_name = '다른회사'`,
} as const;
type State = keyof typeof states;
type Codes = Readonly<Record<State, string>>;

/** Answers of an operation on a person to people who wait, retired, or are being synchronised (USR-07). */
const usual: Codes = {
  notYetApplied: 'EMPLOYEE_NOT_APPLIED',
  retired: 'EMPLOYEE_RETIRED',
  synchronising: 'MB657',
  guest: 'MB708',
};

/** Operations that answer otherwise, with the reason; `none`: it is done. */
const otherwise: Readonly<Record<string, { readonly why: string; readonly codes: Partial<Codes> }>> = {
  'add-concurrent-post': {
    why: 'posts have one code for everyone who is not in service',
    codes: { notYetApplied: 'MB850', retired: 'MB850' },
  },
  'change-concurrent-post': {
    why: 'posts have one code for everyone who is not in service',
    codes: { notYetApplied: 'MB850', retired: 'MB850' },
  },
  'remove-concurrent-post': {
    why: 'posts have one code for everyone who is not in service',
    codes: { notYetApplied: 'MB850', retired: 'MB850' },
  },
  'reinstate-person': {
    why: 'it is for retired people: who waits has nothing to be reinstated to',
    codes: { notYetApplied: 'MB703', retired: 'none' },
  },
  'return-from-leave': {
    why: 'it is for people on leave: who waits or has retired has no leave to return from',
    codes: { notYetApplied: 'MB705', retired: 'MB705' },
  },
  'export-employees': {
    why: 'it changes no one: people in every state are in the list, and so in its file',
    codes: { notYetApplied: 'none', retired: 'none', synchronising: 'none', guest: 'none' },
  },
  'suspend-access': {
    why: 'a lock of access protects the company at once, and changes no data that is on its way elsewhere',
    codes: { synchronising: 'none', guest: 'none' },
  },
  'restore-access': {
    why: 'a lock that may begin during a synchronisation may end during one',
    codes: { synchronising: 'none', guest: 'none' },
  },
  'withdraw-registration': {
    why: 'it is for people who wait, and no guest does: they come with a login',
    codes: { notYetApplied: 'none', retired: 'EMPLOYEE_APPLIED', guest: 'none' },
  },
  'issue-initial-password': {
    why: 'it is for people who wait, and no guest does: they come with a login',
    codes: { notYetApplied: 'none', retired: 'ACCOUNT_NOT_WAITING', guest: 'none' },
  },
  'send-welcome-mail': {
    why: 'it is for people who wait, and changes no data that is on its way elsewhere',
    codes: { notYetApplied: 'none', retired: 'WELCOME_STATE', synchronising: 'none', guest: 'none' },
  },
  'synchronise-employee': {
    why: 'it begins and ends the synchronisation itself; registrations and retirements are synchronised too',
    codes: { notYetApplied: 'none', retired: 'none', synchronising: 'none', guest: 'none' },
  },
  'end-dispatch': {
    why: 'it ends what is over in every state, which the host knows of already',
    codes: { notYetApplied: 'none', retired: 'none', synchronising: 'none', guest: 'none' },
  },
  'judge-planned-changes': {
    why: 'it compares what is planned for the person with their state, whatever that is, and changes no data of theirs',
    codes: { notYetApplied: 'none', retired: 'none', synchronising: 'none', guest: 'none' },
  },
  'end-company-sessions': {
    why: 'it ends sessions, changes no data, and must not wait for anything',
    codes: { notYetApplied: 'none', retired: 'none', synchronising: 'none', guest: 'none' },
  },
};

/** Reads change no one, and records of people in every state are read. */
const reads = [
  'explain-right',
  'list-person-approval-requests',
  'list-person-emblems',
  'list-person-grants',
  'list-person-history',
  'list-person-posts',
  'read-employee',
  'read-leaving',
  'read-person-as-of',
  'read-person-factors',
  'read-person-key',
  'read-person-pin',
  'read-story',
];

const colleague: Preparation = async ({ companyCode }) => {
  const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
  return { personId };
};

/** An operation's example; where its input is never stored, the id of a person in the state that it is for. */
function useOf({ name }: AnyOperation): Pick<Example, 'given' | 'input' | 'role'> {
  const like = name === 'issue-initial-password' ? 'withdraw-registration' : name;
  const input = { personId: '{0.personId}' };
  return examples.find((each) => each.name === like) ?? { given: [colleague], input };
}

const isPerson = ({ kind }: Target) => kind === 'person';

/** Operations whose targets are a person, found by their targets of an input. */
async function changesOfPeople(): Promise<readonly AnyCompanyChange[]> {
  const found: AnyCompanyChange[] = [];
  for (const operation of registered) {
    if (operation.kind !== 'change' || operation.permission === 'session' || operation.permission === 'system')
      continue;
    if (personIn(operation, exampleInput(operation)) !== undefined) found.push(operation);
  }
  return found;
}

/** The example with ids in the place of what given steps answer, or the smallest input. */
function exampleInput(operation: AnyOperation): object {
  const example = examples.find(({ name }) => name === operation.name);
  if (!example) return inputFor(operation);
  const text = JSON.stringify(example.input).replaceAll(/"#\{\d+\.\w+\}"/g, '1');
  return JSON.parse(text.replaceAll(/\{(?:actor|\d+\.\w+)\}/g, randomUUID()).replaceAll('{n}', '7')) as object;
}

function personIn(operation: AnyOperation, input: object): string | undefined {
  if (!('targets' in operation) || typeof operation.targets !== 'function') return undefined;
  try {
    const targets = operation.targets(parseInput(operation, input)) as readonly Target[];
    return targets.find((each) => isPerson(each))?.id;
  } catch {
    return undefined;
  }
}

const changes = await changesOfPeople();

test('USR-07 every read of a person and every deviating change is listed with its reason', () => {
  const queries = registered.filter((each) => each.kind === 'query' && personIn(each, inputFor(each)) !== undefined);
  expect(queries.map(({ name }) => name).toSorted()).toEqual(reads);
  const names = changes.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(otherwise)));
  expect(names).toEqual(
    expect.arrayContaining(['change-person', 'end-trial', 'place-person', 'reset-person-password']),
  );
});

describe.each(changes.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const expected: Codes = { ...usual, ...otherwise[name]?.codes };

  test.each(Object.keys(states) as State[])('USR-07 STA-02 ACC-10 responses for a person who is %s', async (state) => {
    const { given, input, role } = useOf(operation);
    const { companyCode } = await companies.add({ given, ...(role ? { role } : {}) });
    // The example's own actor may be the person whose state changes.
    const other = await addMember(kernel.db, { companyCode, role: role ?? 'administrator' });
    const filled = companies.filled(input, companyCode);
    const personId = personIn(operation, filled);
    const changed = await inCompany(kernel.db, companyCode, (tx) =>
      sql`update people set ${states[state]} where person_id = ${personId}::uuid`.execute(tx),
    );
    expect(changed.numAffectedRows).toBe(1n);
    const origin = originOf(companyCode, other.personId);
    expect(await refusalOf(execute(kernel, operation, origin, parseInput(operation, filled)))).toBe(expected[state]);
  });
});
