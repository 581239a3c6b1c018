import { changes, newEmployee } from '@madang/contract/people/people/rules.ts';
import { fieldNamesIn } from '@madang/contract/people/people/field-places.ts';
import { typedAddress } from '@madang/contract/kernel/mail-address.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import type { StoredStep } from '../../../../kernel/operations/outcome.ts';
import type { ImportAsk, ImportKind, ImportLine, PlannedLine } from '../../../../platform/import-kind.ts';
import { holdersOfMails } from '../../../people/contacts/index.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import type { KeyedPerson } from '../../../people/people/index.ts';
import { findPeople, personKeys } from './people-known.ts';
import { ownItems, placeItems, type ReadValues, readValues, textItems } from './person-values.ts';
import { issue } from './reading.ts';

type Refused = PlannedLine & { readonly mark: 'refused' };

export function refused(
  { line }: ImportLine,
  { issues, missingDepartment }: Pick<ReadValues, 'issues' | 'missingDepartment'>,
  triedAs: readonly StoredStep[] = [],
): Refused {
  return {
    line,
    mark: 'refused',
    issues,
    ...(missingDepartment === undefined ? {} : { missingDepartment }),
    ...(triedAs.length > 0 && { triedAs }),
  };
}

/** Faults of cells, and behind them others of other cells: a row names all of its faults at once. */
export function withOthers(issues: readonly FieldIssue[], others: readonly FieldIssue[]): readonly FieldIssue[] {
  const paths = new Set(issues.map(({ path }) => path));
  return [...issues, ...others.filter(({ path }) => !paths.has(path))];
}

const changeable: readonly string[] = fieldNamesIn('change');

/** Plans the change of a person who is known: the fields alone that a row has otherwise. */
export function changeOf(line: ImportLine, person: KeyedPerson, read: ReadValues): PlannedLine {
  const planned = changeTo(line, person, read);
  if (read.issues.length === 0) return planned;
  if (planned.mark === 'refused') return refused(line, { ...read, issues: withOthers(read.issues, planned.issues) });
  return refused(line, read, planned.mark === 'left' ? [] : (planned.checkedAs ?? planned.steps));
}

function changeTo(line: ImportLine, person: KeyedPerson, read: ReadValues): PlannedLine {
  const columns = person as unknown as Readonly<Record<string, string | number | boolean | null | undefined>>;
  const now = (name: string) => String(columns[name] ?? '');
  const others = Object.entries(read.values).filter(
    ([name, value]) => changeable.includes(name) && value !== now(name),
  );
  const of = { line: line.line, takes: `person:${person.personId}`, aboutId: person.personId };
  if (others.length === 0) return { ...of, mark: 'left' };
  const change = Object.fromEntries(others);
  const parsed = changes.safeParse(change);
  if (!parsed.success) return refused(line, { issues: fieldIssues(parsed.error) });
  // A cell may differ from what is stored in its spelling alone.
  const left = Object.entries(parsed.data).filter(([name, value]) => String(value) !== now(name));
  if (left.length === 0) return { ...of, mark: 'left' };
  const before = Object.fromEntries(left.map(([name]) => [name, now(name)]));
  // What was changed after the dry run is not overwritten.
  const input = { personId: person.personId, change: Object.fromEntries(left), expected: before };
  return {
    ...of,
    mark: 'changed',
    before,
    steps: [{ name: 'change-person', input }],
    ...(read.isDepartmentMade && {
      checkedAs: [
        {
          name: 'change-person',
          input: { ...input, change: { ...input.change, departmentCode: now('departmentCode') } },
        },
      ],
    }),
  };
}

interface NewcomerRules {
  readonly bringsMail: boolean;
}

/** The ID of a person who is given none: the mail where people bring one along, else the letters and digits before its @. */
function idOfMail(mail: string, bringsMail: boolean): string {
  return bringsMail ? mail : (mail.split('@')[0] ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Plans the registration of someone new. */
function registrationOf(
  ask: ImportAsk,
  line: ImportLine,
  read: ReadValues,
  { bringsMail }: NewcomerRules,
): PlannedLine {
  const { externalMail = '', loginId = '', ...others } = read.values;
  const input = {
    surname: '',
    givenName: '',
    language: ask.language,
    residenceCountry: 'KR',
    ...others,
    ...(read.issues.some(({ path }) => path === 'departmentCode') && { departmentCode: rootDepartment }),
    externalMail,
    loginId: loginId === '' ? idOfMail(externalMail, bringsMail) : loginId,
  };
  const parsed = newEmployee.safeParse(input, { reportInput: true });
  if (!parsed.success) return refused(line, { ...read, issues: withOthers(read.issues, fieldIssues(parsed.error)) });
  const step = { name: 'register-employee', input: parsed.data };
  if (read.issues.length > 0) return refused(line, read, [step]);
  return {
    line: line.line,
    mark: 'new',
    steps: [step],
    takes: `id:${input.loginId.toLowerCase()}`,
    ...(read.isDepartmentMade && {
      checkedAs: [{ ...step, input: { ...parsed.data, departmentCode: rootDepartment } }],
    }),
  };
}

const items = [...personKeys, ...ownItems, ...placeItems, ...textItems('form')];

/** Registers people, and changes those who are known. */
export const peopleKind: ImportKind = {
  kind: 'people',
  place: 10,
  permission: 'employees.register',
  operation: 'register-employee',
  items,
  makesDepartments: true,
  async plan(ask, lines) {
    const read = await readValues(ask, items);
    const find = await findPeople(ask, lines);
    const bringsMail = !givesOutMail((await readCompany(ask.tx, ask.companyCode)).serviceType);
    const withId = (line: ImportLine) => withMailAsId(line, bringsMail);
    const byMail = await findPeople(ask, lines.map(withId));
    const holders = await holdersOfMails(ask.tx, ask.kernel.keyring, ask.companyCode, [...new Set(lines.map(mailOf))]);
    // Another person's ID may have the same letters before its @: the mail decides.
    const holderOf = (line: ImportLine) => {
      const { person } = byMail(withId(line));
      return person && holders.get(mailOf(line))?.has(person.personId) ? person : undefined;
    };
    return lines.map((line) => {
      const { person, issue: found } = find(line);
      if (found?.code === 'MB914') return refused(line, { issues: [found] });
      const known = person ?? (line.values['loginId'] ? undefined : holderOf(line));
      if (known) return changeOf(line, known, read(line, known));
      return registrationOf(ask, line, read(line), { bringsMail });
    });
  },
};

function mailOf({ values }: ImportLine): string {
  return typedAddress(values['externalMail'] ?? '').toLowerCase();
}

/** The same line as it finds someone who was registered without an ID of their own. */
function withMailAsId({ line, values }: ImportLine, bringsMail: boolean): ImportLine {
  return {
    line,
    values: { loginId: values['loginId'] || idOfMail((values['externalMail'] ?? '').trim(), bringsMail) },
  };
}

const changedItems = [
  ...personKeys,
  ...ownItems.filter(({ name }) => name === 'fullName' || changeable.includes(name)),
  ...placeItems,
  ...textItems('change'),
];

/** Changes attributes of people who are in. */
export const changesKind: ImportKind = {
  kind: 'changes',
  place: 20,
  permission: 'employees.change',
  operation: 'change-person',
  items: changedItems,
  makesDepartments: true,
  async plan(ask, lines) {
    const read = await readValues(ask, changedItems);
    const find = await findPeople(ask, lines);
    return lines.map((line) => {
      const { person, issue: found } = find(line);
      if (!person) return refused(line, { issues: [found ?? issue('employeeNumber', 'MB913')] });
      const { loginId: _key, ...values } = read(line, person).values;
      return changeOf(line, person, { ...read(line, person), values });
    });
  },
};
