import { type Language, fallbackLanguage, readsKorean, toLanguage } from '@madang/contract/kernel/languages.ts';
import { namedInNotice } from '@madang/contract/views/planned-changes/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import type { NameThing } from '../../../platform/target-names.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { keepMessage } from '../../people/notifications/index.ts';
import { type PersonNames, readNames } from '../../people/person-names/index.ts';
import { listAdministrators } from '../../people/roles/index.ts';
import { countOrphans } from './planned-changes.sql.ts';
import { claimUnmade, readActingLanguages, type UnmadeChange } from './refused.sql.ts';
import { namesOfThings } from './present.ts';
import { mayPlannerMake } from './seen.sql.ts';
import { kindOf } from './titles.ts';

type Writer = Pick<Kernel, 'keyring' | 'translator'>;
type Thing = { readonly name: string; readonly englishName: string };

/** Notifies the planners of a run's changes that were not made, each in one message with the reasons. */
export async function notifyOfUnmade(
  tx: Tx,
  kernel: Writer & Pick<Kernel, 'contributed'>,
  { companyCode, runId }: RunOf,
): Promise<void> {
  const unmade = await claimUnmade(tx, kernel.keyring, { companyCode, runId });
  const byPlanner = Map.groupBy(unmade, ({ plannerId }) => plannerId);
  const languages = await readActingLanguages(tx, companyCode, [...byPlanner.keys()]);
  const shown = [...byPlanner.values()].flatMap((changes) => changes.slice(0, namedInNotice));
  const things = shown.flatMap(({ about }) => about ?? []);
  const nameThing = await namesOfThings(tx, kernel, companyCode, things);
  for (const [personId, language] of languages) {
    const changes = byPlanner.get(personId) ?? [];
    const letter = letterOfUnmade(kernel, toLanguage(language) ?? fallbackLanguage, changes, nameThing);
    await keepMessage(tx, kernel, { companyCode, personId }, letter);
  }
}

function letterOfUnmade(
  { translator }: Writer,
  language: Language,
  changes: readonly UnmadeChange[],
  nameThing: NameThing,
) {
  const say = (key: string, params = {}) => translator.text(language, `plannedChanges.${key}`, params);
  const lines = changes.slice(0, namedInNotice).map(({ about, operation, detail, dueOn, code, params }) =>
    say(about?.kind === 'department' ? 'unmade.lineOfDepartment' : 'unmade.line', {
      name: about ? thingName(language, nameThing(about)) : '',
      change: say(`kinds.${kindOf(operation, detail)}`),
      day: dueOn,
      reason: translator.errorText(language, code, params),
    }),
  );
  const left = changes.length - lines.length;
  return {
    subject: say(changes.length === 1 ? 'unmade.one' : 'unmade.many', { count: changes.length }),
    text: [say('unmade.text'), ...lines, ...(left > 0 ? [say('unmade.more', { count: left })] : [])].join('\n'),
  };
}

/** Name of a person or a department in a language; of a department that is gone, its code. */
function thingName(language: Language, { name, englishName }: Thing): string {
  return readsKorean(language) ? name : englishName || name;
}

function localName(language: Language, names: PersonNames | undefined): string {
  if (!names) return '';
  return readsKorean(language) ? names.fullName : names.englishName || names.fullName;
}

/** Notifies the administrators of changes whose planner leaves: unless one of them takes them over, they are refused on their day. */
export async function notifyOfLeaving(tx: Tx, kernel: Writer, planner: PersonKey): Promise<void> {
  await notifyOfOrphans(tx, kernel, planner, sql`false`);
}

/** The same of a planner whose role ends, for the changes that need it. */
export async function notifyOfLostRight(
  tx: Tx,
  kernel: Writer & Pick<Kernel, 'operations'>,
  planner: PersonKey,
): Promise<void> {
  await notifyOfOrphans(tx, kernel, planner, mayPlannerMake(kernel.operations));
}

async function notifyOfOrphans(
  tx: Tx,
  kernel: Writer,
  planner: PersonKey,
  mayMake: RawBuilder<boolean>,
): Promise<void> {
  const { companyCode, personId } = planner;
  const count = await countOrphans(tx, planner, mayMake);
  if (count === 0) return;
  const administrators = (await listAdministrators(tx, companyCode)).filter((each) => each !== personId);
  const languages = await readActingLanguages(tx, companyCode, administrators);
  const names = (await readNames(tx, companyCode, [personId])).get(personId);
  for (const [administratorId, stored] of languages) {
    const language = toLanguage(stored) ?? fallbackLanguage;
    const params = { name: localName(language, names), count };
    const say = (key: string) => kernel.translator.text(language, `plannedChanges.orphaned.${key}`, params);
    const letter = { subject: say('heading'), text: say('text') };
    await keepMessage(tx, kernel, { companyCode, personId: administratorId }, letter);
  }
}
