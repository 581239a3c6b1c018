import type { InvitationRow } from '@madang/contract/invitations/routes.ts';
import { invitationStates } from '@madang/contract/invitations/rules.ts';
import { can } from '../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { InviteIcon, LinkIcon, PeopleIcon } from '../../../ui/sections/icons.tsx';
import { Pager } from '../../../ui/sections/pager.tsx';
import { SectionPage } from '../../../ui/sections/section-page.tsx';
import { useSectionTexts } from '../../../ui/sections/section-texts.tsx';
import { Filter, Toolbar } from '../../../ui/sections/toolbar.tsx';
import { stateOf, useInvitations } from '../api.ts';
import { DetailPanel } from '../parts/detail-panel.tsx';
import { InvitationTable } from '../parts/invitation-table.tsx';
import { LinkPanel } from '../parts/link-panel.tsx';
import { PeoplePanel } from '../parts/people-panel.tsx';
import { PersonPanel } from '../parts/person-panel.tsx';
import { useText } from '../texts.ts';

/** INV-07: who was invited, how far they came, and what can be done about it. */
export function InvitationsPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const listed = useInvitations(search);
  const sections = useSectionTexts();
  usePageTitle(t('title'));
  const state = stateOf(search.get('state')) ?? '';
  const states = invitationStates.map((value) => ({ value, label: t(`states.${value}`) }));
  const inviteButton = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => change({ panel: 'person', item: null }, 'push')}>
      {t('invite')}
    </Button>
  );
  const mayInvite = can(listed.data, 'create');
  const isEmpty = state === '' && listed.data?.total.count === 0;
  const open = ({ invitationId }: InvitationRow) => change({ item: invitationId, panel: null }, 'push');
  return (
    <SectionPage
      title={t('title')}
      count={listed.data && formatNumber(listed.data.total.count, language)}
      lead={t('lead')}
      actions={
        mayInvite && (
          <>
            {!isEmpty && inviteButton}
            <Button icon={<PeopleIcon />} onClick={() => change({ panel: 'people', item: null }, 'push')}>
              {t('inviteMany')}
            </Button>
            <Button icon={<LinkIcon />} onClick={() => change({ panel: 'link', item: null }, 'push')}>
              {t('makeLink')}
            </Button>
          </>
        )
      }
      toolbar={
        !isEmpty && (
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
      panel={usePanel(listed.data?.items)}
    >
      <Listed query={listed}>
        {({ items, page, pageCount }) => (
          <>
            {items.length > 0 && <InvitationTable rows={items} openId={search.get('item')} onOpen={open} />}
            {items.length === 0 && state === '' && (
              <EmptyState
                icon={<InviteIcon />}
                title={t('empty')}
                text={t('emptyText')}
                action={mayInvite && inviteButton}
              />
            )}
            {items.length === 0 && state !== '' && (
              <EmptyState
                title={sections.nothingFound}
                text={sections.nothingFoundText}
                action={<Button onClick={() => change({ state: null, page: null })}>{sections.clearFilters}</Button>}
              />
            )}
            <Pager
              page={page}
              pageCount={pageCount}
              format={(value) => formatNumber(value, language)}
              onChange={(to) => change({ page: String(to) }, 'push')}
            />
          </>
        )}
      </Listed>
    </SectionPage>
  );
}

/** What the address opens beside the list. */
/** Undefined where none is open: the list has the whole width then. */
function usePanel(rows: readonly InvitationRow[] | undefined) {
  const [search, change] = useSearchParams();
  const listed = useInvitations(search);
  const panel = search.get('panel');
  const close = () => change({ panel: null, item: null });
  if (!listed.data) return undefined;
  const { services, jobLists, idDomain, ownDomains } = listed.data;
  const choices = { services, jobLists, domains: { idDomain, ownDomains } };
  if (panel === 'person') return <PersonPanel {...choices} onClose={close} />;
  if (panel === 'people') return <PeoplePanel {...choices} onClose={close} />;
  if (panel === 'link') return <LinkPanel {...choices} onClose={close} />;
  const item = rows?.find(({ invitationId }) => invitationId === search.get('item'));
  return item ? (
    <DetailPanel key={item.invitationId} invitation={item} jobLists={jobLists} onClose={close} />
  ) : undefined;
}
