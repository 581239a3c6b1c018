import { useQuery } from '@tanstack/react-query';
import { can } from '../kernel/calls/can.ts';
import { usePageTitle } from '../kernel/document-title.ts';
import { Link } from '../kernel/navigation/link.tsx';
import { PagePlace } from '../kernel/navigation/shown-page.tsx';
import { useNotices } from '../kernel/notices.ts';
import { isTurnedAway, leave } from '../kernel/session.ts';
import { useFocusOnArrival } from '../kernel/pages/focus-on-arrival.ts';
import { sessionQuery } from '../kernel/session-query.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Actions, PageCard } from '../ui/parts/card.tsx';
import { Skeleton } from '../ui/parts/states.tsx';
import { PageFrame } from '../ui/parts/page-frame.tsx';
import { LostDrawing } from '../ui/drawings/lost-drawing.tsx';
import { FailedPage } from '../kernel/pages/failed.tsx';
import { useStandingTexts } from '../kernel/pages/texts.ts';
import { HeadTools } from './app-frame.tsx';
import { LegalLinks } from './public-shell.tsx';
import styles from './operator-frame.module.css';
import { useAppTexts } from './texts.ts';

/** The sections of the platform's operator, for those who may enter them; the server asks again at every call. */
export function OperatorFrame() {
  const t = useAppTexts();
  useFocusOnArrival();
  return (
    <PageFrame
      skipText={t('shell.skip')}
      homeHref="/operator"
      homeLabel={t('operator.home')}
      tools={<HeadTools place="operator" />}
      footer={<LegalLinks />}
    >
      <div className={styles['content']}>
        <Admission />
      </div>
    </PageFrame>
  );
}

function Admission() {
  const t = useAppTexts();
  const session = useQuery(sessionQuery);
  // Without a session the app is on its way to the sign-in.
  if (session.isPending || isTurnedAway(session.error)) return <Skeleton label={t('shell.loading')} />;
  if (session.isError) return <FailedPage thrown={session.error} />;
  if (!can(session.data, 'operatePlatform')) {
    return <Refused />;
  }
  return (
    <>
      <OperatorSections />
      <PagePlace />
    </>
  );
}

/** Someone else's sign-in: what one is, and the ways on. */
function Refused() {
  const t = useAppTexts();
  const standing = useStandingTexts();
  const notices = useNotices();
  usePageTitle(t('operator.refused'));
  const goOut = () => leave('out').catch((thrown: unknown) => notices.showError(thrown));
  return (
    <PageCard title={t('operator.refused')} lead={t('operator.refusedText')} drawing={<LostDrawing />}>
      <Actions>
        <Button variant="primary" onClick={() => void goOut()}>
          {t('operator.logOut')}
        </Button>
        <LinkButton href="/">{standing('failed.home')}</LinkButton>
      </Actions>
    </PageCard>
  );
}

/** Sections in groups that wrap together if the row has no room for all, so none is alone in a second row. */
const sections = [
  [
    { path: '/operator', text: 'overview' },
    { path: '/operator/company-structures', text: 'companyStructures' },
    { path: '/operator/system', text: 'system' },
    { path: '/operator/records', text: 'records' },
    { path: '/operator/settings', text: 'properties' },
  ],
  [
    { path: '/operator/terms', text: 'terms' },
    { path: '/operator/promotions', text: 'promotions' },
    { path: '/operator/opencodes', text: 'opencodes' },
  ],
] as const;

function OperatorSections() {
  const t = useAppTexts();
  return (
    <nav className={styles['sections']} aria-label={t('operator.title')}>
      {sections.map((pair) => (
        <div key={pair[0].path} className={styles['pair']}>
          {pair.map(({ path, text }) => (
            <Link key={path} to={path} exact={path === '/operator'} className={styles['section']}>
              {t(`operator.${text}`)}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}
