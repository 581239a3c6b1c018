import type { Holding } from '@madang/contract/access/grants/holder-routes.ts';
import { readsKorean, type Language } from '@madang/contract/kernel/languages.ts';
import { holderRoles } from '@madang/contract/access/grants/rules.ts';
import { csvBeginning, csvLine } from '../../../kernel/files/csv.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

interface HoldingFile {
  readonly holdings: readonly Holding[];
  readonly language: Language;
  readonly timeZone: string;
}

const heads = ['who', 'permission', 'given', 'through', 'where', 'when', 'from', 'until', 'state'] as const;

/** Held permissions as a file for spreadsheets, by the names that the company's systems use. */
export function holdingFile({ translator }: Kernel, { holdings, language, timeZone }: HoldingFile) {
  const word = (key: string) => translator.text(language, `holdingsFile.${key}`);
  const nameOf = ({ name, englishName }: { readonly name: string; readonly englishName: string }) =>
    readsKorean(language) ? name : englishName || name;
  const roleOf = (role: string) =>
    holderRoles.some((each) => each === role) ? translator.text(language, `roles.${role}`) : role;
  const lines = holdings.map(({ grantee, permission, target, through, scope, ...held }) =>
    csvLine([
      nameOf(grantee) || roleOf(grantee.id),
      permission,
      target.shownName || roleOf(target.name),
      through === null ? '' : through.shownName || roleOf(through.role),
      scope.kind === 'company' ? word('company') : nameOf(scope) || scope.id,
      held.windowName || word('always'),
      held.validFrom,
      held.validUntil,
      word(`states.${held.state}`),
    ]),
  );
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
  return {
    fileName: `${word('file')} ${today}.csv`,
    content: csvBeginning + csvLine(heads.map(word)) + lines.join(''),
  };
}
