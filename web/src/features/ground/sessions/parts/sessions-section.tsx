import type { ListedSession } from '@madang/contract/ground/sessions/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { formatRelative } from '../../../../kernel/formats.ts';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { endOtherSessions, endSession, sessionListQuery } from '../api.ts';
import { type End, useEnding } from '../ending.ts';
import { useText } from '../texts.ts';

/** Shows the places where the user is signed in, each with a way to end it. */
export function SessionsSection() {
  const t = useText();
  return (
    <Section title={t('list.title')} help={t('list.help')}>
      <SessionList />
    </Section>
  );
}

function SessionList() {
  const t = useText();
  const { data, error, refetch } = useQuery(sessionListQuery);
  const end = useEnding();
  if (data) return <Sessions sessions={data.items} end={end} />;
  if (!error || isTurnedAway(error)) return <Skeleton lines={3} label={t('list.loading')} />;
  return (
    <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>} />
  );
}

/** The button of the question says what the first one did. */
const wordsOf = (action: string) => ({ title: action, ok: action });

function Sessions({ sessions, end }: { readonly sessions: readonly ListedSession[]; readonly end: End }) {
  const t = useText();
  const language = useLanguage();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const nameOf = ({ device }: ListedSession) => device || t('list.unknownDevice');
  const networkOf = ({ network }: ListedSession) => network ?? t('list.unknownNetwork');
  const seen = ({ isCurrent, lastSeenAt }: ListedSession) =>
    isCurrent ? (
      <span>{t('list.current')}</span>
    ) : (
      <time dateTime={lastSeenAt} title={formatMoment(lastSeenAt, language)}>
        {formatRelative(new Date(lastSeenAt), language)}
      </time>
    );
  const endOne = (each: ListedSession) => (
    <Button
      small
      aria-label={t('list.endOf', { device: nameOf(each) })}
      onClick={() =>
        void end(t('list.endAsk', { device: nameOf(each) }), wordsOf(t('list.end')), () => endSession(each.sessionId))
      }
    >
      {t('list.end')}
    </Button>
  );
  return (
    <Stack>
      <Table
        caption={t('list.title')}
        rows={sessions}
        rowKey={({ sessionId }) => sessionId}
        line={(each) => (
          <>
            <span>{`${networkOf(each)} ·`}</span> {seen(each)}
          </>
        )}
        columns={[
          { id: 'device', title: t('list.device'), isHeader: true, cell: nameOf },
          { id: 'network', title: t('list.network'), cell: networkOf },
          { id: 'seen', title: t('list.lastSeen'), cell: seen },
          {
            id: 'end',
            title: t('list.action'),
            isAction: true,
            align: 'end',
            isBeside: true,
            cell: (each) => (each.isCurrent ? '' : endOne(each)),
          },
        ]}
      />
      {others.length > 0 && (
        <div>
          <Button onClick={() => void end(t('list.endOthersAsk'), wordsOf(t('list.endOthers')), endOtherSessions)}>
            {t('list.endOthers')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
