import type { StructureRow } from '@madang/contract/company-life/company-structures/routes.ts';
import { endCompanyStructure } from '@madang/contract/company-life/company-structures/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { Actions, Card, Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { CompanyIcon } from '../../../../ui/sections/icons.tsx';
import { Pager } from '../../../../ui/sections/pager.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { useNamesOf, useReread, useStructures } from '../api.ts';
import { CompanyTable } from '../parts/company-table.tsx';
import { LeadingPopup } from '../parts/leading-popup.tsx';
import { StructureHistory } from '../parts/structure-history.tsx';
import { ChangePopup, NewPopup } from '../parts/structure-popups.tsx';
import { useText } from '../texts.ts';

/** DEP-06: the operator's structures of companies. */
export function StructuresPage() {
  const t = useText();
  const language = useLanguage();
  const [address, change] = useSearchParams();
  const listed = useStructures(pageIn(address));
  const [isNew, setNew] = useState(false);
  usePageTitle(t('all'));
  const add = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => setNew(true)}>
      {t('make')}
    </Button>
  );
  return (
    <SectionPage title={t('all')} lead={t('allLead')} actions={listed.data?.items.length !== 0 && add}>
      <Listed query={listed}>
        {({ items, page, pageCount }) =>
          items.length === 0 ? (
            <EmptyState icon={<CompanyIcon />} title={t('none')} text={t('noneText')} action={add} />
          ) : (
            <Stack>
              {items.map((row) => (
                <Structure key={row.companyStructureCode} row={row} />
              ))}
              <Pager
                {...{ page, pageCount }}
                format={(value) => formatNumber(value, language)}
                onChange={(to) => change({ page: String(to) }, 'push')}
              />
            </Stack>
          )
        }
      </Listed>
      {isNew && <NewPopup onClose={() => setNew(false)} />}
    </SectionPage>
  );
}

function Structure({ row }: { readonly row: StructureRow }) {
  const t = useText();
  const language = useLanguage();
  const names = useNamesOf();
  const notices = useNotices();
  const reread = useReread();
  const [isChanging, setChanging] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isLeadingAnew, setLeadingAnew] = useState(false);
  const name = names.ofStructure(row);
  const { companyCode } = row;
  const end = async () => {
    const ok = t('end');
    if (!(await notices.confirm(t('endAsk', { name }), { title: ok, ok, danger: true }))) return;
    try {
      await call(endCompanyStructure, { params: { companyCode } });
      notices.toast(t('ended', { name }));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
  return (
    <Card>
      <Section title={name}>
        <Stack>
          <Facts
            facts={[
              [t('code'), row.companyStructureCode],
              [t('leading'), `${names.ofCompany(row)} (${companyCode})`],
              [t('made'), formatDate(row.createdAt, language)],
            ]}
          />
          <CompanyTable caption={name} companies={row.companies} />
          <Actions>
            <Button aria-label={t('renameOne', { name })} onClick={() => setChanging(true)}>
              {t('rename')}
            </Button>
            {row.companies.some((company) => company.companyCode !== companyCode) && (
              <Button aria-label={t('leadAnewOne', { name })} onClick={() => setLeadingAnew(true)}>
                {t('leadAnew')}
              </Button>
            )}
            <Button aria-label={t('history.showOne', { name })} onClick={() => setHistoryOpen(true)}>
              {t('history.show')}
            </Button>
            <Button variant="danger" aria-label={t('endOne', { name })} onClick={() => void end()}>
              {t('end')}
            </Button>
          </Actions>
        </Stack>
      </Section>
      {isHistoryOpen && (
        <Popup title={t('history.showOne', { name })} onClose={() => setHistoryOpen(false)}>
          <StructureHistory leading={companyCode} />
        </Popup>
      )}
      {isLeadingAnew && <LeadingPopup row={row} onClose={() => setLeadingAnew(false)} />}
      {isChanging && <ChangePopup row={row} onClose={() => setChanging(false)} />}
    </Card>
  );
}
