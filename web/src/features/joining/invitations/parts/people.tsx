import { decideJoin, type JoinRow } from '@madang/contract/joining/invitations/routes.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { call } from '../../../../kernel/call.ts';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Card, Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { useJoins, useReread } from '../api.ts';
import { useText } from '../texts.ts';

/** Shows the people who joined by an invitation; those who wait can be approved or refused. */
export function People({ invitationId }: { readonly invitationId: string }) {
  const t = useText();
  const joins = useJoins(invitationId);
  return (
    <Listed query={joins}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={t('people.none')} />
        ) : (
          <Stack tight>
            {list.map((join) => (
              <Person key={join.personId} invitationId={invitationId} join={join} />
            ))}
          </Stack>
        )
      }
    </Listed>
  );
}

interface PersonProps {
  readonly invitationId: string;
  readonly join: JoinRow;
}

function Person({ invitationId, join }: PersonProps) {
  const t = useText();
  const language = useLanguage();
  const decide = useDecide(invitationId, join);
  return (
    <Card>
      <Stack tight>
        <p>
          <strong>{join.fullName || t('people.closed')}</strong> <span>{`· ${t(`people.states.${join.state}`)}`}</span>
        </p>
        <p>
          {join.loginId !== '' && (
            <>
              <span lang="en">{join.loginId}</span> <span>·</span>{' '}
            </>
          )}
          <span>{formatMoment(join.joinedAt, language)}</span>
        </p>
        {join.can.length > 0 && (
          <Actions>
            {can(join, 'approve') && (
              <Button small variant="primary" onClick={() => void decide('approve')}>
                {t('people.approve')}
              </Button>
            )}
            {can(join, 'refuse') && (
              <Button small variant="danger" onClick={() => void decide('refuse')}>
                {t('people.refuse')}
              </Button>
            )}
          </Actions>
        )}
      </Stack>
    </Card>
  );
}

/** A refusal deletes what was entered, so it asks first. */
function useDecide(invitationId: string, { personId, fullName: name }: JoinRow) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  return async (decision: 'approve' | 'refuse') => {
    const asked = { title: t('people.refuse'), ok: t('people.refuse'), danger: true };
    if (decision === 'refuse' && !(await notices.confirm(t('people.refuseAsk', { name }), asked))) return;
    try {
      await call(decideJoin, { params: { invitationId, personId }, body: { decision } });
      notices.toast(t(decision === 'approve' ? 'people.approved' : 'people.refused', { name }));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
}
