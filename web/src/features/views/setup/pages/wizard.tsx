import { useEffect, useEffectEvent } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { arrive, type LedAway, type OpenSetUp } from '../arrival.ts';
import { SetUpWords } from '../parts/set-up-words.tsx';
import { StepView } from '../parts/step-view.tsx';
import { Welcome } from '../parts/welcome.tsx';
import { useText } from '../texts.ts';
import { useSetUp } from '../use-set-up.ts';

/** RTE-01: the first set-up of a company, for its administrator alone. */
export function WizardPage() {
  const t = useText();
  usePageTitle(t('title'));
  const { data: arrival } = useLoaded('arrival', () =>
    arrive({ calendar: t('calendar'), taken: t('taken'), otherBrowser: t('otherBrowser'), closed: t('closed') }),
  );
  if (arrival?.kind === 'open') return <OpenedSetUp arrival={arrival} />;
  return (
    <>
      <PageCard title={t('title')}>
        <Skeleton label={t('loading')} />
      </PageCard>
      {arrival && <Leaving way={arrival} />}
    </>
  );
}

/** Shows the notice before the page is left; only the notice's button continues (WIZ-21). */
function Leaving({ way: { to, notice } }: { readonly way: LedAway }) {
  const notices = useNotices();
  const leave = useEffectEvent(async () => {
    if (notice !== undefined) await notices.alert(notice, { mustAnswer: true });
    location.replace(to);
  });
  useEffect(() => void leave(), []);
  return null;
}

function OpenedSetUp({ arrival }: { readonly arrival: OpenSetUp }) {
  const { member, company, notice } = arrival;
  const notices = useNotices();
  const setUp = useSetUp(arrival);
  const notify = useEffectEvent(() => notice !== undefined && notices.alert(notice));
  useEffect(() => void notify(), []);
  if (setUp.at.state === 'new')
    return <Welcome member={member} busy={setUp.work !== undefined} onStart={() => void setUp.start()} />;
  return (
    <SetUpWords>
      <StepView setUp={setUp} company={company} />
    </SetUpWords>
  );
}
