import { usePageTitle } from '../../../../kernel/document-title.ts';
import { Dashboard } from '../../../../ui/dashboard/dash-card.tsx';
import { JobsCard } from '../parts/jobs-card.tsx';
import { MessagesCard } from '../parts/messages-card.tsx';
import { ProcessesCard } from '../parts/processes-card.tsx';
import { useText } from '../texts.ts';

/** OPS-11: background work, undelivered messages and living processes. */
export function SystemPage() {
  const t = useText();
  usePageTitle(t('system.title'));
  return (
    <>
      <h1>{t('system.title')}</h1>
      <Dashboard
        main={
          <>
            <JobsCard />
            <MessagesCard />
            <ProcessesCard />
          </>
        }
      />
    </>
  );
}
