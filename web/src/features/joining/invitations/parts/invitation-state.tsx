import type { InvitationRow } from '@madang/contract/joining/invitations/routes.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { useText } from '../texts.ts';

const tones: Readonly<Record<InvitationRow['state'], StateTone>> = {
  open: 'usual',
  usedUp: 'past',
  expired: 'waiting',
  revoked: 'stopped',
};

export function InvitationStateBadge({ state }: Pick<InvitationRow, 'state'>) {
  const t = useText();
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
