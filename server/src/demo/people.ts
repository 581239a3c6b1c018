import { registerEmployee } from '@madang/contract/people/people/routes.ts';
import { writeAudit } from '../kernel/audit/audit.ts';
import { commandActor } from '../kernel/audit/actor.ts';
import { inCompany } from '../kernel/db/database.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { applyForAccount } from '../modules/people/waiting-people/index.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';
import type { DemoCaller } from './caller.ts';
import { departments } from './data/company.ts';
import { givenNames, surnames } from './data/people.ts';
import { demoLoginId } from './make-company.ts';
import { Seeded } from './seeded.ts';
import { lookUpId } from '../modules/ground/global-login-ids/index.ts';

const seed = 20_261_121;
/** Registered, with an account yet to be applied for, so that the list shows both. */
const waiting = 3;
const executives = 2;
const headJob = ['EXEC', 'HEAD'] as const;
const leaderJob = ['GM', 'LEAD'] as const;
const memberJobs = [
  ['DGM', 'PART'],
  ['MGR', 'MEMBER'],
  ['AM', 'MEMBER'],
  ['STAFF', 'MEMBER'],
] as const;

/** The ID of the employee that the terminal names beside the administrator. */
export const employeeId = 'demouser';

interface DemoEmployee {
  readonly userId: string;
  readonly surname: string;
  readonly givenName: string;
  readonly englishName: string;
  readonly departmentCode: string;
  readonly jobRankCode: string;
  readonly jobTitleCode: string;
  readonly isWaiting: boolean;
}

/** Everyone of the demo beside its administrator; given names differ, so that no two are called the same. */
export function demoEmployees(): DemoEmployee[] {
  const seeded = new Seeded(seed);
  return seeded.some(givenNames, givenNames.length).map(([givenName, latinGivenName], place) => {
    const [surname, latinSurname] = seeded.pick(surnames);
    return {
      userId: place === 0 ? employeeId : `demo${latinGivenName.toLowerCase()}`,
      surname,
      givenName,
      englishName: `${latinGivenName} ${latinSurname}`,
      ...placeOf(place),
      isWaiting: place >= givenNames.length - waiting,
    };
  });
}

/** The first of a department leads it; anyone who comes later is one of its members. */
function placeOf(place: number): Pick<DemoEmployee, 'departmentCode' | 'jobRankCode' | 'jobTitleCode'> {
  const [departmentCode = 'TOP', , , parent = 'TOP'] = departments[place % departments.length] ?? [];
  const leading = parent === 'TOP' ? headJob : leaderJob;
  const [jobRankCode, jobTitleCode] = (place >= departments.length && memberJobs[place % memberJobs.length]) || leading;
  return { departmentCode, jobRankCode, jobTitleCode };
}

/** Registers everyone as the administrator does, and gives those who have applied their account. */
export async function addPeople(kernel: Kernel, administrator: DemoCaller, companyCode: string): Promise<PersonKey[]> {
  const atWork: PersonKey[] = [];
  for (const [place, { userId, isWaiting, ...names }] of demoEmployees().entries()) {
    await administrator.call(registerEmployee, {
      body: {
        ...names,
        loginId: userId,
        displayName: '',
        opencode: '',
        externalMail: `${userId}@outside.example`,
        mobile: '',
        securityGrade: place < executives ? 3 : 5,
        language: 'ko',
        residenceCountry: 'KR',
      },
      accepts: ['MB601'],
    });
    const { holder: person } = await lookUpId(kernel.db, await demoLoginId(kernel, userId));
    if (isWaiting || person.companyCode !== companyCode) continue;
    await giveAccount(kernel, person);
    atWork.push(person);
  }
  return atWork;
}

async function giveAccount({ db }: Kernel, person: PersonKey): Promise<void> {
  await inCompany(db, person.companyCode, async (tx) => {
    // By a code that was sent to their mail, so that a lost password can be tried.
    if (!(await applyForAccount(tx, { ...person, proven: 'externalMail' }))) return;
    const target = { kind: 'person', id: person.personId };
    await writeAudit(tx, { ...commandActor(person.companyCode), operation: 'apply-for-account', target });
  });
}
