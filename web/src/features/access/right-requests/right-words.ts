import type { OwnRightRequest } from '@madang/contract/access/right-requests/routes.ts';
import { formatMoment } from '../../../kernel/forms/moments.ts';
import { useOperationText } from '../../../kernel/names/operation-text.ts';
import { useShownName } from '../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useRightNames } from '../../people/role-assignments/index.ts';
import { useText } from './texts.ts';

interface Work {
  readonly permission: string;
  readonly effect: 'view' | 'modify';
  readonly operations: readonly string[];
}

/** The section that a permission is about. */
export function areaOf(permission: string): string {
  return permission.slice(0, permission.lastIndexOf('.'));
}

/** Requests and what may be asked for, in words. */
export function useRightWords() {
  const t = useText();
  const language = useLanguage();
  const names = useRightNames();
  const operationText = useOperationText();
  const shownName = useShownName();
  const isView = (permission: string) => permission.endsWith('.view');
  return {
    area: names.area,
    work: ({ effect, operations }: Work) => {
      const texts = [...new Set(operations.map(operationText))];
      return texts.length === 0 ? t(effect === 'view' ? 'view' : 'change') : texts.join(' · ');
    },
    what: ({ permission }: Pick<OwnRightRequest, 'permission'>) =>
      `${names.area(areaOf(permission))}: ${t(isView(permission) ? 'view' : 'change')}`,
    where: ({ scope }: OwnRightRequest) =>
      scope.kind === 'company'
        ? t('company')
        : shownName({ fullName: scope.name, englishName: scope.englishName }) || scope.id,
    state: ({ state, until }: OwnRightRequest) =>
      until === null
        ? t(`states.${state}`)
        : `${t(`states.${state}`)} · ${t('until', { date: formatMoment(until, language) })}`,
    asked: ({ askedAt }: OwnRightRequest) => formatMoment(askedAt, language),
    hours: ({ hours }: Pick<OwnRightRequest, 'hours'>) => t('hoursOf', { hours, count: hours }),
  };
}
