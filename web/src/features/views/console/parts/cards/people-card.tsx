import type { Overview } from '@madang/contract/views/console/routes.ts';
import { navigate } from '../../../../../kernel/navigation/address.ts';
import { Link } from '../../../../../kernel/navigation/link.tsx';
import { formatNumber } from '../../../../../kernel/formats.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { InviteIcon } from '../../../../../ui/sections/icons.tsx';
import { DashCard, DashFigure } from '../../../../../ui/dashboard/dash-card.tsx';
import { ShareBar } from '../../../../../ui/dashboard/share-bar.tsx';
import { useText } from '../../texts.ts';

const employees = '/console/employees';

const beside = ['retired', 'suspended'] as const;

/** USR-01, STA-01: counts people by state; each state leads to those people. */
export function PeopleCard({ people }: Pick<Overview, 'people'>) {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const count = people.inService + people.notYetApplied;
  const states = [
    { state: 'inService', count: people.inService, share: people.inService, tone: 'usual' },
    { state: 'notYetApplied', count: people.notYetApplied, share: people.notYetApplied, tone: 'waiting' },
    // Retired people are no part of the company, and suspended ones are in service.
    ...beside
      .filter((state) => people[state] > 0)
      .map((state) => ({ state, count: people[state], share: 0, tone: 'rest' as const })),
  ] as const;
  return (
    <DashCard
      title={t('overview.people')}
      aside={
        <Button small icon={<InviteIcon size={16} />} onClick={() => navigate(`${employees}?panel=new`)}>
          {t('overview.register')}
        </Button>
      }
    >
      <DashFigure figure={number(count)}>{t('overview.peopleUnit', { count })}</DashFigure>
      <ShareBar
        parts={states.map(({ state, count, share, tone }) => ({
          key: state,
          value: share,
          tone,
          label: (
            <Link to={employees} search={{ state }}>
              {`${t(`overview.${state}`)} ${number(count)}`}
            </Link>
          ),
        }))}
      />
    </DashCard>
  );
}
