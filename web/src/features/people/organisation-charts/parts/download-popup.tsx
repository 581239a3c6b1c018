import { downloadReason } from '@madang/contract/ground/jobs/rules.ts';
import { downloadMembers, downloadOrganisation } from '@madang/contract/people/organisation-charts/routes.ts';
import * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { saveText } from '../../../../kernel/calls/save-text.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useDepartment } from '../api.ts';
import { useText } from '../texts.ts';

const contents = ['departments', 'people'] as const;
type Content = (typeof contents)[number];
const files = { departments: downloadOrganisation, people: downloadMembers } as const;
const schema = z.strictObject({ content: z.enum(contents), reason: downloadReason });

interface DownloadPopupProps {
  readonly departmentCode: string;
  readonly onClose: () => void;
}

/** MEM-07 MB907: the open department and all below it as a file, with what it is for; its people for those who may export people. */
export function DownloadPopup({ departmentCode, onClose }: DownloadPopupProps) {
  const t = useText();
  const department = useDepartment(departmentCode, 1);
  const initial: { content: Content; reason: string } = { content: 'departments', reason: '' };
  const form = useForm({
    schema,
    initial,
    submit: async ({ content, reason }) => {
      const file = await call(files[content], { params: { departmentCode }, body: { reason } });
      saveText(file.fileName, 'text/csv', file.content);
      onClose();
    },
  });
  const content = form.field('content');
  return (
    <Popup title={t('download.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t(`download.texts.${content.value}`)}</p>
          {department.data && can(department.data, 'downloadPeople') && (
            <SelectField
              {...content}
              label={t('download.content')}
              onChange={(value) => content.onChange(value as Content)}
              options={contents.map((value) => ({ value, label: t(`download.contents.${value}`) }))}
            />
          )}
          <TextField
            {...form.field('reason')}
            label={t('download.reason')}
            help={t('download.reasonHelp')}
            spellCheck
          />
          <FormActions submit={t('download.start')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
