import type { WaitingRequest } from '@madang/contract/workplace/approval-requests/contributions/home-card.ts';
import { formatDate, formatSince } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import type { WaitingRequestsProps } from '../../../../kernel/sections/contributions.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DashRow, DashRows } from '../../../../ui/dashboard/dash-card.tsx';
import { requestHref } from '../api.ts';
import { useRequestWords } from './request-words.ts';

/** Requests that wait for the reader, each with who asks and since when; a small card has their titles alone. */
export function WaitingRows({ requests, size }: WaitingRequestsProps) {
  return (
    <DashRows>
      {requests.map((request) => (
        <li key={request.requestId}>
          <Link to={requestHref(request.requestId)}>
            <WaitingRow request={request} isSmall={size === 'small'} />
          </Link>
        </li>
      ))}
    </DashRows>
  );
}

function WaitingRow({ request, isSmall }: { readonly request: WaitingRequest; readonly isSmall: boolean }) {
  const language = useLanguage();
  const nameOf = useShownName();
  const { title, form } = useRequestWords()(request);
  const { requester, waitingSince } = request;
  const detail = [...(requester ? [nameOf(requester)] : []), form].join(' · ');
  return (
    <DashRow
      title={title}
      {...(!isSmall && { text: detail })}
      end={
        <time dateTime={waitingSince} title={formatDate(waitingSince, language, 'dateTime')}>
          {formatSince(waitingSince, language)}
        </time>
      }
    />
  );
}
