import { approvalFormInput, type ApprovalFormInput } from '@madang/contract/workplace/approval-forms/rules.ts';
import {
  changeApprovalForm,
  createApprovalForm,
  deleteApprovalForm,
} from '@madang/contract/workplace/approval-forms/routes.ts';
import { documentKinds } from '@madang/contract/workplace/approval-policies/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card, Stack } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { FieldsField } from './fields-field.tsx';
import type { ReadForm } from './form-page.tsx';

interface EditorProps {
  /** Absent: a new one. */
  readonly shown?: ReadForm;
  readonly load: () => Promise<void>;
  readonly onClose: () => void;
}

/** Names, kind and fields of a form. */
export function FormEditor({ shown, load, onClose }: EditorProps) {
  const t = useText();
  const form = useEditor({ ...(shown && { shown }), load, onClose });
  const reread = useReread();
  const kind = form.field('documentKind');
  const mayChange = !shown || can(shown, 'change');
  return (
    <Stack>
      <Card>
        <form {...form.formProps}>
          <Stack>
            <Columns>
              <TextField {...form.field('approvalFormName')} spellCheck />
              <TextField {...form.field('englishApprovalFormName')} lang="en" spellCheck />
            </Columns>
            <TextField {...form.field('approvalFormNote')} spellCheck help={t('help.note')} />
            <SelectField
              {...kind}
              help={t('help.kind')}
              options={documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={(value) => kind.onChange(documentKinds.find((each) => each === value) ?? 'general')}
            />
            <CheckField {...form.field('isFormActive')} help={t('help.active')} />
            {form.values.documentKind === 'leave' && (
              <CheckField {...form.field('makesLeave')} help={t('help.leave')} />
            )}
            <FieldsField form={form} />
            <FormActions submit={mayChange ? t('save') : undefined} busy={form.busy} onCancel={onClose}>
              {shown && can(shown, 'delete') && (
                <DeleteButton
                  label={t('delete')}
                  done={t('deleted', { name: shown.approvalFormName })}
                  remove={() => sendChange(deleteApprovalForm, { params: { approvalFormId: shown.approvalFormId } })}
                  onGone={onClose}
                  reread={reread}
                />
              )}
            </FormActions>
          </Stack>
        </form>
      </Card>
      {shown && <VersionList versions={shown.versions} />}
    </Stack>
  );
}

const emptyForm: ApprovalFormInput = {
  approvalFormName: '',
  englishApprovalFormName: '',
  approvalFormNote: '',
  documentKind: 'general',
  isFormActive: true,
  makesLeave: false,
  formFields: [
    {
      fieldKey: 'f1',
      fieldKind: 'lines',
      fieldLabel: '',
      englishFieldLabel: '',
      fieldNote: '',
      isFieldRequired: true,
      choices: [],
    },
  ],
};

function valuesOf(shown: ReadForm): ApprovalFormInput {
  const {
    approvalFormName,
    englishApprovalFormName,
    approvalFormNote,
    documentKind,
    isFormActive,
    makesLeave,
    formFields,
  } = shown;
  return {
    approvalFormName,
    englishApprovalFormName,
    approvalFormNote,
    documentKind,
    isFormActive,
    makesLeave,
    formFields,
  };
}

function useEditor({ shown, load, onClose }: EditorProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [initial] = useState<ApprovalFormInput>(() => (shown ? valuesOf(shown) : emptyForm));
  return useForm({
    schema: approvalFormInput,
    initial,
    refusals: useEditConflict(load),
    submit: async (body) => {
      if (shown) {
        const { approvalFormId, version } = shown;
        await call(changeApprovalForm, { params: { approvalFormId }, body: { ...body, expected: { version } } });
      } else {
        await call(createApprovalForm, { body });
      }
      await reread();
      notices.toast(t('saved', { name: body.approvalFormName }));
      onClose();
    },
  });
}

/** The versions of a form, the newest first, with who wrote them. */
function VersionList({ versions }: { readonly versions: ReadForm['versions'] }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  return (
    <Disclosure summary={t('versions')}>
      <ol reversed>
        {versions.map(({ version, changedAt, changedBy }) => (
          <li key={version} value={version}>
            {[formatDate(changedAt, language, 'dateTime'), ...(changedBy ? [nameOf(changedBy)] : [])].join(' · ')}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
