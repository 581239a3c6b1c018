import type { LinkedAccountRow } from '@madang/contract/access/linked-accounts/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import { tiesQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { AcceptPopup } from './accept-popup.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { TieTable } from './tie-table.tsx';

/**
 * MEM-04: people who administer companies of the group by one login; nothing if there are none and none can be invited.
 */
export function TieCard() {
  const t = useText();
  const { data } = useQuery(tiesQuery);
  const [accepting, setAccepting] = useState<LinkedAccountRow>();
  const [isInviting, setInviting] = useState(false);
  if (!data || (data.items.length === 0 && !can(data, 'offer'))) return null;
  return (
    <Card>
      <Section title={t('title')}>
        <Stack>
          <p>{t('lead')}</p>
          {data.items.length > 0 && <TieTable ties={data.items} onAccept={setAccepting} />}
          {can(data, 'offer') && (
            <Actions>
              <Button onClick={() => setInviting(true)}>{t('invite')}</Button>
            </Actions>
          )}
        </Stack>
      </Section>
      {accepting && <AcceptPopup tie={accepting} onClose={() => setAccepting(undefined)} />}
      {isInviting && <InvitePanel onClose={() => setInviting(false)} />}
    </Card>
  );
}
