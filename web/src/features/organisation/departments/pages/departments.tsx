import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { toCallError } from '../../../../kernel/call-error.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { AsOfDay, AsOfPage } from '../../../../kernel/sections/as-of.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { DownloadIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { SheetIcon, TreeIcon } from '../../../../ui/sections/icons.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { SearchBox, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { workPageTitle } from '../../../ground/jobs/index.ts';
import { useBranches, useCount, useDepartment } from '../api.ts';
import { DepartmentPanel } from '../parts/department-panel.tsx';
import { DepartmentTree } from '../parts/department-tree.tsx';
import { DownloadPopup } from '../parts/download-popup.tsx';
import { FoundList } from '../parts/found-list.tsx';
import { NewDepartment } from '../parts/new-department.tsx';
import { useText } from '../texts.ts';
import { useChanges } from '../use-changes.ts';

export { beginTree } from '../api.ts';

/** Comes when it is first opened. */
const TemplateEditor = lazy(async () => ({ default: (await import('../parts/template-editor.tsx')).TemplateEditor }));

/** A company that has this many departments has its own tree; templates are then in the palette alone. */
const fewDepartments = 10;

/** The tree of departments, of today or as of the day in the address. */
export function DepartmentsPage() {
  return (
    <AsOfPage page="Departments">
      <PresentDepartments />
    </AsOfPage>
  );
}

/** The tree of today; an open department, a search and a new department each have their address. */
function PresentDepartments() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const { data: session } = useQuery(sessionQuery);
  const { data: count } = useCount();
  const changes = useChanges();
  const keyword = search.get('q') ?? '';
  const item = search.get('item');
  const [open, setOpen] = useOpenBranches(item);
  const tree = useBranches(open);
  const [isDownloading, setIsDownloading] = useState(false);
  const select = useCallback(
    (code: string) => change({ item: code, panel: null, under: null, view: null }, 'push'),
    [change],
  );
  const close = useCallback(() => change({ item: null, panel: null, under: null, view: null }), [change]);
  const add = (under: string) => change({ panel: 'new', under, item: null, view: null }, 'push');
  usePageTitle(t('title'));
  const mayCreate = count !== undefined && can(count, 'create');
  const addButton = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => add(rootDepartment)}>
      {t('add')}
    </Button>
  );
  const templateButton = (
    <Button icon={<TreeIcon />} onClick={() => change({ panel: 'template', item: null, under: null }, 'push')}>
      {t('template.open')}
    </Button>
  );
  const importButton = (
    <LinkButton href={`${sectionAddresses.imports}?kind=departments`} icon={<SheetIcon />}>
      {workPageTitle('imports')}
    </LinkButton>
  );
  const isTemplate = search.get('panel') === 'template';
  // Where nothing is yet there is nothing to search, and the list itself begins it.
  const isEmpty = keyword === '' && tree.first?.data?.total.count === 0;
  // Readers of a part of the company get a list: the tree begins with the company itself.
  const refused = tree.first?.error ? toCallError(tree.first.error) : undefined;
  const isPart = refused?.errorCode === 'CO401' && refused.right?.kind === 'department';
  const searchFor = useCallback((q: string) => change({ q: q || null }), [change]);
  const panel =
    search.get('panel') === 'new' ? (
      <NewDepartment parentDepartmentCode={search.get('under') ?? rootDepartment} onMade={select} onClose={close} />
    ) : item !== null ? (
      <DepartmentPanel
        key={item}
        departmentCode={item}
        branches={tree.branches}
        changes={changes}
        onAdd={add}
        onSelect={select}
        onClose={close}
      />
    ) : undefined;
  return (
    <SectionPage
      title={t('title')}
      count={count === undefined ? undefined : formatNumber(count.count, language)}
      lead={t('lead')}
      actions={
        !isEmpty &&
        !isTemplate && (
          <>
            {mayCreate && count.count < fewDepartments && templateButton}
            {mayCreate && addButton}
            {mayCreate && importButton}
            <Button icon={<DownloadIcon />} onClick={() => setIsDownloading(true)}>
              {t('download.open')}
            </Button>
            {isDownloading && <DownloadPopup onClose={() => setIsDownloading(false)} />}
          </>
        )
      }
      toolbar={
        !isEmpty &&
        !isTemplate && (
          <Toolbar label={t('search')}>
            <SearchBox label={t('search')} placeholder={t('searchPlaceholder')} value={keyword} onChange={searchFor} />
            <AsOfDay />
          </Toolbar>
        )
      }
      panel={panel}
    >
      {isTemplate ? (
        <Suspense fallback={<Skeleton label={t('loading')} lines={6} />}>
          <TemplateEditor onClose={close} />
        </Suspense>
      ) : keyword === '' && !isPart ? (
        <DepartmentTree
          company={session}
          open={open}
          onToggle={setOpen}
          tree={tree}
          changes={changes}
          selected={item}
          onSelect={select}
          add={
            mayCreate && (
              <Actions>
                {addButton}
                {templateButton}
                {importButton}
              </Actions>
            )
          }
        />
      ) : (
        <FoundList keyword={keyword} openCode={item} onOpen={select} onClear={() => searchFor('')} />
      )}
    </SectionPage>
  );
}

/** Returns the open branches; the path to the address's department opens by itself. */
function useOpenBranches(item: string | null) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([rootDepartment]));
  const { data } = useDepartment(item);
  const way = data?.path
    .slice(0, -1)
    .map(({ departmentCode }) => departmentCode)
    .join(' ');
  const [openedWay, setOpenedWay] = useState<string>();
  if (way !== undefined && way !== openedWay) {
    setOpenedWay(way);
    setOpen(new Set([...open, ...way.split(' ').filter(Boolean)]));
  }
  const toggle = useCallback((code: string, isOpen: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(code);
      // The company itself stays open.
      else if (code !== rootDepartment) after.delete(code);
      return after;
    });
  }, []);
  return [open, toggle] as const;
}
