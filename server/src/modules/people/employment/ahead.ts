import { fallbackLanguage, type Language, languageTags, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { AheadChange } from '../../../platform/contributions.ts';
import { readContacts } from '../contacts/index.ts';
import { selectHeads } from '../organisation-charts/index.ts';
import { selectPeopleOf } from '../people/index.ts';
import { departmentName, inServiceAmong, keepMessageAbout } from './message-about.ts';

type Writer = Pick<Kernel, 'keyring' | 'translator'>;

const kinds = {
  move: 'ahead.kinds.move',
  retirement: 'ahead.kinds.retirement',
  leave: 'ahead.kinds.leave',
} as const;

/** A change of a rank or a lock of access is nothing to make known ahead of time. */
function kindOf({ operation, departmentCode }: AheadChange): keyof typeof kinds | undefined {
  if (operation === 'retire-person') return 'retirement';
  if (operation === 'put-on-leave') return 'leave';
  return departmentCode === undefined ? undefined : 'move';
}

/** STA-10: notifies the person and the heads concerned, ahead of time, of a leave, a move or a retirement; never why. */
export async function notifyAhead(tx: Tx, kernel: Writer, person: PersonKey, change: AheadChange): Promise<void> {
  const kind = kindOf(change);
  const { companyCode, personId } = person;
  const [known] = kind === undefined ? [] : await selectPeopleOf(tx, companyCode, [personId]);
  if (!known || kind === undefined) return;
  const departments = [known.departmentCode, ...(kind === 'move' ? [change.departmentCode ?? ''] : [])];
  const byDepartment = await selectHeads(tx, companyCode, departments);
  const heads = new Set(departments.flatMap((code) => byDepartment.get(code) ?? []));
  heads.delete(personId);
  const own = change.isCalledOff
    ? ({ heading: 'ahead.ownOff.heading', text: 'ahead.ownOff.text' } as const)
    : ({ heading: 'ahead.own.heading', text: 'ahead.own.text' } as const);
  const toHeads = change.isCalledOff
    ? ({ heading: 'ahead.headsOff.heading', text: 'ahead.headsOff.text' } as const)
    : ({ heading: 'ahead.heads.heading', text: 'ahead.heads.text' } as const);
  const recipients = [personId, ...(await inServiceAmong(tx, companyCode, [...heads]))];
  for (const recipientId of recipients) {
    const recipient = { companyCode, personId: recipientId };
    const language = toLanguage((await readContacts(tx, kernel.keyring, recipient)).language) ?? fallbackLanguage;
    const to = kind === 'move' ? await departmentName(tx, companyCode, change.departmentCode ?? '', language) : '';
    const said = kernel.translator.text(language, kinds[kind], { to });
    await keepMessageAbout(tx, kernel, recipient, {
      ...(recipientId === personId ? own : toHeads),
      person: known,
      params: () => ({ change: said, day: dayIn(language, change.dueOn) }),
    });
  }
}

function dayIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
