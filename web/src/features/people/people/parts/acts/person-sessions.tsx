import {
  type CompanySession,
  endCompanySession,
  endCompanySessions,
  listCompanySessions,
} from '@madang/contract/access/sign-in-policies/routes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../../../kernel/call.ts';
import { can } from '../../../../../kernel/calls/can.ts';
import { formatDate, formatNumber, formatRelative } from '../../../../../kernel/formats.ts';
import { MoreButton } from '../../../../../kernel/lists/more-button.tsx';
import { afterOf, byPortions, itemsOf } from '../../../../../kernel/lists/portions.ts';
import { useNotices } from '../../../../../kernel/notices.ts';
import { Listed } from '../../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Actions, Section, Stack } from '../../../../../ui/parts/card.tsx';
import { useText } from '../../texts.ts';
import { Entries, Entry } from './entry.tsx';

/** ACC-01: a member's sessions, ended one by one or all at once. */
export function PersonSessions({ personId }: { readonly personId: string }) {
  const t = useText();
  const listed = useInfiniteQuery({
    queryKey: ['company-sessions', { personId }],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(listCompanySessions, { query: { personId, ...afterOf(pageParam) } }, { signal }),
  });
  const end = useEnding(() => listed.refetch());
  const [first] = listed.data?.pages ?? [];
  const mayEnd = can(first, 'end');
  return (
    <Section title={t('sessions.title')}>
      <Listed query={listed}>
        {({ pages }) => {
          const sessions = itemsOf(pages);
          if (sessions.length === 0) return <p>{t('sessions.none')}</p>;
          const others = sessions.filter((each) => can(each, 'end'));
          return (
            <Stack>
              <Entries>
                {sessions.map((session) => (
                  <OneSession key={session.sessionId} session={session} onEnd={mayEnd ? end : undefined} />
                ))}
              </Entries>
              <MoreButton list={listed} label={t('sessions.more')} />
              {mayEnd && others.length > 1 && (
                <Actions>
                  <Button
                    variant="danger"
                    onClick={() =>
                      void end(t('sessions.endAllAsk'), t('sessions.endAll'), async () => {
                        return (await call(endCompanySessions, { body: { personId } })).count;
                      })
                    }
                  >
                    {t('sessions.endAll')}
                  </Button>
                </Actions>
              )}
            </Stack>
          );
        }}
      </Listed>
    </Section>
  );
}

type End = (question: string, ok: string, work: () => Promise<number>) => Promise<void>;

/** Asks first, and says how many ended. */
function useEnding(reread: () => Promise<unknown>): End {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  return async (question, ok, work) => {
    if (!(await notices.confirm(question, { title: ok, ok, danger: true }))) return;
    try {
      notices.toast(t('sessions.ended', { count: formatNumber(await work(), language) }));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
}

function OneSession({ session, onEnd }: { readonly session: CompanySession; readonly onEnd: End | undefined }) {
  const t = useText();
  const language = useLanguage();
  const { sessionId, openedAt, lastSeenAt, isCurrent } = session;
  const device = session.device || t('sessions.unknownDevice');
  const opened = <time dateTime={openedAt}>{formatDate(openedAt, language, 'dateTime')}</time>;
  const seen = <time dateTime={lastSeenAt}>{formatRelative(new Date(lastSeenAt), language)}</time>;
  return (
    <Entry
      title={isCurrent ? `${device} · ${t('sessions.current')}` : device}
      notes={[
        `${t('sessions.network')} ${session.network ?? t('sessions.unknownNetwork')}`,
        <>
          <span>{t('sessions.opened')}</span> {opened}
        </>,
        <>
          <span>{t('sessions.seen')}</span> {seen}
        </>,
      ]}
    >
      {onEnd && can(session, 'end') && (
        <Button
          small
          aria-label={t('sessions.endOf', { device })}
          onClick={() =>
            void onEnd(t('sessions.endAsk', { device }), t('sessions.end'), async () => {
              await call(endCompanySession, { params: { sessionId } });
              return 1;
            })
          }
        >
          {t('sessions.end')}
        </Button>
      )}
    </Entry>
  );
}
