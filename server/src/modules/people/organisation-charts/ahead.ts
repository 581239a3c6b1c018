import { fallbackLanguage, type Language, readsKorean, toLanguage } from '@madang/contract/kernel/languages.ts';
import { departmentHeads } from '@madang/contract/people/organisation-charts/inputs.ts';
import { employmentStateOf, isInService } from '@madang/contract/ground/employment-states/states.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { AheadChange } from '../../../platform/contributions.ts';
import { readContacts } from '../contacts/index.ts';
import { keepMessage, writtenDay } from '../notifications/index.ts';
import { selectPeopleOf } from '../people/index.ts';
import { selectHeads } from './department-heads.sql.ts';
import { departmentName } from './department-name.ts';

type Writer = Pick<Kernel, 'keyring' | 'translator'>;

/** STA-10: notifies those who lead a department, and those who will, of heads that are planned or called off. */
export async function notifyOfHeads(tx: Tx, kernel: Writer, change: AheadChange): Promise<void> {
  const { companyCode, step, dueOn, isCalledOff } = change;
  if (step.name !== 'change-department-heads') return;
  const asked = departmentHeads.safeParse(step.input).data;
  if (!asked) return;
  const { departmentCode } = asked;
  const before = (await selectHeads(tx, companyCode, [departmentCode])).get(departmentCode) ?? [];
  const people = await selectPeopleOf(tx, companyCode, [...new Set([...before, ...asked.personIds])]);
  const namesIn = (language: Language) =>
    asked.personIds.flatMap((id) => {
      const person = people.find(({ personId }) => personId === id);
      return person ? localName(language, person) : [];
    });
  for (const person of people) {
    if (!isInService(employmentStateOf(person))) continue;
    const recipient = { companyCode, personId: person.personId };
    const language = toLanguage((await readContacts(tx, kernel.keyring, recipient)).language) ?? fallbackLanguage;
    const heads = namesIn(language);
    const params = {
      department: await departmentName(tx, companyCode, departmentCode, language),
      day: writtenDay(language, dueOn),
      heads: heads.join(', '),
    };
    const { heading, text } = isCalledOff ? keys.calledOff : heads.length > 0 ? keys.heads : keys.none;
    await keepMessage(tx, kernel, recipient, {
      subject: kernel.translator.text(language, heading, params),
      text: kernel.translator.text(language, text, params),
    });
  }
}

const keys = {
  heads: { heading: 'headsAhead.heading', text: 'headsAhead.text' },
  none: { heading: 'headsAhead.heading', text: 'headsAhead.none' },
  calledOff: { heading: 'headsAhead.headingOff', text: 'headsAhead.textOff' },
} as const;

function localName(
  language: Language,
  { fullName, englishName }: { readonly fullName: string; readonly englishName: string },
): string {
  return readsKorean(language) ? fullName : englishName || fullName;
}
