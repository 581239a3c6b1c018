import type { InvitationRow } from '@madang/contract/joining/invitations/routes.ts';
import { invitationStates } from '@madang/contract/joining/invitations/rules.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { InviteIcon, LinkIcon, PeopleIcon } from '../../../../ui/sections/icons.tsx';
import { Filter, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { stateOf, useInvitations } from '../api.ts';
import { DetailPanel } from '../parts/detail-panel.tsx';
import { InvitationTable } from '../parts/invitation-table.tsx';
import { LinkPanel } from '../parts/link-panel.tsx';
import { PeoplePanel } from '../parts/people-panel.tsx';
import { PersonPanel } from '../parts/person-panel.tsx';
import { useText } from '../texts.ts';

const keyOf = ({ invitationId }: InvitationRow) => invitationId;

/** INV-07: invitations with their progress and actions. */
export function InvitationsPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const listed = useInvitations(search);
  const state = stateOf(search.get('state')) ?? '';
  const states = invitationStates.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={keyOf}
      mayAdd={can(listed.data, 'create')}
      adds={[
        { label: t('invite'), panel: 'person' },
        { label: t('inviteMany'), panel: 'people', icon: <PeopleIcon /> },
        { label: t('makeLink'), panel: 'link', icon: <LinkIcon /> },
      ]}
      toolbar={
        (state !== '' || listed.data?.total.count !== 0) && (
          <Toolbar label={t('filterState')}>
            <Filter
              label={t('filterState')}
              value={state}
              options={[{ value: '', label: t('allStates') }, ...states]}
              onChange={(wanted) => change({ state: wanted || null, page: null })}
            />
          </Toolbar>
        )
      }
      onClear={state === '' ? undefined : () => change({ state: null, page: null })}
      empty={{ icon: <InviteIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, answer, panel, close }) => {
        if (!answer) return undefined;
        const { services, jobLists, idDomain, ownDomains } = answer;
        const choices = { services, jobLists, domains: { idDomain, ownDomains } };
        if (panel === 'person') return <PersonPanel {...choices} onClose={close} />;
        if (panel === 'people') return <PeoplePanel {...choices} onClose={close} />;
        if (panel === 'link') return <LinkPanel {...choices} onClose={close} />;
        return row && <DetailPanel key={row.invitationId} invitation={row} jobLists={jobLists} onClose={close} />;
      }}
    >
      {(rows, { openKey, onOpen }) => (
        <InvitationTable rows={rows} openId={openKey} onOpen={(row) => onOpen(keyOf(row))} />
      )}
    </ListSection>
  );
}
