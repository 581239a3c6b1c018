import type { DepartmentDetail } from '@madang/contract/organisation/departments/routes.ts';
import { Suspense, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Section, Stack } from '../../../../ui/parts/card.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/sections/icons.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { DepartmentField } from '../index.ts';
import { useText } from '../texts.ts';
import { type LoadedBranch, placeOfStep, type Step } from '../tree-rows.ts';
import type { Changes } from '../use-changes.ts';

interface MoveFormProps {
  readonly detail: DepartmentDetail;
  readonly branches: ReadonlyMap<string, LoadedBranch>;
  readonly changes: Changes;
}

/** ACS-07: every way of a drag by button: up and down among the neighbours, and under any other department. */
export function MoveForm({ detail, branches, changes }: MoveFormProps) {
  const t = useText();
  const { department } = detail;
  const place = (step: Step) => placeOfStep(department.departmentCode, step, branches);
  const stepButton = (step: Step, label: string, atEnd: string) => {
    const to = place(step);
    return (
      <Button
        icon={step === 'ArrowUp' ? <ArrowUpIcon /> : <ArrowDownIcon />}
        disabledReason={to ? undefined : atEnd}
        onClick={() => to && void changes.move(department, to)}
      >
        {label}
      </Button>
    );
  };
  return (
    <Stack>
      <Section title={t('order')}>
        <Actions>
          {stepButton('ArrowUp', t('up'), t('isFirst'))}
          {stepButton('ArrowDown', t('down'), t('isLast'))}
        </Actions>
      </Section>
      <Section title={t('moveTo')} help={t('moveHelp')}>
        <MoveTo detail={detail} changes={changes} />
      </Section>
    </Stack>
  );
}

function MoveTo({ detail: { department }, changes }: Pick<MoveFormProps, 'detail' | 'changes'>) {
  const t = useText();
  const [selected, setSelected] = useState('');
  const move = async () => {
    // At once: what is chosen while it is on its way is the next one's.
    setSelected('');
    const isMoved = await changes.move(department, { parentDepartmentCode: selected, beforeDepartmentCode: '' });
    if (!isMoved) setSelected((since) => since || selected);
  };
  return (
    <Stack>
      <Suspense fallback={<Skeleton lines={2} label={t('parent')} />}>
        <DepartmentField
          label={t('parent')}
          field={{ name: 'parentDepartmentCode', value: selected, onChange: setSelected }}
          except={department.departmentCode}
        />
      </Suspense>
      <Actions>
        <Button
          variant="primary"
          disabledReason={selected === '' ? t('chooseFirst') : undefined}
          onClick={() => void move()}
        >
          {t('move')}
        </Button>
      </Actions>
    </Stack>
  );
}
