import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  columnsOfState,
  employmentStates,
  isInService,
  type EmploymentState,
} from '../../contract/src/ground/employment-states/states.ts';
import {
  type PersonAct,
  personActs,
  refusalOf,
  waitsForSynchronising,
} from '../../contract/src/people/employment/acts.ts';
import { projectRoot, readTextIfAny } from '../kernel/files.ts';
import { report, type Finding } from '../kernel/findings.ts';
import { loadCatalogues } from '../messages/catalogues.ts';

const pagePath = 'docs/employment-states.md';
const synchronising = 'MB657';

const names: Readonly<Record<EmploymentState, string>> = {
  notYetApplied: 'not yet applied',
  inService: 'in service',
  onLeave: 'on leave',
  dispatched: 'dispatched',
  retired: 'retired',
  closed: 'account closed',
};

const meanings: Readonly<Record<PersonAct, string>> = {
  change: 'record, photo, job, department, password, factors',
  post: 'concurrent posts',
  role: 'grant of roles',
  retire: 'retire, plan a retirement, call it off',
  reinstate: 'take a retired person back',
  leave: 'put on leave',
  return: 'return from leave',
  dispatch: 'dispatch to another company',
  release: 'release from a dispatch',
  suspend: 'suspend and restore the access',
};
const acts = Object.keys(personActs) as PersonAct[];

/** Makes the page of states and acts from the table of the contract. */
export async function makeStatesPage(root: string): Promise<string> {
  const { all } = await loadCatalogues(root);
  const textsIn = (language: string) =>
    new Map(all.filter((each) => each.language === language).flatMap(({ texts }) => [...texts]));
  const [english, korean] = [textsIn('en'), textsIn('ko')];
  const codes = new Set([
    ...acts.flatMap((act) => employmentStates.flatMap((state) => refusalOf(act, state) ?? [])),
    synchronising,
  ]);
  const sentence = (code: string) =>
    [english, korean].map((texts) => texts.get(`errors.${code}`)?.value ?? '').join('<br>');
  return `# States of employment

A person of a company is in one state. Lists, the panel, operations and messages read it from one table of the contract
(\`contract/src/ground/employment-states/states.ts\`, \`contract/src/people/employment/acts.ts\`);
[the decision](decisions/states-of-employment.md) has the reasons. The suspension of an access is no state: it stands beside the
state, ends by itself or by an act, and changes nothing else.

This page is made from that table: \`node tools/states/docs-employment-states.ts\`.

## States

${table(
  ['State', 'Account', 'Stored code', 'In service'],
  employmentStates.map((state) => {
    const { hasApplied, isClosed, employmentStatus } = columnsOfState(state);
    const account = hasApplied ? 'open' : 'not opened';
    return [names[state], isClosed ? 'closed' : account, `\`${employmentStatus}\``, isInService(state) ? 'yes' : 'no'];
  }),
)}

## Acts

A dash allows the act; a code refuses it.

${table(
  ['State', ...acts.map((act) => `${act}: ${meanings[act]}`)],
  [
    ...employmentStates.map((state) => [names[state], ...acts.map((act) => cell(refusalOf(act, state)))]),
    [
      'any, while data is synchronised',
      ...acts.map((act) => cell(waitsForSynchronising(act) ? synchronising : undefined)),
    ],
  ],
)}

## Why not

${table(
  ['Code', 'Text'],
  [...codes].toSorted().map((code) => [`\`${code}\``, sentence(code)]),
)}
`;
}

function cell(code: string | undefined): string {
  return code === undefined ? '–' : `\`${code}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map((row) => line(row))].join('\n');
}

/** Finds where the page that is checked in differs from the table. */
export async function checkStatesPage(root: string): Promise<Finding[]> {
  const wanted = (await makeStatesPage(root)).split('\n');
  const given = (readTextIfAny(root, pagePath) ?? '').split('\n');
  const index = wanted.findIndex((line, number) => line !== given[number]);
  if (index === -1 && wanted.length === given.length) return [];
  const message = 'is not what the contract says; run node tools/states/docs-employment-states.ts';
  return [{ path: pagePath, line: index === -1 ? wanted.length : index + 1, message }];
}

if (import.meta.main) {
  if (process.argv.includes('--check')) report(await checkStatesPage(projectRoot));
  else writeFileSync(join(projectRoot, pagePath), await makeStatesPage(projectRoot));
}
