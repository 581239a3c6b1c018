import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobListNameFor, jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { JobListSettings } from '@madang/contract/organisation/job-ranks/routes.ts';
import { fieldNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { PlacedName } from '@madang/contract/people/people/fields.ts';
import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Facts } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

/** Shows the facts that the company decides about the person: read-only here, changed by its administrators. */
export function OwnedFacts({ owned }: Pick<Profile, 'owned'>) {
  const t = useText();
  const language = useLanguage();
  /** RNK-02: under the company's own word for it, and not at all where it hides the list. */
  const job = (id: 'jobRank' | 'jobTitle', list: JobListSettings) => {
    const entry = owned[id];
    if (entry === null || list.isHidden) return [];
    return [[jobListNameFor(list, language) || t(`owned.${id}`), jobRankNameFor(entry, language)] as const];
  };
  const valueOf = (name: PlacedName<'owned'>) =>
    name === 'employmentType' ? t(`owned.employmentTypes.${owned[name]}`) : String(owned[name]);
  return (
    <Facts
      facts={[
        [
          t('owned.loginId'),
          <span key="id" lang="en">
            {owned.loginId}
          </span>,
        ],
        [t('owned.company'), companyNameFor(owned, language)],
        [t('owned.department'), departmentNameFor(owned, language) || t('owned.noDepartment')],
        ...job('jobRank', owned.jobLists.ranks),
        ...job('jobTitle', owned.jobLists.titles),
        ...fieldNamesIn('owned').flatMap((name) =>
          owned[name] === '' ? [] : [[fieldText(name), valueOf(name)] as const],
        ),
      ]}
    />
  );
}
