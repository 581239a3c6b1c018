import type { JobLists } from '@madang/contract/people/people/routes.ts';
import type { InvitationRow } from '@madang/contract/joining/invitations/routes.ts';
import { jobListNameFor, jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { useState } from 'react';
import { formatNumber } from '../../../../kernel/formats.ts';
import { formatEnd, formatMoment } from '../../../../kernel/forms/moments.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useServiceNames } from '../../signup/index.ts';
import { useText } from '../texts.ts';
import { InvitationStateBadge } from './invitation-state.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { useDepartmentName, useInvitationName, useJoinedText } from './invitation-table.tsx';
import { NewLink } from './new-link.tsx';
import { People } from './people.tsx';

interface DetailPanelProps {
  readonly invitation: InvitationRow;
  readonly jobLists: JobLists;
  readonly onClose: () => void;
}

/** One invitation: what it promises, what can be done with it, and who came by it. */
export function DetailPanel({ invitation, jobLists, onClose }: DetailPanelProps) {
  const t = useText();
  const [link, setLink] = useState<string>();
  if (link !== undefined) {
    return (
      <SidePanel title={t('link.title')} onClose={onClose}>
        <NewLink link={link} onClose={() => setLink(undefined)} />
      </SidePanel>
    );
  }
  // Anyone who waits for a decision is why the panel was opened: the bell leads here.
  const isSomebodyWaiting = invitation.waitingCount > 0;
  const people = (
    <Section key="people" title={t('people.title')}>
      <People invitationId={invitation.invitationId} />
    </Section>
  );
  return (
    <SidePanel title={t('detail.title')} onClose={onClose}>
      <Stack>
        {isSomebodyWaiting && people}
        <InvitationFacts invitation={invitation} jobLists={jobLists} />
        <InvitationActions invitation={invitation} onNewLink={setLink} />
        {!isSomebodyWaiting && people}
      </Stack>
    </SidePanel>
  );
}

function InvitationFacts({ invitation, jobLists }: Omit<DetailPanelProps, 'onClose'>) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useInvitationName();
  const joined = useJoinedText();
  const serviceName = useServiceNames();
  const departmentName = useDepartmentName();
  const { jobRank, jobTitle, allowedDomains, idDomain, needsApproval } = invitation;
  const rankName = jobListNameFor(jobLists.ranks, language) || t('detail.jobRank');
  const titleName = jobListNameFor(jobLists.titles, language) || t('detail.jobTitle');
  return (
    <>
      <Facts
        facts={[
          [t('columns.who'), nameOf(invitation)],
          [t('columns.state'), <InvitationStateBadge key="state" state={invitation.state} />],
          ...(invitation.kind === 'person'
            ? [[t('columns.sent'), formatNumber(invitation.sentCount, language)] as const]
            : []),
          [t('columns.opened'), formatNumber(invitation.openedCount, language)],
          [t('columns.joined'), joined(invitation)],
          [t('detail.created'), formatMoment(invitation.createdAt, language)],
          [t('columns.expires'), formatEnd(invitation.expiresAt, language)],
          [t('form.servicesLegend'), invitation.services.map(serviceName).join(', ')],
          [t('detail.department'), departmentName(invitation)],
          ...(jobRank ? [[rankName, jobRankNameFor(jobRank, language)] as const] : []),
          ...(jobTitle ? [[titleName, jobRankNameFor(jobTitle, language)] as const] : []),
          ...(allowedDomains.length > 0 ? [[t('detail.domains'), allowedDomains.join(', ')] as const] : []),
          ...(idDomain === '' ? [] : [[t('detail.idDomain'), `@${idDomain}`] as const]),
          [t('detail.approval'), t(needsApproval ? 'detail.approvalOn' : 'detail.approvalOff')],
        ]}
      />
      <p>{t('detail.opened')}</p>
    </>
  );
}
