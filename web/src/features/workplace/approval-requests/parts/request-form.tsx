import { approvalsHome } from '@madang/contract/kernel/addresses.ts';
import type { FormField } from '@madang/contract/workplace/approval-forms/rules.ts';
import type { DocumentKind } from '@madang/contract/workplace/approval-policies/rules.ts';
import {
  amountOf,
  contentSchema,
  emptyValue,
  type FieldValue,
  type FormContent,
} from '@madang/contract/workplace/approval-requests/content.ts';
import {
  changeApprovalRequest,
  createApprovalRequest,
  submitApprovalRequest,
} from '@madang/contract/workplace/approval-requests/routes.ts';
import { requestTitle } from '@madang/contract/workplace/approval-requests/rules.ts';
import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { FieldProps } from '../../../../ui/fields/field.tsx';
import { Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import { type ReadRequest, requestHref, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { FormInput, type KnownFile } from './fields/form-input.tsx';
import { OwnRoute } from './own-route.tsx';

interface RequestFormProps {
  readonly approvalFormId: string;
  readonly documentKind: DocumentKind;
  readonly formFields: readonly FormField[];
  /** A draft, or what was sent back; absent: a new request. */
  readonly shown?: ReadRequest;
}

interface Values {
  readonly requestTitle: string;
  readonly formContent: Record<string, FieldValue>;
}

/** Values of a new request, or of one that is changed. */
function initialOf(fields: readonly FormField[], shown: ReadRequest | undefined): Values {
  const given = (shown?.formContent ?? {}) as Record<string, FieldValue>;
  return {
    requestTitle: shown?.requestTitle ?? '',
    formContent: Object.fromEntries(
      fields.map((field) => [field.fieldKey, given[field.fieldKey] ?? emptyValue(field)]),
    ),
  };
}

/** Fills in a form; below it the route that the request would take. */
export function RequestForm({ approvalFormId, documentKind, formFields, shown }: RequestFormProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [initial] = useState(() => initialOf(formFields, shown));
  const [files, setFiles] = useState<readonly KnownFile[]>(shown?.files ?? []);
  const [isSaving, setSaving] = useState(false);
  const saved = useRef(shown && { requestId: shown.requestId, version: shown.version });
  const schema = useMemo(
    () => z.strictObject({ requestTitle, formContent: contentSchema(formFields, false) }),
    [formFields],
  );
  /** Saves what is typed and answers the request; a second press goes on with the one that exists. */
  const save = async (body: { readonly requestTitle: string; readonly formContent: FormContent }) => {
    if (saved.current) {
      const { requestId, version } = saved.current;
      const changed = await call(changeApprovalRequest, {
        params: { requestId },
        body: { ...body, expected: { version } },
      });
      saved.current = { requestId, version: changed.version };
    } else {
      const { requestId } = await call(createApprovalRequest, { body: { approvalFormId, ...body } });
      saved.current = { requestId, version: 1 };
    }
    return saved.current;
  };
  const form = useForm({
    schema,
    initial,
    submit: async (body) => {
      const { requestId, version } = await save(body);
      await call(submitApprovalRequest, { params: { requestId }, body: { expected: { version } } });
      await reread();
      notices.toast(t('submitted'));
      navigate(requestHref(requestId), { replace: true });
    },
  });
  const cancel = () => navigate(shown ? requestHref(shown.requestId) : approvalsHome);
  const saveDraft = async () => {
    setSaving(true);
    try {
      const { requestId } = await save(form.values);
      await reread();
      notices.toast(t('draftSaved'));
      navigate(requestHref(requestId), { replace: true });
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Stack>
      <Card>
        <form {...form.formProps}>
          <Stack>
            <TextField {...form.field('requestTitle')} spellCheck />
            {formFields.map((field) => (
              <FormInput
                key={field.fieldKey}
                field={field}
                binding={form.field(`formContent.${field.fieldKey}`) as FieldProps<FieldValue>}
                named={shown?.named ?? {}}
                files={files}
                onFile={(file) => setFiles((before) => [...before, file])}
              />
            ))}
            <FormActions submit={t('submit')} busy={form.busy} onCancel={cancel}>
              <Button busy={isSaving} onClick={() => void saveDraft()}>
                {t('saveDraft')}
              </Button>
            </FormActions>
          </Stack>
        </form>
      </Card>
      <Card>
        <Section title={t('route.title')} help={t('route.help')}>
          <OwnRoute documentKind={documentKind} amount={amountOf(formFields, form.values.formContent)} />
        </Section>
      </Card>
    </Stack>
  );
}
