import { type EditionKey, exportProof, proofRequest } from '@madang/contract/ground/terms-publishing/routes.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { saveText } from '../../../../kernel/calls/save-text.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

interface ProofPopupProps {
  readonly edition: EditionKey;
  readonly version: string;
  readonly onClose: () => void;
}

/** The proof of one company's answers as a file; it says what for, and that is recorded. */
export function ProofPopup({ edition, version, onClose }: ProofPopupProps) {
  const t = useText();
  const notices = useNotices();
  const form = useForm({
    schema: proofRequest,
    initial: { version, companyCode: '', reason: '' },
    submit: async (asked) => {
      const { csv, rowCount } = await readAll(edition, asked);
      if (rowCount === 0) return notices.alert(t('proof.none'));
      saveText(`consent-${edition.termsCode}-${version}-${asked.companyCode}.csv`, 'text/csv', csv);
      notices.toast(t('proof.saved', { count: rowCount }));
      onClose();
    },
  });
  return (
    <Popup title={t('proof.title')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('companyCode')} help={t('proof.companyHelp')} />
          <TextField {...form.field('reason')} help={t('proof.reasonHelp')} spellCheck />
          <FormActions submit={t('proof.open')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}

/** Page after page, for a company may have many people. */
async function readAll(
  params: EditionKey,
  asked: BodyOf<typeof exportProof>,
): Promise<{ csv: string; rowCount: number }> {
  let csv = '';
  let rowCount = 0;
  let after = asked.after;
  for (;;) {
    const page = await call(exportProof, { params, body: { ...asked, after } });
    csv += page.csv;
    rowCount += page.rowCount;
    if (page.next === null) return { csv, rowCount };
    after = page.next;
  }
}
