import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { consoleHome, portalHome } from '@madang/contract/kernel/addresses.ts';
import { changeCompany, type OwnCompany } from '@madang/contract/access/linked-accounts/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { ownCompaniesQuery } from '../../kernel/company/own-companies.ts';
import { toCallError } from '../../kernel/call-error.ts';
import { useNotices } from '../../kernel/notices.ts';
import { clearPerson } from '../../kernel/pages/kept-keys.ts';
import { consentWith, factorWith, renewalWith } from '../../kernel/pages/waiting-sign-in.ts';
import { logoutRedirect } from '../../kernel/session.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { DropDown } from '../../ui/parts/drop-down.tsx';
import { CompanyIcon } from '../../ui/sections/icons.tsx';
import { useAppTexts } from '../texts.ts';
import styles from './account-menu.module.css';

interface CompanySwitchProps {
  /** Area in which the person is, and to which they return in the other company. */
  readonly place: 'portal' | 'console';
}

/** MEM-04: the companies that the login opens; nothing for everyone who has one. */
export function CompanySwitch({ place }: CompanySwitchProps) {
  const t = useAppTexts();
  const language = useLanguage();
  const { data } = useQuery(ownCompaniesQuery);
  const companies = data?.items ?? [];
  const current = companies.find(({ isCurrent }) => isCurrent);
  const change = useChange(place === 'console' ? consoleHome : portalHome);
  if (!current || companies.length < 2) return null;
  const nameOf = (company: OwnCompany) => companyNameFor(company, language);
  return (
    <DropDown
      label={nameOf(current)}
      name={t('account.companies')}
      tip={t('account.companies')}
      side="end"
      icon={<CompanyIcon />}
    >
      {companies.map((company) => (
        <button
          key={company.companyCode}
          type="button"
          aria-current={company.isCurrent ? 'true' : undefined}
          aria-label={
            company.isCurrent
              ? `${nameOf(company)}, ${t('account.currentCompany')}`
              : t('account.changeTo', { company: nameOf(company) })
          }
          disabled={change.isBusy}
          onClick={() => !company.isCurrent && void change.to(company)}
        >
          {company.isCurrent ? <CheckIcon /> : <span className={styles['noCheck']} />}
          <span>{nameOf(company)}</span>
        </button>
      ))}
    </DropDown>
  );
}

/** Changes company and begins at the same place there, by way of what that company asks of a sign-in. */
function useChange(home: string) {
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const ways: Readonly<Record<string, (target: string) => string>> = {
    CONSENT_NEEDED: consentWith,
    FACTOR_NEEDED: factorWith,
    PASSWORD_RENEWAL_NEEDED: renewalWith,
  };
  const to = async ({ companyCode }: OwnCompany) => {
    setBusy(true);
    try {
      await call(changeCompany, { body: { companyCode } });
      clearPerson();
      location.assign(home);
    } catch (thrown) {
      const way = ways[toCallError(thrown).errorCode]?.(home) ?? logoutRedirect(thrown, 'ended');
      if (way !== undefined) {
        clearPerson();
        location.assign(way);
        return;
      }
      setBusy(false);
      await notices.showError(thrown);
    }
  };
  return { isBusy, to };
}
