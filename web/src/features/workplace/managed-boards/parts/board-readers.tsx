import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { listBoardDepartments, setBoardDepartments } from '@madang/contract/workplace/boards/readers.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { useText } from '../texts.ts';

interface BoardReadersProps {
  readonly boardNumber: number;
}

/** BRD-07: the departments that a board is for, each with all below it. */
export function BoardReaders({ boardNumber }: BoardReadersProps) {
  const t = useText();
  const language = useLanguage();
  const [chosen, setChosen] = useState('');
  const { departments, save } = useBoardDepartments(boardNumber);
  if (departments === undefined) return null;
  const codes = departments.map(({ departmentCode }) => departmentCode);
  const add = async () => {
    await save([...codes, chosen], codes, t('readers.added'));
    setChosen('');
  };
  const missing = chosen === '' || codes.includes(chosen);
  return (
    <Section title={t('readers.title')} help={t('readers.text')}>
      <Stack>
        {departments.length === 0 && <p>{t('readers.everyone')}</p>}
        {departments.length > 0 && (
          <Facts
            facts={departments.map((department) => [
              departmentNameFor(department, language),
              <Button
                key={department.departmentCode}
                small
                variant="quiet"
                aria-label={t('readers.takeOne', { name: departmentNameFor(department, language) })}
                onClick={() =>
                  void save(
                    codes.filter((code) => code !== department.departmentCode),
                    codes,
                    t('readers.taken'),
                  )
                }
              >
                {t('readers.take')}
              </Button>,
            ])}
          />
        )}
        <DepartmentField field={{ value: chosen, onChange: setChosen }} />
        <span>
          <Button disabledReason={missing ? t('readers.choose') : undefined} onClick={() => void add()}>
            {t('readers.add')}
          </Button>
        </span>
      </Stack>
    </Section>
  );
}

function useBoardDepartments(boardNumber: number) {
  const notices = useNotices();
  const undoable = useUndoable();
  const queries = useQueryClient();
  const params = { boardNumber };
  const { data } = useQuery({
    queryKey: ['boards', 'departments', boardNumber],
    queryFn: ({ signal }) => call(listBoardDepartments, { params }, { signal }),
  });
  const reread = () => queries.invalidateQueries({ queryKey: ['boards'] });
  const save = async (departmentCodes: string[], expected: string[], done: string) => {
    try {
      undoable(done, await sendChange(setBoardDepartments, { params, body: { departmentCodes, expected } }), reread);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
  return { departments: data?.items, save };
}
