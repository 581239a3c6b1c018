import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { DepartmentDetail } from '@madang/contract/organisation/departments/routes.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useDepartment } from '../api.ts';
import { nameFor, pathText } from '../names.ts';
import { useText } from '../texts.ts';
import type { LoadedBranch } from '../tree-rows.ts';
import type { Changes } from '../use-changes.ts';
import { ChangeForm } from './change-form.tsx';
import { DepartmentHistory } from './department-history.tsx';
import { MoveForm } from './move-form.tsx';

interface DepartmentPanelProps {
  readonly departmentCode: string;
  readonly branches: ReadonlyMap<string, LoadedBranch>;
  readonly changes: Changes;
  readonly onAdd: (under: string) => void;
  readonly onSelect: (code: string) => void;
  readonly onClose: () => void;
}

const tabs = ['facts', 'place', 'history'] as const;
type Tab = (typeof tabs)[number];

/** One department: what it is, where it stands, what happened to it. */
export function DepartmentPanel(props: DepartmentPanelProps) {
  const t = useText();
  const language = useLanguage();
  const query = useDepartment(props.departmentCode);
  const title = query.data ? nameFor(query.data.department, language) : t('department');
  return (
    <SidePanel title={title} onClose={props.onClose}>
      <Listed query={query}>
        {(detail) =>
          props.departmentCode === rootDepartment ? (
            <FactsTab detail={detail} {...props} />
          ) : (
            <Views detail={detail} {...props} />
          )
        }
      </Listed>
    </SidePanel>
  );
}

interface ViewProps extends DepartmentPanelProps {
  readonly detail: DepartmentDetail;
}

function Views(props: ViewProps) {
  const t = useText();
  const [view, setView] = useSearchParam('view');
  const active = tabs.find((tab) => tab === view) ?? 'facts';
  const labels: Readonly<Record<Tab, string>> = {
    facts: t('view.facts'),
    place: t('view.place'),
    history: t('view.history'),
  };
  return (
    <Tabs
      label={t('department')}
      tabs={tabs.map((id) => ({ id, label: labels[id] }))}
      active={active}
      onChange={(id) => setView(id === 'facts' ? null : id)}
    >
      {active === 'facts' && <FactsTab {...props} />}
      {active === 'place' && <MoveForm {...props} />}
      {active === 'history' && <DepartmentHistory departmentCode={props.departmentCode} />}
    </Tabs>
  );
}

function FactsTab({ detail, changes, onAdd, onClose }: ViewProps) {
  const t = useText();
  const language = useLanguage();
  const { department, path, departmentCount, peopleCount, itemCount, createdAt, changedAt } = detail;
  const isRoot = department.departmentCode === rootDepartment;
  const [DepartmentHeads] = useContributed('departmentHeads');
  const [DepartmentPlans] = useContributed('departmentPlans');
  const number = (value: number) => formatNumber(value, language);
  const facts = [
    [t('code'), department.departmentCode],
    ...(isRoot
      ? []
      : [
          [t('path'), pathText(path, language)],
          [t('level'), number(department.level)],
        ]),
    [t('departmentCount'), number(departmentCount)],
    [t('peopleCount'), number(peopleCount)],
    ...(itemCount > 0 ? [[t('itemCount'), number(itemCount)]] : []),
    [t('createdAt'), formatDate(createdAt, language, 'dateTime')],
  ] as const satisfies readonly (readonly string[])[];
  const remove = can(detail, 'delete') ? () => void changes.remove(department, onClose) : undefined;
  const told = (
    <>
      <Facts facts={facts.map(([name = '', value = '']) => [name, value] as const)} />
      {can(detail, 'create') && (
        <Actions>
          <Button icon={<PlusIcon />} onClick={() => onAdd(department.departmentCode)}>
            {t('addUnder')}
          </Button>
        </Actions>
      )}
    </>
  );
  // Beside the form of the names: heads have a form of their own.
  const led = (
    <>
      {DepartmentPlans && <DepartmentPlans departmentCode={department.departmentCode} />}
      {DepartmentHeads && <DepartmentHeads departmentCode={department.departmentCode} />}
    </>
  );
  return (
    <Stack>
      {led}
      {can(detail, 'change') ? (
        <ChangeForm key={changedAt} department={department} onDelete={remove} onClose={onClose}>
          {told}
        </ChangeForm>
      ) : (
        told
      )}
    </Stack>
  );
}
