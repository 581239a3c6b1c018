import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { StoredStep } from '../../../kernel/operations/outcome.ts';
import type { AheadChange } from '../../../platform/contributions.ts';
import { readContacts } from '../contacts/index.ts';
import { writtenDay } from '../notifications/index.ts';
import { departmentName, selectHeads } from '../organisation-charts/index.ts';
import { selectPeopleOf } from '../people/index.ts';
import { inServiceAmong, keepMessageAbout } from './message-about.ts';

type Writer = Pick<Kernel, 'keyring' | 'translator'>;

const kinds = {
  move: 'ahead.kinds.move',
  retirement: 'ahead.kinds.retirement',
  leave: 'ahead.kinds.leave',
} as const;

type PlannedInput = { readonly personId?: string; readonly departmentCode?: string };

/** A change of a rank or a lock of access is nothing to make known ahead of time. */
function kindOf({ name, input }: StoredStep): keyof typeof kinds | undefined {
  if (name === 'retire-person') return 'retirement';
  if (name === 'put-on-leave') return 'leave';
  return name !== 'change-employee-place' || (input as PlannedInput).departmentCode === undefined ? undefined : 'move';
}

/** STA-10: notifies the person and the heads concerned, ahead of time, of a leave, a move or a retirement; never why. */
export async function notifyAhead(tx: Tx, kernel: Writer, change: AheadChange): Promise<void> {
  const { companyCode, step } = change;
  const kind = kindOf(step);
  const { personId = '', departmentCode = '' } = step.input as PlannedInput;
  const [known] = kind === undefined ? [] : await selectPeopleOf(tx, companyCode, [personId]);
  if (!known || kind === undefined) return;
  const departments = [known.departmentCode, ...(kind === 'move' ? [departmentCode] : [])];
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
    const to = kind === 'move' ? await departmentName(tx, companyCode, departmentCode, language) : '';
    const said = kernel.translator.text(language, kinds[kind], { to });
    await keepMessageAbout(tx, kernel, recipient, {
      ...(recipientId === personId ? own : toHeads),
      person: known,
      params: () => ({ change: said, day: writtenDay(language, change.dueOn) }),
    });
  }
}
