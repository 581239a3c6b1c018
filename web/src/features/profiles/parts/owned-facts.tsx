import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { Profile } from '@madang/contract/profiles/routes.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Facts } from '../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

/** What the company decides about the person: to be read here, and changed by its administrators. */
export function OwnedFacts({ owned }: Pick<Profile, 'owned'>) {
  const t = useText();
  const company = readsKorean(useLanguage()) ? owned.companyName : owned.englishCompanyName || owned.companyName;
  return (
    <Facts
      facts={[
        [
          t('owned.loginId'),
          <span key="id" lang="en">
            {owned.loginId}
          </span>,
        ],
        [t('owned.company'), company],
        [t('owned.department'), owned.departmentName || t('owned.noDepartment')],
        [t('owned.grade'), String(owned.securityGrade)],
      ]}
    />
  );
}
