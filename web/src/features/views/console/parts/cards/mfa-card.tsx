import type { Overview } from '@madang/contract/views/console/routes.ts';
import { ownSecurityAddress } from '@madang/contract/kernel/addresses.ts';
import { Link } from '../../../../../kernel/navigation/link.tsx';
import { formatNumber } from '../../../../../kernel/formats.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { DashCard, DashFigure } from '../../../../../ui/dashboard/dash-card.tsx';
import { ShareBar } from '../../../../../ui/dashboard/share-bar.tsx';
import { useText } from '../../texts.ts';

/** ACC-12: number of people with a second step among those who can sign in. */
export function MfaCard({ people: { inService, withSecondFactor } }: Pick<Overview, 'people'>) {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const share = inService === 0 ? 0 : withSecondFactor / inService;
  return (
    <DashCard
      title={t('overview.secondFactor')}
      aside={<Link to={ownSecurityAddress}>{t('overview.ownSecurity')}</Link>}
    >
      <DashFigure figure={formatNumber(share, language, { style: 'percent' })}>
        {t('overview.coverage', { people: number(inService), covered: number(withSecondFactor) })}
      </DashFigure>
      <ShareBar
        parts={[
          { key: 'with', value: withSecondFactor, tone: 'usual', label: t('overview.withFactor') },
          { key: 'without', value: inService - withSecondFactor, tone: 'rest', label: t('overview.withoutFactor') },
        ]}
      />
    </DashCard>
  );
}
