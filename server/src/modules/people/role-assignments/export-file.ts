import { readsKorean, type Language } from '@madang/contract/kernel/languages.ts';
import type { ListedRole } from '@madang/contract/people/role-assignments/rules.ts';
import { csvBeginning, csvLine } from '../../../kernel/files/csv.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoleHolder } from '../roles/index.ts';

interface HolderFile {
  readonly holders: readonly RoleHolder<ListedRole>[];
  readonly language: Language;
  readonly timeZone: string;
}

/** The list of administrators as a file that spreadsheets open, in the words of its reader. */
export function holderFile({ translator }: Kernel, { holders, language, timeZone }: HolderFile) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const timeOf = (moment: string | null) => (moment === null ? '' : format.format(new Date(moment)));
  const word = (key: string) => translator.text(language, `membershipsFile.${key}`);
  const heads = ['name', 'loginId', 'roles', 'granted', 'secondFactor', 'lastSeen'].map(word);
  const lines = holders.map(({ fullName, englishName, loginId, roles, hasSecondFactor, lastSeenAt }) =>
    csvLine([
      readsKorean(language) ? fullName : englishName || fullName,
      loginId,
      roles.map(({ role }) => translator.text(language, `roles.${role}`)).join(', '),
      roles.map(({ grantedAt }) => timeOf(grantedAt)).join(', '),
      word(hasSecondFactor ? 'on' : 'off'),
      timeOf(lastSeenAt),
    ]),
  );
  const zoned = heads.map((head, at) => (at === 3 || at === 5 ? `${head} (${timeZone})` : head));
  return {
    fileName: `${word('file')} ${timeOf(new Date().toISOString()).slice(0, 10)}.csv`,
    content: csvBeginning + csvLine(zoned) + lines.join(''),
  };
}
