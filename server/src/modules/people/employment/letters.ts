import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { employmentStateOf, isInService } from '@madang/contract/ground/employment-states/states.ts';
import { type Language, fallbackLanguage, readsKorean, toLanguage } from '@madang/contract/kernel/languages.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { EmploymentChangeKind } from '@madang/contract/people/employment/kinds.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import { companyIdentity } from '../../ground/companies/index.ts';
import { findDepartmentNames } from '../../organisation/departments/index.ts';
import { readContacts } from '../contacts/index.ts';
import { keepMessage, sendAccountNotice, writtenTime } from '../notifications/index.ts';
import { selectHeads } from '../organisation-charts/index.ts';
import { selectPeopleOf, type StoredPerson } from '../people/index.ts';

type Writer = Pick<Kernel, 'keyring' | 'outbox' | 'properties' | 'translator'>;

const headTexts = {
  retired: { heading: 'headsOfDepartment.retired.heading', text: 'headsOfDepartment.retired.text' },
  reinstated: { heading: 'headsOfDepartment.reinstated.heading', text: 'headsOfDepartment.reinstated.text' },
  retirementPlanned: {
    heading: 'headsOfDepartment.retirementPlanned.heading',
    text: 'headsOfDepartment.retirementPlanned.text',
  },
  retirementCalledOff: {
    heading: 'headsOfDepartment.retirementCalledOff.heading',
    text: 'headsOfDepartment.retirementCalledOff.text',
  },
  suspended: { heading: 'headsOfDepartment.suspended.heading', text: 'headsOfDepartment.suspended.text' },
  suspendedUntil: {
    heading: 'headsOfDepartment.suspendedUntil.heading',
    text: 'headsOfDepartment.suspendedUntil.text',
  },
  restored: { heading: 'headsOfDepartment.restored.heading', text: 'headsOfDepartment.restored.text' },
} as const satisfies Readonly<Record<EmploymentChangeKind | 'suspendedUntil', object>>;

interface Told {
  readonly about: keyof typeof headTexts;
  readonly changedAt: Date;
  readonly until: Date | null;
}

/** STA-07: writes to the person and to the heads of the department what changed, never why, in the caller’s transaction. */
export async function tellOfChange(
  tx: Tx,
  kernel: Writer,
  { companyCode, personId }: PersonKey,
  { kind, until = null }: { readonly kind: EmploymentChangeKind; readonly until?: Date | null },
): Promise<void> {
  const [person] = await selectPeopleOf(tx, companyCode, [personId]);
  if (!person) return;
  const about = kind === 'suspended' && until !== null ? 'suspendedUntil' : kind;
  const told: Told = { about, changedAt: await now(tx), until };
  await writeToPerson(tx, kernel, { companyCode, personId }, told);
  const heads = await headsInService(tx, companyCode, person);
  for (const headId of heads) await writeToHead(tx, kernel, { companyCode, personId: headId }, person, told);
}

async function writeToPerson(tx: Tx, kernel: Writer, key: PersonKey, { about, changedAt, until }: Told): Promise<void> {
  const { language } = await readContacts(tx, kernel.keyring, key);
  const identity = await companyIdentity(tx, key.companyCode);
  const company = unlinked(companyNameFor(identity, toLanguage(language) ?? fallbackLanguage));
  const notice = { changed: about, changedAt, params: { company } } as const;
  await sendAccountNotice(tx, kernel, key, until === null ? notice : { ...notice, until });
}

/** The heads of the person's department, without the person and without those who left service themselves. */
async function headsInService(
  tx: Tx,
  companyCode: string,
  { personId, departmentCode }: StoredPerson,
): Promise<readonly string[]> {
  const heads = (await selectHeads(tx, companyCode, [departmentCode])).get(departmentCode) ?? [];
  const others = heads.filter((headId) => headId !== personId);
  const people = await selectPeopleOf(tx, companyCode, others);
  return people.filter((head) => isInService(employmentStateOf(head))).map((head) => head.personId);
}

async function writeToHead(
  tx: Tx,
  kernel: Writer,
  head: PersonKey,
  person: StoredPerson,
  { about, changedAt, until }: Told,
): Promise<void> {
  const contacts = await readContacts(tx, kernel.keyring, head);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const written = (moment: Date) => writtenTime(language, { moment, timeZone: contacts.timeZone });
  const params = {
    name: localName(language, person.fullName, person.englishName),
    department: await departmentName(tx, head.companyCode, person.departmentCode, language),
    time: written(changedAt),
    ...(until && { until: written(until) }),
  };
  const { heading, text } = headTexts[about];
  await keepMessage(tx, kernel, head, {
    subject: kernel.translator.text(language, heading),
    text: kernel.translator.text(language, text, params),
  });
}

async function departmentName(
  tx: Tx,
  companyCode: string,
  departmentCode: string,
  language: Language,
): Promise<string> {
  // The root has the company's name.
  if (departmentCode === rootDepartment) return companyNameFor(await companyIdentity(tx, companyCode), language);
  const named = (await findDepartmentNames(tx, companyCode, [departmentCode])).get(departmentCode);
  return named ? localName(language, named.departmentName, named.englishDepartmentName) : departmentCode;
}

function localName(language: Language, name: string, englishName: string): string {
  return readsKorean(language) ? name : englishName || name;
}

async function now(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  return rows[0]?.now ?? new Date();
}
