import type { Run, RunRow } from '@madang/contract/views/runs/routes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { standingAgainst } from '../../../kernel/operations/stored/refusal-json.ts';
import type { ShownReport, ShownRow } from '../../../kernel/operations/stored/runs/read-run.ts';
import { type NameThing, readThingNames } from '../../../platform/target-names.ts';
import { type FoundRun, paceOf } from '../../ground/jobs/index.ts';
import { selectPeopleOf, type StoredPerson } from '../../people/people/index.ts';
import { runActsOf } from './own-run.ts';
import { plansChanges } from './plans-changes.ts';

/** Reads what things and people of a company are called now. */
export function readNamesIn(
  tx: Tx,
  kernel: Pick<Kernel, 'contributed'>,
  companyCode: string,
  things: readonly (Target | undefined)[],
): Promise<NameThing> {
  const readPeopleOf = (personIds: readonly string[]) => readPeople(tx, companyCode, personIds);
  return readThingNames(tx, kernel, { companyCode, readPeople: readPeopleOf }, things);
}

type People = ReadonlyMap<string, StoredPerson>;

async function readPeople(tx: Tx, companyCode: string, personIds: readonly string[]): Promise<People> {
  if (personIds.length === 0) return new Map();
  const people = await selectPeopleOf(tx, companyCode, [...new Set(personIds)]);
  return new Map(people.map((person) => [person.personId, person]));
}

/** Fields of a new place, with the kind of what they name. */
const places = { departmentCode: 'department', jobRankCode: 'job-rank', jobTitleCode: 'job-title' } as const;

/** Reads which place codes name; undefined where they name none. */
function placeOf(codes: unknown): Target | undefined {
  if (typeof codes !== 'object' || codes === null) return undefined;
  for (const [field, kind] of Object.entries(places)) {
    const id: unknown = (codes as Readonly<Record<string, unknown>>)[field];
    if (typeof id === 'string' && id !== '') return { kind, id };
  }
  return undefined;
}

/** Reads what people get by a run, as its title names it. */
function subjectOf(detail: ShownReport['detail']): Target | undefined {
  const { emblemId: id } = detail;
  return id === undefined ? placeOf(detail) : { kind: 'emblem', id };
}

/** Things that a run names. */
export function thingsOfRun({ detail, personId }: ShownReport): (Target | undefined)[] {
  return [subjectOf(detail), personOf(personId)];
}

function personOf(personId: string | null): Target | undefined {
  return personId === null ? undefined : { kind: 'person', id: personId };
}

/** A run as its page and the lists show it; those without a kind are not shown. */
export function presentRun(run: FoundRun, nameThing: NameThing, isAsked: boolean): Run {
  const { kind, runId, origin, detail, state, total, done, refused, failed, clean, objected, unchecked } = run;
  const { stopCode, startedAt, endedAt, undoOf, undoneBy, retryOf } = run;
  if (kind === null) throw new Error('a run without a kind is not shown');
  const named = (thing: Target | undefined) => (thing === undefined ? null : nameThing(thing));
  return {
    runId,
    kind,
    origin,
    state,
    total,
    done,
    refused,
    failed,
    clean,
    objected,
    unchecked,
    stopCode,
    undoOf,
    undoneBy,
    retryOf,
    subject: named(subjectOf(detail)),
    plannedOn: detail['on'] ?? null,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    ...paceOf(run),
    owner: named(personOf(run.personId)),
    isAsked,
    can: runActsOf(run, isAsked),
  };
}

/** Reads the place before a row: of its run, of its check, or the present one, also of a change to come. */
function beforeOf({ state, outcome, found, target }: ShownRow, now: PlaceNow): Target | undefined {
  const answer = state === 'done' ? outcome : found;
  if (typeof answer === 'object' && answer !== null && 'before' in answer) return placeOf(answer.before);
  return target?.kind === 'person' ? now(target.id, state) : undefined;
}

/** Reads the place of a person of the kind that a run gives, where it is the one before a row of this state. */
type PlaceNow = (personId: string, state: ShownRow['state']) => Target | undefined;

/** Presents rows of a run, with what everything in them is called now. */
export async function presentRows(
  tx: Tx,
  kernel: Pick<Kernel, 'contributed'>,
  { companyCode, run }: { readonly companyCode: string; readonly run: Pick<ShownReport, 'detail' | 'origin'> },
  rows: readonly ShownRow[],
): Promise<RunRow[]> {
  const { detail } = run;
  const field = Object.keys(places).find((each) => each in detail);
  const isToCome = (state: ShownRow['state']) => state === 'waiting' || (state === 'done' && plansChanges(run));
  const ahead = rows.filter(({ state, target }) => isToCome(state) && target?.kind === 'person');
  const ids = ahead.flatMap(({ target }) => target?.id ?? []);
  const people = await readPeople(tx, companyCode, field === undefined ? [] : ids);
  const now: PlaceNow = (personId, state) => {
    const person = people.get(personId);
    if (field === undefined || person === undefined || !isToCome(state)) return undefined;
    const place = person[field as Field];
    // A planned change may have been carried out by now.
    return state === 'done' && place === detail[field] ? undefined : placeOf({ [field]: place });
  };
  const things = rows.flatMap((row) => [row.target, beforeOf(row, now)]);
  const nameThing = await readNamesIn(tx, kernel, companyCode, things);
  return rows.map((row) => presentRow(row, beforeOf(row, now), nameThing));
}

type Field = keyof typeof places;

interface TypedPerson {
  readonly surname: string;
  readonly givenName: string;
  readonly language: Language;
  readonly englishName: string;
}

/** The person that a row registers, as it is written there: before the account exists, and after it was taken back. */
function typedPersonIn(input: unknown): TypedPerson | undefined {
  const typed = input as Partial<TypedPerson & { readonly loginId: string }> | null | undefined;
  const { loginId, surname, givenName, language, englishName = '' } = typed ?? {};
  if (loginId === undefined || surname === undefined || givenName === undefined || language === undefined)
    return undefined;
  return { surname, givenName, language, englishName };
}

/** Names the thing that a row is about; someone who is being registered goes before the department. */
function targetOf({ target, input }: ShownRow, nameThing: NameThing): RunRow['target'] {
  const found = target === undefined ? null : nameThing(target);
  const typed = typedPersonIn(input);
  if (!typed || (target?.kind === 'person' && found?.name !== '')) return found;
  const id = target?.kind === 'person' ? target.id : '';
  return { kind: 'person', id, name: fullNameOf(typed), englishName: typed.englishName };
}

function presentRow(row: ShownRow, before: Target | undefined, nameThing: NameThing): RunRow {
  return {
    rowNumber: row.rowNumber,
    target: targetOf(row, nameThing),
    state: row.state,
    checkState: row.checkState,
    before: before === undefined ? null : nameThing(before),
    refusal: refusalOf(row),
  };
}

/** Reads what stopped a row, or would, or stands today against what it plans; null where nothing does. */
export function refusalOf({ state, code, outcome, checkState, found }: ShownRow): RunRow['refusal'] {
  const isEnded = state !== 'waiting';
  const answer = isEnded ? outcome : found;
  const isStopped = isEnded ? state !== 'done' : checkState === 'refused' || checkState === 'failed';
  if (!isStopped) {
    const standing = standingAgainst(answer);
    return standing ? { ...standing, fields: [] } : null;
  }
  const stopped = answer as NonNullable<RunRow['refusal']> | null | undefined;
  return stopped ?? { code: code ?? 'CO500', params: {}, fields: [] };
}
