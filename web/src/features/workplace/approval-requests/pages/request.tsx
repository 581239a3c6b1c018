import { approvalsHome } from '@madang/contract/kernel/addresses.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import type { PageProps } from '../../../../kernel/feature.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import reading from '../../../../ui/parts/reading.module.css';
import { type ReadRequest, useRequest } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { CommentForm } from '../parts/comment-form.tsx';
import { ContentList } from '../parts/content-list.tsx';
import { DecisionForm } from '../parts/decision-form.tsx';
import { HeldChange } from '../parts/held-change.tsx';
import { History } from '../parts/history.tsx';
import { RequestActs } from '../parts/request-acts.tsx';
import { RequestForm } from '../parts/request-form.tsx';
import { RequestRoute } from '../parts/request-route.tsx';
import { RequestStateBadge } from '../parts/request-state.tsx';
import { useRequestWords } from '../parts/request-words.ts';
import styles from '../parts/requests.module.css';
import { useText } from '../texts.ts';

/** APR-02: a request with its route and history; it is decided here, and printed. */
export function RequestPage({ params }: PageProps) {
  const t = useText();
  const asked = useRequest(params['requestId'] ?? '');
  const wordsOf = useRequestWords();
  usePageTitle(asked.data ? wordsOf(asked.data).title : t('title'));
  return (
    <div className={reading['page']}>
      <nav className={styles['screenOnly']} aria-label={t('title')}>
        <Link to={approvalsHome}>{t('title')}</Link>
      </nav>
      <Asked query={asked}>{(request) => <Shown key={request.version} request={request} />}</Asked>
    </div>
  );
}

function Shown({ request }: { readonly request: ReadRequest }) {
  const t = useText();
  const [search] = useSearchParams();
  const isChanged = search.get('change') !== null && can(request, 'change');
  return (
    <>
      <Head request={request} />
      {isChanged ? (
        <RequestForm
          approvalFormId={request.approvalFormId}
          documentKind={request.documentKind}
          formFields={request.formFields}
          shown={request}
        />
      ) : (
        <Stack>
          <Card>
            {request.held && request.heldKind ? (
              <HeldChange held={request.held} kind={request.heldKind} state={request.requestState} />
            ) : (
              <ContentList request={request} />
            )}
          </Card>
          {can(request, 'decide') && (
            <div className={styles['screenOnly']}>
              <Card>
                <DecisionForm request={request} />
              </Card>
            </div>
          )}
          {request.steps.length > 0 && (
            <Card>
              <Section title={t('route.title')}>
                <RequestRoute steps={request.steps} />
              </Section>
            </Card>
          )}
          {request.events.length > 0 && (
            <Card>
              <Section title={t('history.title')}>
                <History events={request.events} />
                {can(request, 'comment') && <CommentForm requestId={request.requestId} />}
              </Section>
            </Card>
          )}
        </Stack>
      )}
    </>
  );
}

function Head({ request }: { readonly request: ReadRequest }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const { title, form } = useRequestWords()(request);
  const { requestNumber, requester, submittedAt } = request;
  const parts = [
    ...(requestNumber === null ? [] : [`#${requestNumber}`]),
    form,
    ...(requester ? [nameOf(requester)] : []),
    ...(submittedAt === null ? [] : [t('submittedAt', { date: formatDate(submittedAt, language, 'dateTime') })]),
  ];
  return (
    <header className={styles['head']}>
      <div className={styles['top']}>
        <h1 tabIndex={-1}>{title}</h1>
        <RequestStateBadge state={request.requestState} />
      </div>
      <p className={styles['lead']}>{parts.join(' · ')}</p>
      <RequestActs request={request} />
    </header>
  );
}
