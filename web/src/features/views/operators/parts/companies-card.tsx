import { typedTerm } from '@madang/contract/kernel/fields/typed-text.ts';
import { newCompanyDays } from '@madang/contract/views/operators/limits.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { formatNumber } from '../../../../kernel/formats.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DashBody, DashCard, DashFigure } from '../../../../ui/dashboard/dash-card.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Pager } from '../../../../ui/sections/pager.tsx';
import { useCompanies } from '../api.ts';
import { useText } from '../texts.ts';
import { CompanyTable } from './company-table.tsx';

/** Shows the number of companies and the list of them, newest first; the address holds search and page. */
export function CompaniesCard() {
  const t = useText();
  const language = useLanguage();
  const [address, change] = useSearchParams();
  const search = address.get('search') ?? '';
  const listed = useCompanies(pageIn(address), typedTerm(search));
  const number = (value: number) => formatNumber(value, language);
  return (
    <DashCard title={t('companies.title')} aside={<Link to="/operator/promotions">{t('companies.issue')}</Link>}>
      <Listed query={listed}>
        {({ items, inService, isNew, ended, page, pageCount }) => (
          <>
            <DashFigure figure={number(inService)}>
              {t('companies.counts', { isNew: number(isNew), days: number(newCompanyDays), ended: number(ended) })}
            </DashFigure>
            <DashBody>
              <TextField
                type="search"
                label={t('companies.search')}
                value={search}
                onChange={(typed) => change({ search: typed === '' ? null : typed, page: null })}
              />
              {items.length === 0 && (
                <p role="status">{t(search.trim() === '' ? 'companies.none' : 'companies.notFound')}</p>
              )}
              {items.length > 0 && <CompanyTable rows={items} />}
              <Pager {...{ page, pageCount }} format={number} onChange={(to) => change({ page: String(to) }, 'push')} />
            </DashBody>
          </>
        )}
      </Listed>
    </DashCard>
  );
}
