import { fallbackLanguage, type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { notifyPerson } from '../../people/notifications/index.ts';
import { type PersonNames, readNames } from '../../people/person-names/index.ts';
import { listAdministrators } from '../../people/roles/index.ts';
import { type LeftAddress, removePerson } from './shared-addresses.sql.ts';

/** An account closes before its names are erased, so the letter has them. Longer lists end with a number. */
const namedInLetter = 20;

/** Takes a person who leaves out of every address, and notifies the owners; of an address without owners, the administrators. */
export async function leaveAddresses(tx: Tx, kernel: Kernel, person: PersonKey): Promise<void> {
  const { companyCode, personId } = person;
  const left = await removePerson(tx, person);
  if (left.length === 0) return;
  const names = (await readNames(tx, companyCode, [personId])).get(personId);
  const hasOwners = ({ ownerIds }: LeftAddress) => ownerIds.length > 0;
  const orphans = left.filter((each) => !hasOwners(each));
  const administrators = orphans.length === 0 ? [] : await listAdministrators(tx, companyCode);
  const ownerIds = new Set(left.flatMap((each) => each.ownerIds));
  for (const ownerId of [...ownerIds].toSorted()) {
    const addresses = left.filter((each) => each.ownerIds.includes(ownerId)).map(({ address }) => address);
    await notify(tx, kernel, { companyCode, personId: ownerId }, { about: 'left', addresses, names });
  }
  for (const administratorId of administrators.filter((each) => each !== personId).toSorted()) {
    const addresses = orphans.map(({ address }) => address);
    await notify(tx, kernel, { companyCode, personId: administratorId }, { about: 'ownerless', addresses, names });
  }
}

interface Leaving {
  readonly about: 'left' | 'ownerless';
  readonly addresses: readonly string[];
  readonly names: PersonNames | undefined;
}

async function notify(
  tx: Tx,
  kernel: Kernel,
  recipient: PersonKey,
  { about, addresses, names }: Leaving,
): Promise<void> {
  const write = (language: Language = fallbackLanguage) => {
    const say = (key: string, params = {}) => kernel.translator.text(language, `sharedAddresses.${key}`, params);
    const shown = addresses.slice(0, namedInLetter);
    const more = addresses.length - shown.length;
    const list = [...shown, ...(more > 0 ? [say('more', { count: more })] : [])].join('\n');
    const params = { name: nameFor(language, names) };
    return { heading: say(`${about}.heading`, params), paragraphs: [say(`${about}.text`, params), list] };
  };
  await notifyPerson(tx, kernel, recipient, { write, isMailed: true });
}

function nameFor(language: Language, names: PersonNames | undefined): string {
  if (!names) return '';
  return readsKorean(language) ? names.fullName : names.englishName || names.fullName;
}
