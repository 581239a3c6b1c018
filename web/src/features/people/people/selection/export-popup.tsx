import {
  exportedColumns,
  employeesExport,
  type EmployeesExport,
  exportEmployees,
} from '@madang/contract/people/people/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { FormatField } from '../../../../kernel/sections/format-field.tsx';
import { useNotices } from '../../../../kernel/notices.ts';
import { awaitJobs, jobsKey } from '../../../../kernel/sections/jobs-key.ts';
import type { SelectedRows } from '../../../../kernel/sections/use-row-selection.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import type { EmployeesQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { selectionOf } from './chosen.ts';

interface ExportPopupProps {
  readonly query: EmployeesQuery;
  /** Number of people to export, as text: of all that the list shows, over all its pages, or of those selected. */
  readonly number: string;
  /** Selected rows; absent: all. */
  readonly selected?: Pick<SelectedRows, 'isAll' | 'keys'>;
  readonly onClose: () => void;
}

/** MEM-07: the people of the list, or those selected, as a file; the administrator says what for, and finds it among the jobs. */
export function ExportPopup({ query, number, selected, onClose }: ExportPopupProps) {
  const t = useText();
  const notices = useNotices();
  const queries = useQueryClient();
  // Which jobs are over by now is known before this one begins, so that its end is shown.
  useEffect(() => awaitJobs(queries), [queries]);
  const form = useForm({
    schema: employeesExport,
    initial: { ...selectionOf(query), reason: '', columns: 'list', format: 'csv' } as EmployeesExport,
    submit: async ({ reason, columns, format }) => {
      await call(exportEmployees, { body: { ...selectionOf(query, selected), reason, columns, format } });
      notices.toast(t('export.started'));
      onClose();
      await queries.invalidateQueries({ queryKey: jobsKey });
    },
  });
  const columns = form.field('columns');
  return (
    <Popup title={t('export.title', { number })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t(`export.texts.${columns.value}`)}</p>
          <SelectField
            {...columns}
            label={t('export.columns')}
            onChange={(value) => columns.onChange(value as EmployeesExport['columns'])}
            options={exportedColumns.map((value) => ({ value, label: t(`export.contents.${value}`) }))}
          />
          <FormatField {...form.field('format')} label={t('export.format')} />
          <TextField {...form.field('reason')} help={t('export.reasonHelp')} spellCheck />
          <FormActions submit={t('export.start')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
