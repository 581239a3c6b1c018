import { departmentKeywordMaxLength } from '@madang/contract/departments/limits.ts';
import type { NamedDepartment } from '@madang/contract/departments/names.ts';
import type { DepartmentDetail } from '@madang/contract/departments/routes.ts';
import { useState } from 'react';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Actions, Section, Stack } from '../../../ui/parts/card.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/sections/icons.tsx';
import { useSectionTexts } from '../../../ui/sections/section-texts.tsx';
import { SearchBox } from '../../../ui/sections/toolbar.tsx';
import { useFound } from '../api.ts';
import { nameFor, pathText } from '../names.ts';
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
  const [keyword, setKeyword] = useState('');
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
        <SearchBox label={t('moveSearch')} placeholder={t('searchPlaceholder')} value={keyword} onChange={setKeyword} />
        <Targets key={keyword} keyword={keyword} detail={detail} changes={changes} />
      </Section>
    </Stack>
  );
}

interface TargetsProps extends Pick<MoveFormProps, 'detail' | 'changes'> {
  readonly keyword: string;
}

function Targets({ keyword, detail, changes }: TargetsProps) {
  const query = useFound(keyword.slice(0, departmentKeywordMaxLength));
  const [company] = detail.path;
  if (keyword === '') return company ? <Choice targets={[[company]]} detail={detail} changes={changes} /> : null;
  return (
    <Listed query={query}>
      {({ items }) => <Choice targets={items.map(({ path }) => path)} detail={detail} changes={changes} />}
    </Listed>
  );
}

interface ChoiceProps extends Pick<MoveFormProps, 'detail' | 'changes'> {
  /** The ways down to the departments to choose from. */
  readonly targets: readonly (readonly NamedDepartment[])[];
}

function Choice({ targets, detail, changes }: ChoiceProps) {
  const t = useText();
  const texts = useSectionTexts();
  const language = useLanguage();
  const [selected, setSelected] = useState('');
  const { department } = detail;
  const others = targets.filter((path) => path.every((step) => step.departmentCode !== department.departmentCode));
  if (others.length === 0) return <p>{texts.nothingFound}</p>;
  const options = others.map((path) => {
    const last = path.at(-1) ?? { departmentCode: '', departmentName: '', englishDepartmentName: '' };
    return { value: last.departmentCode, title: nameFor(last, language), text: pathText(path, language) };
  });
  const move = async () => {
    // At once: what is chosen while it is on its way is the next one's.
    setSelected('');
    const isMoved = await changes.move(department, { parentDepartmentCode: selected, beforeDepartmentCode: '' });
    if (!isMoved) setSelected((since) => since || selected);
  };
  return (
    <Stack>
      <RadioCards
        label={t('parent')}
        name="parentDepartmentCode"
        options={options}
        value={selected}
        onChange={setSelected}
      />
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
