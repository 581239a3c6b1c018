import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { EmploymentChangeKind } from '@madang/contract/people/employment/kinds.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import { companyIdentity } from '../../ground/companies/index.ts';
import { readContacts } from '../contacts/index.ts';
import { sendAccountNotice } from '../notifications/index.ts';
import { selectHeads } from '../organisation-charts/index.ts';
import { selectPeopleOf, type StoredPerson } from '../people/index.ts';
import { inServiceAmong, keepMessageAbout, now } from './message-about.ts';

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
  leaveBegun: { heading: 'headsOfDepartment.leaveBegun.heading', text: 'headsOfDepartment.leaveBegun.text' },
  leaveBegunUntil: {
    heading: 'headsOfDepartment.leaveBegunUntil.heading',
    text: 'headsOfDepartment.leaveBegunUntil.text',
  },
  leaveEnded: { heading: 'headsOfDepartment.leaveEnded.heading', text: 'headsOfDepartment.leaveEnded.text' },
  dispatchBegun: { heading: 'headsOfDepartment.dispatchBegun.heading', text: 'headsOfDepartment.dispatchBegun.text' },
  dispatchEnded: { heading: 'headsOfDepartment.dispatchEnded.heading', text: 'headsOfDepartment.dispatchEnded.text' },
  restored: { heading: 'headsOfDepartment.restored.heading', text: 'headsOfDepartment.restored.text' },
} as const satisfies Readonly<Record<EmploymentChangeKind | 'suspendedUntil' | 'leaveBegunUntil', object>>;

/** Changes that say their end where they have one. */
const withEnd: Readonly<Partial<Record<EmploymentChangeKind, keyof typeof headTexts>>> = {
  suspended: 'suspendedUntil',
  leaveBegun: 'leaveBegunUntil',
};

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
  const about = until === null ? kind : (withEnd[kind] ?? kind);
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
  return inServiceAmong(tx, companyCode, others);
}

async function writeToHead(
  tx: Tx,
  kernel: Writer,
  head: PersonKey,
  person: StoredPerson,
  { about, changedAt, until }: Told,
): Promise<void> {
  await keepMessageAbout(tx, kernel, head, {
    ...headTexts[about],
    person,
    params: ({ written }) => ({ time: written(changedAt), ...(until && { until: written(until) }) }),
  });
}
