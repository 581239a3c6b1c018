import type { listAskablePermissions } from '@madang/contract/access/grants/explanation-routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useOperationText } from '../../../kernel/names/operation-text.ts';
import { useText } from './texts.ts';

type Work = AnswerOf<typeof listAskablePermissions>['items'][number];

/** The section that a permission is about. */
export function areaOf(permission: string): string {
  return permission.slice(0, permission.lastIndexOf('.'));
}

/** Names what a permission opens, in the words of its changes; the reading of a section is no change. */
export function useWorkText(): (work: Pick<Work, 'permission' | 'effect' | 'operations'>) => string {
  const t = useText();
  const operationText = useOperationText();
  return ({ permission, effect, operations }) => {
    if (permission.endsWith('.view')) return t('types.V');
    const texts = [...new Set(operations.map(operationText))];
    return texts.length === 0 ? t(effect === 'view' ? 'types.V' : 'why.change') : texts.join(' · ');
  };
}
