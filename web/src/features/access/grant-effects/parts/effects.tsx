import type { GrantEffects } from '@madang/contract/access/grant-effects/routes.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Callout, NewsPlace } from '../../../../ui/parts/callout.tsx';
import { useRightNames } from '../../../people/role-assignments/index.ts';
import { useText } from '../texts.ts';

interface EffectsProps {
  readonly effects: GrantEffects | undefined;
  /** Names what is previewed where a form offers several ways. */
  readonly title?: string;
}

/** MEM-09: effects of a change before it is saved: how many people gain or lose permissions, and where. */
export function Effects({ effects, title }: EffectsProps) {
  const t = useText();
  const rightsOf = useRightsOf();
  const lines = useLines();
  if (!effects) return <NewsPlace>{null}</NewsPlace>;
  const { items, isPartial, companyWide } = effects;
  return (
    <NewsPlace>
      <Callout tone={items.some(({ change }) => change === 'loses') ? 'warning' : 'info'} title={title ?? t('title')}>
        {items.length === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <ul>
            {lines(items).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {companyWide.length > 0 && <p>{t('companyWide', { rights: rightsOf(companyWide).join(', ') })}</p>}
        {isPartial && <p>{t('partial')}</p>}
      </Callout>
    </NewsPlace>
  );
}

/** Permissions in words, those of one area as one. */
function useRightsOf(): (permissions: readonly string[]) => string[] {
  const t = useText();
  const names = useRightNames();
  return (permissions) => {
    const areas = Map.groupBy(permissions, (permission) => permission.slice(0, permission.lastIndexOf('.')));
    return [...areas].map(([area, each]) => {
      const isView = each.every((permission) => permission.endsWith('.view'));
      return t(isView ? 'view' : each.some((name) => name.endsWith('.view')) ? 'all' : 'change', {
        area: names.area(area),
      });
    });
  };
}

/** Permissions of the same people in the same place make one line. */
function useLines(): (items: GrantEffects['items']) => string[] {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const placeOf = ({ kind, id, ...scope }: GrantEffects['items'][number]['scope']) => {
    if (kind === 'company' || id === rootDepartment) return t('company');
    return kind === 'department' ? t('below', { name: nameOf(scope) || id }) : nameOf(scope) || id;
  };
  const rightsOf = useRightsOf();
  return (items) =>
    [...Map.groupBy(items, ({ change, scope, people }) => `${change} ${people} ${scope.kind} ${scope.id}`).values()]
      .map((group) => ({ group, first: group[0] }))
      .flatMap(({ group, first }) => {
        if (!first) return [];
        const rights = rightsOf(group.map(({ permission }) => permission)).join(', ');
        const count = first.people;
        const number = formatNumber(count, language);
        return t(first.change, { count, number, rights, place: placeOf(first.scope) });
      });
}
