import { useQuery } from '@tanstack/react-query';
import { DropDown } from '../../../ui/parts/drop-down.tsx';
import { CountedIcon } from '../../../ui/marks/counted-icon.tsx';
import { TrayIcon } from '../../../ui/sections/icons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { isUnderWay, jobsQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { JobList } from './job-list.tsx';
import { useEndings } from './use-endings.ts';

/** What works behind the page: counted on a button in the console's head while it does, and listed under it. */
export function JobTray() {
  const t = useText();
  const { data } = useQuery(jobsQuery);
  useEndings(data);
  const count = data?.filter(isUnderWay).length ?? 0;
  const label = (
    <>
      {t('title')}
      {count > 0 && <VisuallyHidden> {t('counted', { number: count })}</VisuallyHidden>}
    </>
  );
  return (
    <DropDown
      label={label}
      name={t('title')}
      tip={t('title')}
      icon={<CountedIcon icon={TrayIcon} count={count} size={20} />}
    >
      <JobList />
    </DropDown>
  );
}
