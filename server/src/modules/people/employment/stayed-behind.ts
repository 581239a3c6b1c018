import { type LeftKind, leftKinds } from '@madang/contract/people/employment/kinds.ts';
import { languageTags, type Language } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { selectPeopleOf } from '../people/index.ts';
import { listAdministrators } from '../roles/index.ts';
import type { LeftThing } from './left-behind.ts';
import { inServiceAmong, keepMessageAbout, now } from './message-about.ts';

const kindTexts = {
  departmentHeads: 'stayedBehind.kinds.departmentHeads',
  invitations: 'stayedBehind.kinds.invitations',
  savedViews: 'stayedBehind.kinds.savedViews',
  exports: 'stayedBehind.kinds.exports',
} as const satisfies Readonly<Record<LeftKind, string>>;

interface Stayed {
  readonly leaver: PersonKey;
  /** Undefined of a plan whose planner is not known. */
  readonly plannerId: string | undefined;
  readonly things: readonly LeftThing[];
}

/** STA-02: notifies the planner and the administrators in service of things that stayed with a person who left as planned. */
export async function notifyOfStayed(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'translator'>,
  { leaver: { companyCode, personId }, plannerId, things }: Stayed,
): Promise<void> {
  if (things.length === 0) return;
  const [person] = await selectPeopleOf(tx, companyCode, [personId]);
  if (!person) return;
  const changedAt = await now(tx);
  const asked = new Set([
    ...(plannerId === undefined ? [] : [plannerId]),
    ...(await listAdministrators(tx, companyCode)),
  ]);
  asked.delete(personId);
  for (const recipientId of await inServiceAmong(tx, companyCode, [...asked].toSorted())) {
    await keepMessageAbout(
      tx,
      kernel,
      { companyCode, personId: recipientId },
      {
        person,
        heading: 'stayedBehind.heading',
        text: 'stayedBehind.text',
        params: ({ language, written }) => ({
          time: written(changedAt),
          things: thingsIn(kernel, language, things),
        }),
      },
    );
  }
}

/** Names the kinds in their order, each with how many there are. */
function thingsIn(
  { translator }: Pick<Kernel, 'translator'>,
  language: Language,
  things: readonly LeftThing[],
): string {
  const kinds = leftKinds.flatMap((kind) => {
    const count = things.filter(({ source }) => source.kind === kind).length;
    return count === 0 ? [] : [translator.text(language, kindTexts[kind], { count })];
  });
  return new Intl.ListFormat(languageTags[language], { type: 'conjunction' }).format(kinds);
}
