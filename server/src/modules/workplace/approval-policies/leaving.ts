import { fallbackLanguage, type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { notifyPerson } from '../../people/notifications/index.ts';
import { readNames } from '../../people/person-names/index.ts';
import { listAdministrators } from '../../people/roles/index.ts';
import { type LeftPolicy, selectLeftPolicies } from './leaving.sql.ts';

/** Longer lists end with a number. */
const namedInLetter = 20;

/** Notifies the administrators of policies of which a step loses its approver with a person who leaves. */
export async function notifyOfLeft(tx: Tx, kernel: Kernel, person: PersonKey): Promise<void> {
  const { companyCode, personId } = person;
  const left = await selectLeftPolicies(tx, person);
  if (left.length === 0) return;
  const names = (await readNames(tx, companyCode, [personId])).get(personId);
  const write = (language: Language = fallbackLanguage) => {
    const nameOf = ({ name, englishName }: LeftPolicy) => (readsKorean(language) ? name : englishName || name);
    const say = (key: string, params = {}) => kernel.translator.text(language, `approvalPolicies.${key}`, params);
    const shown = left.slice(0, namedInLetter).map(nameOf);
    const more = left.length - shown.length;
    const leaver = names ? nameOf({ name: names.fullName, englishName: names.englishName }) : '';
    return {
      heading: say('left.heading'),
      paragraphs: [
        say('left.text', { name: leaver }),
        [...shown, ...(more > 0 ? [say('more', { count: more })] : [])].join('\n'),
      ],
    };
  };
  const administrators = (await listAdministrators(tx, companyCode)).filter((each) => each !== personId);
  for (const administratorId of administrators.toSorted()) {
    await notifyPerson(tx, kernel, { companyCode, personId: administratorId }, { write, isMailed: true });
  }
}
