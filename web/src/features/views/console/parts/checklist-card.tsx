import type { Overview } from '@madang/contract/views/console/routes.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import type { ConsoleSection } from '../../../../kernel/feature.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useSections } from '../../../../kernel/sections/sections.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { ChevronRightIcon, DotIcon, SuccessIcon } from '../../../../ui/icons.tsx';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { DashCard, DashFolded, DashRow, DashRows } from '../../../../ui/dashboard/dash-card.tsx';
import { useText } from '../texts.ts';

/** WIZ-18: set-up areas with their counts and links. The card folds once each has something. */
export function ChecklistCard({ registered }: Pick<Overview, 'registered'>) {
  const t = useText();
  const counted = useSections().flatMap((section) => {
    const count = section.registers && registered[section.registers];
    return typeof count === 'number' ? [{ section, count }] : [];
  });
  if (counted.length === 0) return null;
  const done = counted.filter(({ count }) => count > 0).length;
  const lines = (
    <DashRows>
      {counted.map((line) => (
        <ChecklistLine key={line.section.code} {...line} />
      ))}
    </DashRows>
  );
  return (
    <DashCard title={t('start.checklist')} aside={t('start.progress', { done, all: counted.length })}>
      {done === counted.length ? (
        <DashFolded>
          <Disclosure summary={t('start.allRegistered')}>{lines}</Disclosure>
        </DashFolded>
      ) : (
        lines
      )}
    </DashCard>
  );
}

interface LineProps {
  readonly section: ConsoleSection;
  readonly count: number;
}

function ChecklistLine({ section, count }: LineProps) {
  const t = useText();
  const language = useLanguage();
  const isDone = count > 0;
  return (
    <li>
      <Link to={section.path}>
        <DashRow
          isDone={isDone}
          mark={isDone ? <SuccessIcon /> : <DotIcon />}
          title={section.title()}
          end={
            <>
              <span>
                {isDone ? t('start.registered', { count: formatNumber(count, language) }) : t('start.unregistered')}
              </span>{' '}
              <ChevronRightIcon size={16} />
            </>
          }
        />
      </Link>
    </li>
  );
}
