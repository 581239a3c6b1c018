import type { GrantRow } from '@madang/contract/access/grants/routes.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { formatDate } from '../../../kernel/formats.ts';
import { useThingName } from '../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useRightNames } from '../../people/role-assignments/index.ts';
import { useText } from './texts.ts';

/** Parts of the sentence that a right is: who, what, where, when, until. */
export function useGrantWords() {
  const t = useText();
  const language = useLanguage();
  const names = useRightNames();
  const nameOf = useThingName();
  const day = (text: string) => formatDate(text, language, 'date');
  return {
    who: ({ grantee }: GrantRow) => (grantee.name === '' ? names.role(grantee.id) : nameOf(grantee)),
    what: ({ target }: Pick<GrantRow, 'target'>) => {
      if (target.type === 'L') return target.shownName || names.role(target.name);
      if (target.type === 'permission') return names.area(target.name.slice(0, target.name.lastIndexOf('.')));
      return t(target.type === 'V' ? 'what.view' : 'what.all', { area: names.area(target.name) });
    },
    where: ({ scope }: Pick<GrantRow, 'scope'>) => {
      if (scope.kind === 'company' || scope.id === rootDepartment) return t('where.company');
      const name = nameOf(scope) || scope.id;
      return scope.kind === 'department' ? t('where.below', { name }) : name;
    },
    when: ({ window }: GrantRow) => window?.name ?? t('when.always'),
    until: ({ validFrom, validUntil }: Pick<GrantRow, 'validFrom' | 'validUntil'>) => {
      if (validFrom !== '' && validUntil !== '') return `${day(validFrom)} – ${day(validUntil)}`;
      if (validFrom !== '') return t('until.from', { day: day(validFrom) });
      return validUntil === '' ? t('until.none') : t('until.last', { day: day(validUntil) });
    },
    state: ({ state, endsInDays }: GrantRow) =>
      endsInDays !== null && state === 'now' ? t('state.ends', { count: endsInDays }) : t(`state.${state}`),
  };
}
