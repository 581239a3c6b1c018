import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { formatDate } from '../../../../kernel/dates.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { useTreeThen } from '../api.ts';
import { useText } from '../texts.ts';
import { AsOfBar } from './as-of-bar.tsx';
import { AskedThen } from './asked-then.tsx';
import { DayField } from './day-field.tsx';
import { DepartmentThen } from './department-then.tsx';
import { TreeThen } from './tree-then.tsx';

/** The section of departments as of a day: the tree, and one department beside it. */
export function DepartmentsThen({ on }: { readonly on: string }) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const tree = useTreeThen(on);
  const item = search.get('item');
  usePageTitle(t('departments'));
  const open = tree.data?.items.find(({ departmentCode }) => departmentCode === item);
  const show = (personId: string) => navigate(`/console/employees?item=${personId}&on=${on}`);
  return (
    <SectionPage
      title={t('departments')}
      toolbar={
        <Toolbar label={t('day')}>
          <DayField />
        </Toolbar>
      }
      panel={
        item !== null && (
          <SidePanel
            key={item}
            title={open ? departmentNameFor(open, language) : item}
            lead={tree.data && t(tree.data.time, { date: formatDate(on, language) })}
            onClose={() => change({ item: null, page: null })}
          >
            <DepartmentThen on={on} departmentCode={item} hasTitle={false} onShow={show} />
          </SidePanel>
        )
      }
    >
      <Stack>
        <AsOfBar on={on} about={tree.data} />
        <AskedThen query={tree}>
          {({ items }) => (
            <TreeThen
              label={t('departments')}
              departments={items}
              selected={item}
              onSelect={(code) => change({ item: code, page: null }, 'push')}
            />
          )}
        </AskedThen>
      </Stack>
    </SectionPage>
  );
}
