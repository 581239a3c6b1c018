import {
  type CompanySession,
  endCompanySession,
  endCompanySessions,
} from '@madang/contract/access/sign-in-policies/routes.ts';
import { searchTerm } from '@madang/contract/people/people/search-term.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatNumber, formatRelative } from '../../../../kernel/formats.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { withZone } from '../../../../kernel/names/zone-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { SearchBox } from '../../../../ui/sections/toolbar.tsx';
import { useCompanySessions, useRereadSessions } from '../api.ts';
import { useText } from '../texts.ts';

/** Shows the places where the company's people are signed in; each session can be ended, or all at once. */
export function SessionList() {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const { error } = keyword === '' ? {} : searchTerm.safeParse(keyword);
  const [issue] = error ? fieldIssues(error) : [];
  const listed = useCompanySessions(issue ? '' : keyword);
  const end = useEnding();
  const [first] = listed.data?.pages ?? [];
  const mayEnd = can(first, 'end');
  const mayEndAll = can(first, 'endAll');
  return (
    <Section title={t('list.title')} help={t('list.text')}>
      <Stack>
        <SearchBox
          label={t('list.search')}
          placeholder={t('list.search')}
          value={keyword}
          error={issue && errorText(issue)}
          onChange={setKeyword}
        />
        <Listed query={listed}>
          {({ pages }) => {
            const sessions = itemsOf(pages);
            if (sessions.length === 0) return <EmptyState title={t('list.nobody')} />;
            return (
              <>
                <Sessions sessions={sessions} timeZone={first?.timeZone} mayEnd={mayEnd} end={end} />
                <MoreButton list={listed} label={t('list.more')} />
                {mayEndAll && (
                  <div>
                    <Button
                      variant="danger"
                      onClick={() =>
                        void end(t('list.endAllAsk'), t('list.endAll'), async () => {
                          return (await call(endCompanySessions, { body: {} })).count;
                        })
                      }
                    >
                      {t('list.endAll')}
                    </Button>
                  </div>
                )}
              </>
            );
          }}
        </Listed>
      </Stack>
    </Section>
  );
}

type End = (question: string, ok: string, work: () => Promise<number>) => Promise<void>;

/** Asks first, and says how many ended. */
function useEnding(): End {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const reread = useRereadSessions();
  return async (question, ok, work) => {
    if (!(await notices.confirm(question, { title: ok, ok, danger: true }))) return;
    try {
      notices.toast(t('list.ended', { count: formatNumber(await work(), language) }));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
}

interface SessionsProps {
  readonly sessions: readonly CompanySession[];
  readonly timeZone: string | undefined;
  readonly mayEnd: boolean;
  readonly end: End;
}

function Sessions({ sessions, timeZone, mayEnd, end }: SessionsProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const deviceOf = ({ device }: CompanySession) => device || t('list.unknownDevice');
  const networkOf = ({ network }: CompanySession) => network ?? t('list.unknownNetwork');
  const seenAt = ({ lastSeenAt }: CompanySession) => formatRelative(new Date(lastSeenAt), language);
  const endOne = async (session: CompanySession) => {
    const { sessionId } = session;
    await call(endCompanySession, { params: { sessionId } });
    return 1;
  };
  const button = (session: CompanySession) => {
    if (session.isCurrent) return t('list.current');
    if (session.isAbove) return mayEnd && t('list.above');
    const words = { name: nameOf(session), device: deviceOf(session) };
    return (
      can(session, 'end') && (
        <Button
          small
          aria-label={t('list.endOf', words)}
          onClick={() => void end(t('list.endAsk', words), t('list.end'), () => endOne(session))}
        >
          {t('list.action')}
        </Button>
      )
    );
  };
  return (
    <Table
      caption={t('list.title')}
      rows={sessions}
      rowKey={({ sessionId }) => sessionId}
      line={(each) => [deviceOf(each), networkOf(each), seenAt(each)].join(' · ')}
      columns={[
        {
          id: 'person',
          title: t('list.person'),
          isHeader: true,
          drawsLine: true,
          cell: (each, line) => <PersonName name={nameOf(each)} seed={each.fullName} detail={line ?? each.loginId} />,
        },
        { id: 'device', title: t('list.device'), cell: deviceOf },
        { id: 'network', title: t('list.network'), cell: networkOf },
        {
          id: 'opened',
          title: withZone(t('list.opened'), timeZone, language),
          cell: ({ openedAt }) => (
            <time dateTime={openedAt}>{formatDate(openedAt, language, 'dateTime', timeZone)}</time>
          ),
        },
        {
          id: 'seen',
          title: t('list.seen'),
          cell: (each) => <time dateTime={each.lastSeenAt}>{seenAt(each)}</time>,
        },
        { id: 'end', title: t('list.action'), isAction: true, align: 'end', isBeside: true, cell: button },
      ]}
    />
  );
}
