import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import { type ManyContext, type ManyRow, secondForm, unlessRefused } from '../../../../kernel/operations/many.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { giveBackLoginIds, listTaken, takeLoginIds } from '../../../ground/global-login-ids/index.ts';
import { lockDepartmentsForReference } from '../../../organisation/departments/index.ts';
import { lockJobRanksForReference } from '../../../organisation/job-ranks/index.ts';
import { contactIndexes } from '../../person-records/index.ts';
import { grantRoleToMany } from '../../roles/index.ts';
import { hasRoomFor } from '../limits/employee-limit.ts';
import { createPeople, type NewPerson } from '../people.sql.ts';
import { personTarget } from '../present-people.ts';
import { checkAccount, checkPerson, type Entered, type NewEmployee } from './entry-rules.ts';
import { listTakenNumbers } from '../search/taken-numbers.sql.ts';
import { withdrawal } from './withdrawal.ts';

const contacts = ['externalMail', 'mobile'] as const;

/** A row that no rule of its own refuses, with what it asks for. */
interface Asking {
  readonly row: ManyRow<NewEmployee>;
  readonly loginId: string;
  readonly indexes: readonly Buffer[];
}

/** People of many rows, who wait for their account. */
export const newPeople = secondForm({
  takes: (_, { loginId, externalMail, mobile, employeeNumber, opencode }: NewEmployee) => [
    // Before the @ it is the same ID in any company that gives out mail; where people bring theirs along, it is rarely another one.
    `id:${loginId.trim().normalize('NFC').toLowerCase().split('@')[0] ?? ''}`,
    ...(externalMail === '' ? [] : [`mail:${externalMail.toLowerCase()}`]),
    ...(mobile === '' ? [] : [`mobile:${toE164(mobile)}`]),
    ...(employeeNumber === '' ? [] : [`number:${employeeNumber.toUpperCase()}`]),
    ...(opencode === '' ? [] : [`key:${opencode}`]),
  ],
  async checkMany(context, rows: readonly ManyRow<NewEmployee>[]) {
    const { tx, kernel, companyCode, cleanBefore, isCheck } = context;
    if (!(await hasRoomFor(tx, kernel, { companyCode, people: cleanBefore + rows.length, isCheck }))) return [];
    const company = { ...(await readCompany(tx, companyCode)), companyCode };
    const asking = (await Promise.all(rows.map((row) => askingOf(context, company, row)))).flatMap(
      (each) => each ?? [],
    );
    if (asking.length === 0) return [];
    const isFree = await freeIn(context, asking);
    return asking.filter(isFree).map(({ row, loginId }) => ({
      rowNumber: row.rowNumber,
      content: personOf(company, row.input, loginId),
    }));
  },
  async writeMany({ tx, kernel, companyCode }, rows) {
    const people = rows.map(({ content }) => content);
    const withId = await takeLoginIds(tx, companyCode, people);
    const created = await createPeople(
      tx,
      kernel.keyring,
      people.filter(({ personId }) => withId.has(personId)),
    );
    await giveBackLoginIds(
      tx,
      [...withId].filter((personId) => !created.has(personId)),
    );
    await grantRoleToMany(tx, { companyCode, personIds: [...created], role: 'employee' });
    return rows.flatMap(({ rowNumber, content: { personId, loginId } }) => {
      if (!created.has(personId)) return [];
      return [
        {
          rowNumber,
          answer: { personId, loginId },
          audit: { target: personTarget(personId) },
          undo: withdrawal(personId),
        },
      ];
    });
  },
});

/** Left to `run`: welcome mails, activation keys, own domains, ends of IDs, and what an earlier row takes. */
async function askingOf(
  { kernel }: ManyContext,
  company: Entered,
  row: ManyRow<NewEmployee>,
): Promise<Asking | undefined> {
  const { input, isRepeated } = row;
  const { sendsWelcome, opencode, idDomain, idValidUntil } = input;
  if (isRepeated || sendsWelcome || opencode !== '' || idDomain !== '' || idValidUntil !== '') return undefined;
  const forms = formsOf(kernel.keyring, input);
  // While keys of the indexes rotate, each value is settled by itself.
  if (forms.some(({ length }) => length > 1)) return undefined;
  const loginId = await unlessRefused(async () => {
    await checkPerson(kernel, company, input);
    return checkAccount(kernel, company, input, '');
  });
  return loginId === undefined ? undefined : { row, loginId, indexes: forms.flat() };
}

function formsOf(keyring: Keyring, input: NewEmployee): Buffer[][] {
  return contacts.map((contact) => (input[contact] === '' ? [] : contactIndexes(keyring, contact, input[contact])));
}

/** Asks the database once for all rows what is taken, and what they name. */
async function freeIn(
  { tx, companyCode, isCheck }: ManyContext,
  asking: readonly Asking[],
): Promise<(asked: Asking) => boolean> {
  const valuesOf = (field: 'departmentCode' | 'jobRankCode' | 'jobTitleCode' | 'employeeNumber') =>
    [...new Set(asking.map(({ row }) => row.input[field]))].filter((value) => value !== '').toSorted();
  const taken = await listTaken(tx, companyCode, {
    loginIds: asking.map(({ loginId }) => loginId),
    indexes: asking.flatMap(({ indexes }) => indexes),
  });
  const numbers = await listTakenNumbers(tx, valuesOf('employeeNumber'));
  const known = {
    departments: await lockDepartmentsForReference(tx, { companyCode, codes: valuesOf('departmentCode'), isCheck }),
    ranks: await lockJobRanksForReference(tx, 'job_ranks', { companyCode, codes: valuesOf('jobRankCode'), isCheck }),
    titles: await lockJobRanksForReference(tx, 'job_titles', { companyCode, codes: valuesOf('jobTitleCode'), isCheck }),
  };
  return ({ row: { input }, loginId, indexes }) =>
    !taken.loginIds.has(loginId) &&
    !indexes.some((index) => taken.indexes.has(index.toString('hex'))) &&
    !numbers.has(input.employeeNumber) &&
    known.departments.has(input.departmentCode) &&
    (input.jobRankCode === '' || known.ranks.has(input.jobRankCode)) &&
    (input.jobTitleCode === '' || known.titles.has(input.jobTitleCode));
}

/** A registered person with an id, as the table has them. */
export function personOf({ companyCode, serviceType, timeZone }: Entered, input: NewEmployee, loginId: string) {
  return {
    ...input,
    companyCode,
    personId: newId(),
    loginId,
    fullName: fullNameOf(input),
    timeZone,
    isConfirmed: givesOutMail(serviceType),
    isWaiting: true,
  } satisfies NewPerson;
}
