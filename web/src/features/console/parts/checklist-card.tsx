import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { isTurnedAway } from '../../../kernel/session.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { ChevronRightIcon, DotIcon, SuccessIcon } from '../../../ui/icons.tsx';
import { Disclosure } from '../../../ui/parts/disclosure.tsx';
import { DashCard, DashFolded, DashRow, DashRows } from '../../../ui/dashboard/dash-card.tsx';
import { countQuery } from '../api.ts';
import { useText } from '../texts.ts';

/** WIZ-18: what of the set-up is registered, and the way to register more. It folds away once there is some of each. */
export function ChecklistCard({ sections }: { readonly sections: readonly ConsoleSection[] }) {
  const t = useText();
  const counts = useQueries({ queries: sections.map((section) => countQuery(section)) });
  const done = counts.filter(({ data = 0 }) => data > 0).length;
  const lines = (
    <DashRows>
      {sections.map((section, place) => (
        <ChecklistLine key={section.code} section={section} count={counts[place]?.data} error={counts[place]?.error} />
      ))}
    </DashRows>
  );
  const isDone = sections.length > 0 && done === sections.length;
  return (
    <DashCard title={t('start.checklist')} aside={t('start.progress', { done, all: sections.length })}>
      {isDone ? (
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
  readonly count: number | undefined;
  readonly error: unknown;
}

function ChecklistLine({ section, count, error }: LineProps) {
  const t = useText();
  const language = useLanguage();
  const isDone = count !== undefined && count > 0;
  const text = () => {
    if (error && !isTurnedAway(error)) return t('start.countFailed');
    if (count === undefined) return '…';
    return isDone ? t('start.registered', { count: formatNumber(count, language) }) : t('start.unregistered');
  };
  return (
    <li>
      <Link to={section.path}>
        <DashRow
          isDone={isDone}
          mark={isDone ? <SuccessIcon /> : <DotIcon />}
          title={section.title()}
          end={
            <>
              {text()} <ChevronRightIcon size={16} />
            </>
          }
        />
      </Link>
    </li>
  );
}
