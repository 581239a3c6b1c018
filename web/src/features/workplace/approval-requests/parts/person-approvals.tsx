import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listPersonApprovalRequests } from '@madang/contract/workplace/person-approvals/routes.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { requestHref, usePersonRequests } from '../api.ts';
import { useText } from '../texts.ts';
import { RequestStateBadge } from './request-state.tsx';
import { useRequestWords } from './request-words.ts';
import styles from './requests.module.css';

type Row = AnswerOf<typeof listPersonApprovalRequests>['items'][number];

/** APR-02: requests that a person submitted, for administrators. */
export function PersonApprovals({ personId }: { readonly personId: string }) {
  const t = useText();
  const asked = usePersonRequests(personId);
  return (
    <Section title={t('ofPerson')}>
      <Listed query={asked}>
        {({ pages }) => {
          const rows = itemsOf(pages);
          if (rows.length === 0) return <p>{t('ofPersonNone')}</p>;
          return (
            <Stack>
              <ul className={styles['ofPerson']}>
                {rows.map((row) => (
                  <li key={row.requestId}>
                    <Request row={row} />
                  </li>
                ))}
              </ul>
              <MoreButton list={asked} label={t('more')} />
            </Stack>
          );
        }}
      </Listed>
    </Section>
  );
}

/** Title and link are for readers who take part in the request. */
function Request({ row }: { readonly row: Row }) {
  const language = useLanguage();
  const { requestId, requestTitle, requestNumber, requestState, changedAt } = row;
  const { title, form } = useRequestWords()({ ...row, requestTitle: requestTitle ?? '' });
  const words = row.heldKind === null ? form : title;
  const details = [`#${requestNumber}`, ...(requestTitle !== null && row.heldKind === null ? [form] : [])];
  return (
    <>
      <span className={styles['words']}>
        {requestTitle === null ? <span>{words}</span> : <a href={requestHref(requestId)}>{title}</a>}
        <span className={styles['detail']}>
          <span>{details.join(' · ')}</span> <time dateTime={changedAt}>{formatDate(changedAt, language)}</time>
        </span>
      </span>
      <RequestStateBadge state={requestState} />
    </>
  );
}
