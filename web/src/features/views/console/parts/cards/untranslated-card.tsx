import type { Overview } from '@madang/contract/views/console/routes.ts';
import { formatNumber } from '../../../../../kernel/formats.ts';
import { Link } from '../../../../../kernel/navigation/link.tsx';
import { useSections } from '../../../../../kernel/sections/sections.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { DashCard, DashRow, DashRows } from '../../../../../ui/dashboard/dash-card.tsx';
import { ChevronRightIcon } from '../../../../../ui/icons.tsx';
import { useText } from '../../texts.ts';

/** Names that readers of other languages see in Korean, and the way to the first of each kind; no card where all are there. */
export function UntranslatedCard({ untranslated }: Pick<Overview, 'untranslated'>) {
  const t = useText();
  const language = useLanguage();
  const addresses = Object.assign({}, ...useSections().map((section) => section.untranslated)) as Readonly<
    Partial<Record<(typeof untranslated)[number]['kind'], string>>
  >;
  const lines = untranslated.flatMap(({ kind, count, first }) => {
    const list = addresses[kind];
    return list === undefined ? [] : [{ kind, count, to: `${list}${list.includes('?') ? '&' : '?'}item=${first}` }];
  });
  if (lines.length === 0) return null;
  return (
    <DashCard title={t('untranslated.title')}>
      <DashRows>
        {lines.map(({ kind, count, to }) => (
          <li key={kind}>
            <Link to={to}>
              <DashRow
                title={t(`untranslated.kinds.${kind}`)}
                text={t('untranslated.missing', { count, number: formatNumber(count, language) })}
                end={<ChevronRightIcon size={16} />}
              />
            </Link>
          </li>
        ))}
      </DashRows>
    </DashCard>
  );
}
