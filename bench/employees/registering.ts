import { sql } from 'kysely';
import { newId } from '../../server/src/kernel/crypto/new-id.ts';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import { plantSmall, type PlantedCompany } from '../lists/planted-people.ts';
import { compare, interleave } from '../kernel/compare.ts';
import type { Figure } from '../kernel/figures.ts';
import { processorTime } from '../kernel/processor-time.ts';
import type { Stage } from '../kernel/stage.ts';

const rounds = 5;
const peopleOfARound = 200;
const neighbours = 10;

/** Measures the processor time of registering one employee, beside the same rows written bare with the same triggers. */
export async function measureRegistering(stage: Stage): Promise<Figure[]> {
  const company = await plantSmall(stage);
  for (let n = 0; n < neighbours; n += 1) await plantSmall(stage);
  await stage.vacuum();
  let number = 0;
  const next = () => personOf((number += 1));
  const time = (pid: number, work: (person: NewPerson) => Promise<void>) => async () => {
    const since = await timesOf(stage, pid);
    for (let n = 0; n < peopleOfARound; n += 1) await work(next());
    let spent = 0;
    for (const [each, before] of since) spent += (processorTime(each) ?? before) - before;
    return spent / peopleOfARound / 1000;
  };
  const seen = await interleave({
    rounds,
    product: time(stage.productPid, (person) => register(stage, company, person)),
    floor: time(process.pid, (person) => write(stage, company, person)),
  });
  const figure = { of: (microseconds: number) => microseconds, unit: 'us', bound: { max: 3 } };
  return [compare('registering by a click, processor time', seen, figure)];
}

interface NewPerson {
  readonly loginId: string;
  readonly externalMail: string;
  readonly mobile: string;
  readonly employeeNumber: string;
}

function personOf(number: number): NewPerson {
  const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return {
    loginId: `newcomer${letters}`,
    externalMail: `newcomer.${number}@outside.example`,
    mobile: `+82-10-${5500 + Math.floor(number / 10_000)}-${String(number % 10_000).padStart(4, '0')}`,
    employeeNumber: `M-${number}`,
  };
}

/** Nanoseconds so far of a process and of each backend of the database. */
async function timesOf({ db }: Stage, pid: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  return new Map([pid, ...rows.map((row) => row.pid)].map((each) => [each, processorTime(each) ?? 0]));
}

const names = { surname: '한', givenName: '새봄', language: 'ko', residenceCountry: 'KR' };

async function register({ productUrl }: Stage, { cookie }: PlantedCompany, person: NewPerson): Promise<void> {
  const answer = await fetch(`${productUrl}/api/v1/employees`, {
    method: 'POST',
    headers: { cookie, 'x-madang': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ ...names, ...person }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`a person was not registered: ${text}`);
}

async function write({ db, keyring }: Stage, { companyCode }: PlantedCompany, person: NewPerson): Promise<void> {
  const personId = newId();
  const { surname, givenName, language, residenceCountry } = names;
  const loginId = `${person.loginId}@people.example`;
  const [mail, mobile] = [person.externalMail, person.mobile].map((contact) => keyring.encrypt(contact, personId));
  const index = (contact: string) => sql`sha256(convert_to(${contact}, 'UTF8'))`;
  await inCompany(db, companyCode, async (tx) => {
    await sql`insert into login_ids (login_id, company_code, person_id) values (${loginId}, ${companyCode}, ${personId})`.execute(
      tx,
    );
    await sql`
      insert into people (company_code, person_id, login_id, surname, given_name, full_name, language, residence_country,
        time_zone, is_confirmed, employee_number, external_mail, external_mail_index, mobile, mobile_index, applied_at)
      values (${companyCode}, ${personId}, ${loginId}, ${surname}, ${givenName}, ${surname + givenName}, ${language},
        ${residenceCountry}, 'Asia/Seoul', true, ${person.employeeNumber}, ${mail}, ${index(person.externalMail)}, ${mobile},
        ${index(person.mobile)}, null)`.execute(tx);
    await sql`insert into memberships (company_code, person_id, role) values (${companyCode}, ${personId}, 'employee')`.execute(
      tx,
    );
  });
}
