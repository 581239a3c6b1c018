import type { DispatchEvent, DispatchSide, DispatchState } from '@madang/contract/access/dispatches/states.ts';
import { dispatchLimits } from '@madang/contract/access/dispatches/limits.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { seal, unseal } from '../../../kernel/operations/stored/sealed.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Data of a person that a dispatch names, and why; kept sealed on both sides. */
export interface DispatchContent {
  readonly surname: string;
  readonly givenName: string;
  readonly fullName: string;
  readonly englishName: string;
  /** The mail address that is their login. */
  readonly mail: string;
  readonly language: Language;
  readonly residenceCountry: string;
  readonly login: PersonKey;
  readonly basis: string;
}

export interface StoredDispatch {
  readonly dispatchId: string;
  readonly side: DispatchSide;
  readonly personId: string | null;
  readonly otherCode: string;
  readonly otherName: string;
  readonly otherEnglishName: string;
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly englishDepartmentName: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly askedUntil: string | null;
  readonly isAnswered: boolean;
  readonly state: DispatchState;
  readonly version: number;
  readonly answerVersion: number;
  readonly content: Buffer;
  readonly changedAt: string;
  /** True if the first day has begun by the company's clock. */
  readonly hasBegun: boolean;
  readonly isOver: boolean;
}

/** Text that the content of a dispatch is bound to. */
export function contentAad(dispatchId: string): string {
  return `dispatches.content.${dispatchId}`;
}

/** Text that the note of an event is bound to. */
export function eventAad(dispatchId: string, eventNumber: string): string {
  return `dispatch_events.note.${dispatchId}.${eventNumber}`;
}

export function openContent(keyring: Keyring, { dispatchId, content }: StoredDispatch): DispatchContent {
  return unseal(keyring, contentAad(dispatchId), content) as DispatchContent;
}

/** Today where the company of a dispatch `d` is. */
export const today = sql`(select (app_now() at time zone c.time_zone)::date from companies c where c.company_code = d.company_code)`;
const columns = sql`d.dispatch_id as "dispatchId", d.side, d.person_id as "personId", d.other_code as "otherCode",
  d.other_name as "otherName", d.other_english_name as "otherEnglishName", d.department_code as "departmentCode",
  d.department_name as "departmentName", d.english_department_name as "englishDepartmentName",
  d.starts_on::text as "startsOn", d.ends_on::text as "endsOn", d.asked_until::text as "askedUntil",
  d.is_answered as "isAnswered", d.state, d.version, d.answer_version as "answerVersion", d.content,
  ${momentText(sql`d.changed_at`)} as "changedAt", d.starts_on <= ${today} as "hasBegun", d.ends_on < ${today} as "isOver"`;

interface DispatchKey {
  readonly companyCode: string;
  readonly dispatchId: string;
}

/** Reads a dispatch of a company; undefined where it has none. */
export async function findDispatch(tx: Tx, key: DispatchKey): Promise<StoredDispatch | undefined> {
  const { rows } = await sql<StoredDispatch>`
    select ${columns} from dispatches d
    where d.company_code = ${key.companyCode} and d.dispatch_id = ${key.dispatchId}::uuid`.execute(tx);
  return rows[0];
}

/** Holds a dispatch against every other change; undefined where the company has none. */
export async function lockDispatch(tx: Tx, key: DispatchKey): Promise<StoredDispatch | undefined> {
  await sql`
    select from dispatches where company_code = ${key.companyCode} and dispatch_id = ${key.dispatchId}::uuid
    for update`.execute(tx);
  return findDispatch(tx, key);
}

export type NewDispatch = Omit<
  StoredDispatch,
  'content' | 'changedAt' | 'hasBegun' | 'isOver' | 'answerVersion' | 'isAnswered'
> & { readonly companyCode: string };

/** Writes a dispatch; of a person who has an open one it breaks dispatches_person_id_key. */
export async function insertDispatch(
  tx: Tx,
  keyring: Keyring,
  row: NewDispatch,
  content: DispatchContent,
): Promise<void> {
  await sql`
    insert into dispatches (company_code, dispatch_id, side, person_id, other_code, other_name, other_english_name, department_code,
      department_name, english_department_name, starts_on, ends_on, asked_until, state, version, content)
    values (${row.companyCode}, ${row.dispatchId}::uuid, ${row.side}, ${row.personId}::uuid, ${row.otherCode}, ${row.otherName},
      ${row.otherEnglishName}, ${row.departmentCode}, ${row.departmentName}, ${row.englishDepartmentName},
      ${row.startsOn}::date, ${row.endsOn}::date, ${row.askedUntil}::date, ${row.state}, ${row.version},
      ${seal(keyring, contentAad(row.dispatchId), content)})`.execute(tx);
}

export type DispatchChange = Partial<
  Pick<
    StoredDispatch,
    | 'personId'
    | 'otherName'
    | 'otherEnglishName'
    | 'departmentCode'
    | 'departmentName'
    | 'englishDepartmentName'
    | 'startsOn'
    | 'endsOn'
    | 'askedUntil'
    | 'isAnswered'
    | 'state'
    | 'version'
    | 'answerVersion'
  >
>;

const columnOf: Readonly<Record<keyof DispatchChange, string>> = {
  personId: 'person_id',
  otherName: 'other_name',
  otherEnglishName: 'other_english_name',
  departmentCode: 'department_code',
  departmentName: 'department_name',
  englishDepartmentName: 'english_department_name',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  askedUntil: 'asked_until',
  isAnswered: 'is_answered',
  state: 'state',
  version: 'version',
  answerVersion: 'answer_version',
};

/** Changes a dispatch that is held; answers it as it is then. */
export async function changeDispatch(tx: Tx, key: DispatchKey, change: DispatchChange): Promise<StoredDispatch> {
  const set = (Object.entries(change) as [keyof DispatchChange, unknown][]).map(
    ([name, value]) => sql`${sql.ref(columnOf[name])} = ${value}`,
  );
  await sql`
    update dispatches set ${sql.join([...set, sql`changed_at = app_now()`])}
    where company_code = ${key.companyCode} and dispatch_id = ${key.dispatchId}::uuid`.execute(tx);
  const row = await findDispatch(tx, key);
  if (!row) throw new Error('a dispatch without a row');
  return row;
}

export interface NewEvent extends DispatchKey {
  readonly event: DispatchEvent;
  readonly by: 'person' | 'otherCompany' | 'time';
  readonly actorId?: string | undefined;
  readonly note?: string;
  readonly endsOn?: string;
}

/** Keeps what happened; the dispatch is held, so that numbers follow each other. */
export async function insertEvent(tx: Tx, keyring: Keyring, event: NewEvent): Promise<void> {
  const { companyCode, dispatchId, by, actorId, note = '', endsOn } = event;
  const { rows } = await sql<{ next: number }>`
    select (coalesce(max(event_number), 0) + 1)::integer as next from dispatch_events
    where company_code = ${companyCode} and dispatch_id = ${dispatchId}::uuid`.execute(tx);
  const next = rows[0]?.next ?? 1;
  const sealed = note === '' ? null : seal(keyring, eventAad(dispatchId, String(next)), note);
  await sql`
    insert into dispatch_events (company_code, dispatch_id, event_number, event, made_by, actor_id, note, ends_on)
    values (${companyCode}, ${dispatchId}::uuid, ${next}, ${event.event}, ${by}, ${actorId ?? null}::uuid,
      ${sealed}::bytea, ${endsOn ?? null}::date)`.execute(tx);
}

export interface StoredEvent {
  readonly eventNumber: number;
  readonly event: DispatchEvent;
  readonly by: NewEvent['by'];
  readonly actorId: string | null;
  readonly note: Buffer | null;
  readonly endsOn: string | null;
  readonly happenedAt: string;
}

/** Everything that happened to a dispatch, newest first. */
export async function selectEvents(tx: Tx, { companyCode, dispatchId }: DispatchKey): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select event_number as "eventNumber", event, made_by as by, actor_id as "actorId", note, ends_on::text as "endsOn",
      ${momentText(sql`happened_at`)} as "happenedAt"
    from dispatch_events where company_code = ${companyCode} and dispatch_id = ${dispatchId}::uuid
    order by event_number desc limit 200`.execute(tx);
  return rows;
}

/** Asks if a request of a dispatch `d`, or of another last day, has no answer yet. */
export const isWaiting = sql`(d.state = 'asked' or d.state = 'running' and d.asked_until is not null) and not d.is_answered`;

const open = sql`d.state in ('asked', 'accepted', 'running')`;

interface Listed {
  readonly companyCode: string;
  readonly side: DispatchSide;
  readonly which: 'open' | 'over';
}

const listed = ({ companyCode, side, which }: Listed) => sql`
  from dispatches d where d.company_code = ${companyCode} and d.side = ${side}
    and ${which === 'open' ? open : sql`not ${open}`}`;

/** A page of a company's dispatches, as a query. */
export function dispatchesOf(asked: Listed, page: number): RawBuilder<StoredDispatch> {
  const { rowsPerPage } = dispatchLimits;
  return sql`select ${columns} ${listed(asked)}
    order by d.changed_at desc, d.dispatch_id limit ${rowsPerPage} offset ${(page - 1) * rowsPerPage}`;
}

/** Counts them, and those that wait for an answer of the company, as a query. */
export function dispatchCountsOf(asked: Listed): RawBuilder<{ readonly count: number; readonly waiting: number }> {
  return sql`select (select count(*)::integer ${listed(asked)}) as count,
    (select count(*)::integer from dispatches d where d.company_code = ${asked.companyCode} and d.side = 'host'
      and ${isWaiting}) as waiting`;
}

/** Open dispatches of a company, or of one person of it, on whichever side. */
export async function listOpen(
  tx: Tx,
  { companyCode, personId }: { readonly companyCode: string; readonly personId?: string },
): Promise<string[]> {
  const { rows } = await sql<{ dispatchId: string }>`
    select d.dispatch_id as "dispatchId" from dispatches d where d.company_code = ${companyCode} and ${open}
      and (${personId ?? null}::uuid is null or d.person_id = ${personId ?? null}::uuid)
    order by d.dispatch_id`.execute(tx);
  return rows.map(({ dispatchId }) => dispatchId);
}

export interface DispatchDays {
  readonly since: string;
  readonly isWrong: boolean;
}

/** Reads the days of a dispatch by the company's clock; a first day of null is today. */
export async function readDays(
  tx: Tx,
  companyCode: string,
  { from, until }: { readonly from: string | null; readonly until: string },
): Promise<DispatchDays> {
  const { rows } = await sql<DispatchDays>`
    select begins::text as since, begins < today or ${until}::date < begins
      or ${until}::date > (today + make_interval(years => ${dispatchLimits.yearsMax}))::date as "isWrong"
    from (select (app_now() at time zone c.time_zone)::date as today,
        coalesce(${from}::date, (app_now() at time zone c.time_zone)::date) as begins
      from companies c where c.company_code = ${companyCode}) days`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a company without a row');
  return row;
}

/** Seconds until a day begins in a company, and the moment itself. */
export async function dayBegins(
  tx: Tx,
  companyCode: string,
  day: RawBuilder<unknown>,
): Promise<{ readonly seconds: number; readonly at: Date }> {
  const { rows } = await sql<{ seconds: number; at: Date }>`
    select b.at, greatest(0, extract(epoch from b.at - app_now()))::float8 as seconds
    from companies c cross join lateral (select (${day})::timestamp at time zone c.time_zone as at) b
    where c.company_code = ${companyCode}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a company without a row');
  return row;
}
