import { sql } from 'kysely';
import { newId } from '../../server/src/kernel/crypto/new-id.ts';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import type { Kernel } from '../../server/src/kernel/kernel.ts';
import { storedColumns } from '../../server/src/modules/people/person-records/index.ts';

/** Departments of a planted tree that the people of a run are spread over. */
const departments = 1_000;
const surnames = [...'김이박최정강조윤장임'];
const syllables = [...'가나다라마바사아자차하은지민서윤준현수영'];

/** IDs refuse runs of digits. */
const wordOf = (n: number) => [...String(n)].map((digit) => `${'bcdfghjkmn'[Number(digit)]}a`).join('');

/** A registration like no other of its number. */
export function registration(n: number) {
  const of = (letters: readonly string[], place: number) => letters[place % letters.length] ?? '';
  return {
    surname: of(surnames, n),
    givenName: `${of(syllables, n * 7)}${of(syllables, n * 13)}`,
    englishName: `Person ${wordOf(n)}`,
    loginId: `r${wordOf(n)}`,
    externalMail: `run${n}@outside.example`,
    // Numbers of 010-5970 and above are not given out.
    mobile: `+82-10-${String(2_000 + (n % 3_000))}-${String(1_000 + (Math.floor(n / 3_000) % 9_000))}`,
    employeeNumber: `R${n}`,
    departmentCode: `D${String((n % departments) + 1).padStart(5, '0')}`,
    language: 'ko',
    residenceCountry: 'KR',
  };
}

export function registrations(from: number, count: number) {
  return Array.from({ length: count }, (_, n) => registration(from + n));
}

/** Rows of people as the product would write them, made before anything is measured. */
export function rowsFor(kernel: Kernel, companyCode: string, inputs: readonly ReturnType<typeof registration>[]) {
  return inputs.map((input) => {
    const personId = newId();
    const loginId = `${input.loginId}@madang.example`;
    const textOf = (value: unknown) => (value instanceof Buffer ? `\\x${value.toString('hex')}` : value);
    const described = storedColumns(kernel.keyring, personId, { ...input, loginId, timeZone: 'Asia/Seoul' });
    const stored = Object.entries(described).map(([name, value]) => [name, textOf(value)]);
    return {
      ...(Object.fromEntries(stored) as Record<string, unknown>),
      company_code: companyCode,
      person_id: personId,
      full_name: `${input.surname}${input.givenName}`,
      is_confirmed: true,
      applied_at: null,
      login_id: loginId,
    };
  });
}
export type BareRow = ReturnType<typeof rowsFor>[number];

/** Writes them with bare statements, under the same triggers: IDs, people, roles and audit rows. */
export async function writeBare(kernel: Kernel, companyCode: string, rows: readonly BareRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const ids = rows.map((row) => row.person_id);
  await inCompany(kernel.db, companyCode, async (tx) => {
    await sql`insert into login_ids (login_id, company_code, person_id)
      select l, ${companyCode}, p from unnest(${rows.map((row) => row.login_id)}::text[], ${ids}::uuid[]) r (l, p)`.execute(
      tx,
    );
    await sql`insert into people (${names})
      select ${names} from json_populate_recordset(null::people, ${JSON.stringify(rows)}::json)`.execute(tx);
    await sql`insert into memberships (company_code, person_id, role)
      select ${companyCode}, p, 'employee' from unnest(${ids}::uuid[]) p`.execute(tx);
    await sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, fields, request_id)
      select ${companyCode}, 'register-employee', 'system', 'person', p::text, '{}', 'bench' from unnest(${ids}::uuid[]) p`.execute(
      tx,
    );
  });
}
